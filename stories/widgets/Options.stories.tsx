import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { OptionsSpec } from '../../src/model';
import { asked, resting, Widget } from './Widget';

const meta = { title: 'widgets/Options', component: Widget, args: { ...resting, onAnswer: fn() } } satisfies Meta<
  typeof Widget
>;
export default meta;
type Story = StoryObj<typeof Widget>;

const spec = (rest: Partial<OptionsSpec> = {}): OptionsSpec => ({
  ...asked,
  type: 'options',
  title: 'Which account?',
  description: 'The money is taken from it today.',
  isMultiple: false,
  options: [
    { label: 'Checking', value: 'c', description: 'Balance: $5432.18' },
    { label: 'Savings', value: 's', description: 'Balance: $12 000.00' },
    { label: 'High-yield savings', value: 'h', userMessage: 'High-yield savings it is.' },
  ],
  ...rest,
});

export const Buttons: Story = { args: { spec: spec({ preference: 'button' }) } };
export const List: Story = { args: { spec: spec({ preference: 'list' }) } };
export const Dropdown: Story = { args: { spec: spec({ preference: 'dropdown' }) } };
export const Several: Story = { args: { spec: spec({ isMultiple: true }) } };
export const None: Story = { args: { spec: spec({ options: [] }) } };
export const Disabled: Story = { args: { spec: spec({ preference: 'list' }), isDisabled: true } };
export const Chosen: Story = {
  args: { spec: spec({ preference: 'list' }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'High-yield savings' }));
    await expect(await canvas.findByText('High-yield savings it is.')).toBeVisible();
    await expect(args.onAnswer).toHaveBeenCalledWith({ action: 'submit', values: { value: 'h' } });
  },
};
export const Invalid: Story = {
  args: { spec: spec({ isMultiple: true }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByText('Choose at least one option.')).toBeVisible();
  },
};
