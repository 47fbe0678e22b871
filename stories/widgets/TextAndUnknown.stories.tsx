import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { asked, resting, Widget } from './Widget';

const meta = {
  title: 'widgets/Text and unknown',
  component: Widget,
  args: { ...resting, onAnswer: fn() },
} satisfies Meta<typeof Widget>;
export default meta;
type Story = StoryObj<typeof Widget>;

export const Text: Story = {
  args: { spec: { ...asked, type: 'text', title: 'What happened?', description: 'In your own words' } },
};
export const Pattern: Story = {
  args: { spec: { ...asked, type: 'text', title: 'Licence plate', pattern: '^[A-Z]{2}\\d{4}$' } },
};
export const PatternNotChecked: Story = {
  args: { spec: { ...asked, type: 'text', title: 'Licence plate', pattern: '(' } },
};
export const UnknownWidget: Story = { args: { spec: { path: '', type: 'unknown', kind: 'sparkline', value: null } } };
export const WaysOut: Story = {
  args: {
    spec: {
      path: '',
      type: 'unknown',
      kind: 'elicitation',
      message: 'Give your address',
      exits: ['decline', 'cancel'],
      value: null,
    },
    requestedBy: 'Harbour office',
  },
};
export const UserDefined: Story = { args: { spec: { path: '', type: 'user_defined', name: 'seat-map', value: null } } };
