import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NumberField } from '../../src/ui';
import { held, longLabel } from './held';

const meta = {
  title: 'ui/NumberField',
  component: NumberField,
  render: held(NumberField),
  args: { label: 'Amount', value: undefined, onChange: fn(), onDraftChange: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = {};
export const Filled: Story = { args: { value: 1250.5, help: 'In euros.' } };
export const Required: Story = {
  args: { isRequired: true, description: 'Between 1 and 10.', minimum: 1, maximum: 10, isInteger: true },
};
export const AtItsMaximum: Story = { args: { value: 10, minimum: 1, maximum: 10 } };
export const Invalid: Story = { args: { value: 40, maximum: 10, errors: ['Enter 10 or less'] } };
export const Disabled: Story = { args: { value: 3, isDisabled: true } };
export const ReadOnly: Story = { args: { value: 3, isReadOnly: true } };
export const LongLabel: Story = { args: { label: longLabel, value: 3 } };
export const CommaLocale: Story = { globals: { locale: 'de' }, args: { label: 'Betrag', value: 1250.5 } };
export const RightToLeft: Story = { globals: { locale: 'ar' }, args: { label: 'المبلغ', value: 1250.5 } };
export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('spinbutton', { name: 'Amount' });
    await userEvent.type(field, '1e');
    await expect(field).toHaveValue('1e');
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
    await userEvent.type(field, '3');
    await expect(args.onChange).toHaveBeenLastCalledWith(1000);
    await expect(field).toHaveValue('1e3');
  },
};
