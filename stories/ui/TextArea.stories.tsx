import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextArea } from '../../src/ui';
import { held, longLabel } from './held';

const meta = {
  title: 'ui/TextArea',
  component: TextArea,
  render: held(TextArea),
  args: { label: 'Reason for the transfer', value: undefined, onChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

const lines = Array.from({ length: 8 }, (_, index) => `Line ${index + 1} of what the bank should know.`).join('\n');

export const Resting: Story = {};
export const Filled: Story = { args: { value: 'Rent for December.\nPlease send before the 1st.' } };
export const Grown: Story = { args: { value: lines } };
export const Required: Story = { args: { isRequired: true, description: 'The recipient sees this.' } };
export const Invalid: Story = { args: { isRequired: true, errors: ['Enter a reason'] } };
export const Disabled: Story = { args: { value: 'Rent for December.', isDisabled: true } };
export const ReadOnly: Story = { args: { value: 'Rent for December.', isReadOnly: true } };
export const LongLabel: Story = { args: { label: longLabel } };
export const CharactersLeft: Story = {
  args: { value: 'Rent for December, second payment.', maxCharacters: 40 },
};
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'سبب التحويل', value: 'إيجار شهر ديسمبر', help: 'يراه المستلم.' },
};
