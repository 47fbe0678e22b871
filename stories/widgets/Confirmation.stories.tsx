import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ConfirmationSpec } from '../../src/model';
import { asked, resting, Widget } from './Widget';

const meta = { title: 'widgets/Confirmation', component: Widget, args: { ...resting, onAnswer: fn() } } satisfies Meta<
  typeof Widget
>;
export default meta;
type Story = StoryObj<typeof Widget>;

const spec: ConfirmationSpec = {
  ...asked,
  type: 'confirmation',
  title: 'Confirm payment',
  text: 'Amount: $1500.00\nPayment date: 20 March 2026',
  confirm: { label: 'Pay now', actions: [] },
  cancel: { label: 'Not now', actions: [] },
};

export const Resting: Story = { args: { spec } };
export const WithoutTitle: Story = {
  args: {
    spec: {
      ...asked,
      type: 'confirmation',
      text: spec.text!,
      description: 'Transaction confirmation',
      confirm: { actions: [] },
      cancel: { actions: [] },
    },
  },
};
export const Disabled: Story = { args: { spec, isDisabled: true } };
export const Answered: Story = {
  args: { spec, state: 'sending' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay now' }));
    await expect(args.onAnswer).toHaveBeenCalledWith({ action: 'submit', values: { value: 'confirm' } });
  },
};
