import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TimeField } from '../../src/ui';
import type { TimeFieldProps } from '../../src/ui';

function Stateful(props: TimeFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <TimeField
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
  title: 'ui/TimeField',
  component: TimeField,
  render: (args) => <Stateful {...args} />,
  args: { label: 'Arrival', value: undefined, onChange: () => undefined },
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: '09:30' } };
export const WithSeconds: Story = { args: { value: '09:30:15' } };
export const WithOffset: Story = { args: { value: '09:30:00+05:30' } };
export const OutOfBounds: Story = { args: { value: '07:00', minimum: '09:00', maximum: '17:00' } };
export const FilledWithAnotherFormat: Story = { args: { value: 'half past nine' } };
export const Invalid: Story = { args: { isRequired: true, errors: ['Enter when you arrive.'] } };
export const Disabled: Story = { args: { value: '09:30', isDisabled: true } };
export const ReadOnly: Story = { args: { value: '09:30', isReadOnly: true } };
