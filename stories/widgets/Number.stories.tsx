import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { NumberSpec } from '../../src/model';
import { asked, resting, Widget } from './Widget';

const meta = { title: 'widgets/Number', component: Widget, args: { ...resting, onAnswer: fn() } } satisfies Meta<
  typeof Widget
>;
export default meta;
type Story = StoryObj<typeof Widget>;

const spec = (rest: Partial<NumberSpec>): NumberSpec => ({
  ...asked,
  type: 'number',
  collects: 'integer',
  title: 'How many?',
  isDigits: false,
  ...rest,
});

export const Integer: Story = { args: { spec: spec({}) } };
export const Currency: Story = {
  args: {
    spec: spec({ collects: 'currency', title: 'How much do you want to transfer?', minimum: 1, maximum: 10_000 }),
  },
};
export const Percentage: Story = { args: { spec: spec({ collects: 'percentage', title: 'Which share?' }) } };
export const Decimal: Story = { args: { spec: spec({ collects: 'decimal', title: 'Enter a value' }) } };
export const Phone: Story = {
  args: { spec: spec({ collects: 'phone', title: 'Where can we call you?', isDigits: true }) },
};
export const PostalCode: Story = {
  args: { spec: spec({ collects: 'zip_code', title: 'Your postal code', isDigits: true }) },
};
export const Digits: Story = {
  args: { spec: spec({ title: 'Please enter your 4-digit PIN', isDigits: true, minimumDigits: 4, maximumDigits: 4 }) },
};
export const Untitled: Story = { args: { spec: { ...asked, type: 'number', collects: 'integer', isDigits: false } } };
export const Disabled: Story = { args: { spec: spec({}), isDisabled: true } };
export const Invalid: Story = {
  args: { spec: spec({ title: 'PIN', isDigits: true, minimumDigits: 4, maximumDigits: 4 }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'PIN' }), '042');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByText('Enter exactly 4 digits.')).toBeVisible();
  },
};
