import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TimeRangeField } from '../../src/ui';
import type { TimeRangeFieldProps } from '../../src/ui';

function Stateful(props: TimeRangeFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <TimeRangeField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'ui/TimeRangeField',
  component: TimeRangeField,
  render: (args) => <Stateful {...args} />,
  args: { label: 'Opening hours', value: undefined, onChange: () => undefined },
} satisfies Meta<typeof TimeRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: ['09:30', '17:00'] } };
export const OverNight: Story = { args: { value: ['22:00', '06:00'], startLabel: 'From', endLabel: 'To' } };
export const OneTimeAlone: Story = { args: { value: ['09:30', undefined] } };
export const Invalid: Story = { args: { isRequired: true, errors: ['Enter both times.'] } };
export const Disabled: Story = { args: { value: ['09:30', '17:00'], isDisabled: true } };
export const ReadOnly: Story = { args: { value: ['09:30', '17:00'], isReadOnly: true } };
