import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ColorField } from '../../src/ui';
import { held } from './held';

const meta = {
  title: 'ui/ColorField',
  component: ColorField,
  render: held(ColorField),
  args: { label: 'Card color', value: undefined, onChange: fn() },
} satisfies Meta<typeof ColorField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = {};
export const Filled: Story = { args: { value: '#1a5fd0' } };
export const Invalid: Story = { args: { value: '#1a5', errors: ['Enter a color like #1a5fd0'] } };
export const Disabled: Story = { args: { value: '#1a5fd0', isDisabled: true } };
export const ReadOnly: Story = { args: { value: '#1a5fd0', isReadOnly: true } };
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'لون البطاقة', value: '#1a5fd0' },
};
