import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button, TrashIcon } from '../../src/ui';

const meta = {
  title: 'ui/Button',
  component: Button,
  args: { children: 'Save', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary' } };
export const Secondary: Story = {};
export const Quiet: Story = { args: { variant: 'quiet', children: 'Not now' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Delete account' } };
export const Icon: Story = {
  args: { isIcon: true, variant: 'quiet', children: <TrashIcon />, 'aria-label': 'Remove address 2' },
};
export const Pending: Story = {
  args: { variant: 'primary', isPending: true, pendingText: 'Sending…', children: 'Send the application' },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const DisabledPrimary: Story = { args: { variant: 'primary', isDisabled: true } };
export const DisabledQuiet: Story = { args: { variant: 'quiet', isDisabled: true } };
export const LongText: Story = {
  args: {
    variant: 'primary',
    children: 'Confirm that the money may be sent to the account named above before the end of the working day',
  },
};
