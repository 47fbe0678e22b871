import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Checkbox } from '../../src/ui';
import type { CheckboxProps } from '../../src/ui';
import { longLabel } from './held';

function Held(props: CheckboxProps) {
  const [isSelected, setSelected] = useState(props.isSelected);
  const onChange = (next: boolean) => {
    setSelected(next);
    props.onChange(next);
  };
  return <Checkbox {...props} isSelected={isSelected} onChange={onChange} />;
}

const meta = {
  title: 'ui/Checkbox',
  component: Checkbox,
  render: (args) => <Held {...args} />,
  args: { label: 'Send me the newsletter', isSelected: false, onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = {};
export const Selected: Story = { args: { isSelected: true } };
export const Indeterminate: Story = { args: { isIndeterminate: true } };
export const Described: Story = { args: { description: 'Once a month. You can stop it at any time.' } };
export const Required: Story = { args: { label: 'I agree to the terms', isRequired: true } };
export const Invalid: Story = {
  args: { label: 'I agree to the terms', isRequired: true, errors: ['Agree to the terms to go on'] },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const DisabledSelected: Story = { args: { isDisabled: true, isSelected: true } };
export const ReadOnly: Story = { args: { isSelected: true, isReadOnly: true } };
export const LongLabel: Story = { args: { label: longLabel, isRequired: true } };
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'أوافق على الشروط', isSelected: true, isRequired: true },
};
