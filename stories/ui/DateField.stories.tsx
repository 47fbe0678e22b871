import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DateField } from '../../src/ui';
import type { DateFieldProps } from '../../src/ui';

function Stateful(props: DateFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DateField
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
  title: 'ui/DateField',
  component: DateField,
  render: (args) => <Stateful {...args} />,
  args: { label: 'First day of leave', value: undefined, onChange: () => undefined, dateFormat: 'DD/MM/YYYY' },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: '2026-03-01' } };
export const NamedMonth: Story = { args: { value: '2026-03-01', dateFormat: 'D MMMM YYYY' } };
export const RequiredWithDescription: Story = {
  args: { isRequired: true, description: 'The first day you will be away.', help: 'Weekends do not count.' },
};
export const Bounded: Story = { args: { value: '2026-01-05', minimum: '2026-02-01', maximum: '2026-03-31' } };
export const Invalid: Story = { args: { isRequired: true, errors: ['Enter the first day of your leave.'] } };
export const FilledWithAnotherFormat: Story = { args: { value: '03/01/2026', dateFormat: 'YYYY-MM-DD' } };
export const Disabled: Story = { args: { value: '2026-03-01', isDisabled: true } };
export const ReadOnly: Story = { args: { value: '2026-03-01', isReadOnly: true } };

export const CalendarOpen: Story = {
  args: { value: '2026-03-17', minimum: '2026-03-04' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open calendar' }));
    const grid = await within(document.body).findByRole('grid');
    await waitFor(() => expect(grid).toBeVisible());
  },
};

export const Unreadable: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'First day of leave' });
    await userEvent.type(input, '31/02/2026');
    await userEvent.tab();
    await userEvent.tab();
    await expect(input).toBeInvalid();
  },
};
