import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { DatetimeSpec } from '../../src/model';
import { asked, resting, Widget } from './Widget';

const meta = { title: 'widgets/Datetime', component: Widget, args: { ...resting, onAnswer: fn() } } satisfies Meta<
  typeof Widget
>;
export default meta;
type Story = StoryObj<typeof Widget>;

const spec: DatetimeSpec = {
  ...asked,
  type: 'datetime',
  collects: 'date',
  title: 'Select payment date',
  description: 'Within 30 days',
  minimum: '2026-03-02',
  maximum: '2026-04-01',
};

export const Day: Story = { args: { spec } };
export const Time: Story = {
  args: { spec: { ...asked, type: 'datetime', collects: 'time', title: 'When shall we call?' } },
};
export const DayAndTime: Story = {
  args: {
    spec: { ...spec, collects: 'datetime', title: 'When?', minimum: '2026-03-02T08:00', maximum: '2026-04-01T18:00' },
  },
};
export const HalfFilled: Story = { args: { spec, draft: { value: '2026-03-20' } } };
export const Disabled: Story = { args: { spec, isDisabled: true } };
export const Sending: Story = { args: { spec, state: 'sending', isDisabled: true, draft: { value: '2026-03-20' } } };
export const Invalid: Story = {
  args: { spec },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByText('Enter a date.')).toBeVisible();
  },
};
