import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Block, place } from './Block';

const meta = { title: 'blocks/Notice, error and status', component: Block } satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Notice: Story = { args: { part: { ...place, type: 'notice' } } };
export const NamedNotice: Story = { args: { part: { ...place, type: 'notice', name: 'hologram' } } };
export const Failure: Story = { args: { part: { ...place, type: 'error' } } };
export const ProtocolError: Story = {
  args: { part: { ...place, type: 'error', message: 'Unknown tool: invalid_tool_name' } },
};
export const Working: Story = {
  args: { part: { ...place, type: 'status', task: { status: 'working', message: 'Counting containers' } } },
};
export const WaitingForInput: Story = {
  args: { part: { ...place, type: 'status', task: { status: 'input_required' } } },
};
export const Cancelled: Story = { args: { part: { ...place, type: 'status', task: { status: 'cancelled' } } } };
export const RetryDue: Story = { args: { part: { ...place, type: 'status', isRetry: true }, onRetry: fn() } };
