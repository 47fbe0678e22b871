import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Select } from '../../src/ui';
import { cities, held, longLabel } from './held';

const meta = {
  title: 'ui/Select',
  component: Select,
  render: held(Select),
  args: { label: 'Branch', value: undefined, onChange: fn(), options: cities },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = {};
export const Chosen: Story = { args: { value: 'oslo' } };
export const Described: Story = {
  args: {
    value: 'oslo',
    options: [{ id: 'oslo', label: 'Oslo', description: 'Open Monday to Friday, 9 to 16.' }],
  },
};
export const Required: Story = { args: { isRequired: true } };
export const Invalid: Story = { args: { isRequired: true, errors: ['Choose a branch'] } };
export const Disabled: Story = { args: { value: 'oslo', isDisabled: true } };
export const ReadOnly: Story = { args: { value: 'oslo', isReadOnly: true } };
export const LongLabel: Story = {
  args: { label: longLabel, value: 'long', options: [{ id: 'long', label: longLabel }, ...cities] },
};
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    label: 'الفرع',
    value: 'a',
    options: [
      { id: 'a', label: 'القاهرة' },
      { id: 'b', label: 'دبي' },
    ],
  },
};
export const ChosenAndTakenBack: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Branch' });
    await userEvent.selectOptions(field, 'Wien');
    await expect(args.onChange).toHaveBeenLastCalledWith('wien');
    await userEvent.selectOptions(field, 'Choose');
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
  },
};
