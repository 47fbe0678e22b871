import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Slider } from '../../src/ui';
import { held } from './held';

const meta = {
  title: 'ui/Slider',
  component: Slider,
  render: held(Slider),
  args: { label: 'Monthly limit', value: undefined, onChange: fn(), minimum: 0, maximum: 5000, step: 50 },
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unanswered: Story = {};
export const Filled: Story = { args: { value: 1200, help: 'In euros.' } };
export const Required: Story = { args: { isRequired: true } };
export const Invalid: Story = { args: { value: 4800, errors: ['Stay below 4,000'] } };
export const Disabled: Story = { args: { value: 1200, isDisabled: true } };
export const ReadOnly: Story = { args: { value: 1200, isReadOnly: true } };
export const RightToLeft: Story = { globals: { locale: 'ar' }, args: { label: 'الحد الشهري', value: 1200 } };
