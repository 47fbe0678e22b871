import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PasswordField } from '../../src/ui';
import { held } from './held';

const meta = {
  title: 'ui/PasswordField',
  component: PasswordField,
  render: held(PasswordField),
  args: { label: 'Password', value: undefined, onChange: fn() },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = {};
export const Filled: Story = { args: { value: 'correct horse' } };
export const Invalid: Story = { args: { value: 'horse', isRequired: true, errors: ['Use 8 characters or more'] } };
export const Disabled: Story = { args: { value: 'correct horse', isDisabled: true } };
export const ReadOnly: Story = { args: { value: 'correct horse', isReadOnly: true } };
export const Shown: Story = {
  args: { value: 'correct horse' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Hide' })).toHaveAccessibleDescription('Password');
  },
};
