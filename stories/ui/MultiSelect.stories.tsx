import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { MultiSelect } from '../../src/ui';
import { cities, held, longLabel } from './held';

const meta = {
  title: 'ui/MultiSelect',
  component: MultiSelect,
  render: held(MultiSelect),
  args: { label: 'Cities', value: [], onChange: fn(), options: cities },
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = { args: { placeholder: 'Type to search' } };
export const Chosen: Story = { args: { value: ['berlin', 'oslo', 'wien'] } };
export const Required: Story = { args: { isRequired: true } };
export const Invalid: Story = { args: { value: ['berlin'], errors: ['Choose at least two'] } };
export const Disabled: Story = { args: { value: ['berlin'], isDisabled: true } };
export const ReadOnly: Story = { args: { value: ['berlin', 'oslo'], isReadOnly: true } };
export const LongLabel: Story = {
  args: { label: longLabel, value: ['long', 'oslo'], options: [{ id: 'long', label: longLabel }, ...cities] },
};
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    label: 'المدن',
    value: ['a'],
    options: [
      { id: 'a', label: 'القاهرة' },
      { id: 'b', label: 'دبي' },
    ],
  },
};
export const TypedAndRemoved: Story = {
  args: { value: ['oslo'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'Cities' });
    await userEvent.type(field, 'ber');
    await userEvent.click(await screen.findByRole('option', { name: 'Berlin' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['berlin', 'oslo']);
    await expect(field).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Oslo' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['berlin']);
    await expect(field).toHaveFocus();
  },
};
