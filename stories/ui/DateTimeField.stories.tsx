import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DateTimeField } from '../../src/ui';
import type { DateTimeFieldProps } from '../../src/ui';

function Stateful(props: DateTimeFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DateTimeField
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
  title: 'ui/DateTimeField',
  component: DateTimeField,
  render: (args) => <Stateful {...args} />,
  args: { label: 'Appointment', value: undefined, onChange: () => undefined },
} satisfies Meta<typeof DateTimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: '2026-03-01T23:30:00+05:30' } };
export const WallClock: Story = { args: { value: '2026-03-01T23:30', hasOffset: false, dateFormat: 'D MMM YYYY' } };
export const OutOfBounds: Story = { args: { value: '2026-03-01T23:30', hasOffset: false, minimum: '2026-03-02' } };
export const FilledWithAnotherFormat: Story = { args: { value: 'next Monday' } };
export const Invalid: Story = { args: { isRequired: true, errors: ['Choose when to come.'] } };
export const Disabled: Story = { args: { value: '2026-03-01T23:30', isDisabled: true } };
export const ReadOnly: Story = { args: { value: '2026-03-01T23:30', isReadOnly: true } };

export const CalendarOpen: Story = {
  args: { value: '2026-03-01T23:30', hasOffset: false },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open calendar' }));
    const grid = await within(document.body).findByRole('grid');
    await waitFor(() => expect(grid).toBeVisible());
  },
};
