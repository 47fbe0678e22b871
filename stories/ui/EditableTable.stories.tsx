import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EditableTable } from '../../src/ui';
import type { EditableRow, EditableTableProps } from '../../src/ui';

function Stateful(props: EditableTableProps<EditableRow>) {
  const [value, setValue] = useState(props.value);
  return (
    <EditableTable
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta: Meta<EditableTableProps<EditableRow>> = {
  title: 'ui/EditableTable',
  component: EditableTable<EditableRow>,
  render: (args) => <Stateful {...args} />,
  args: {
    label: 'Expenses',
    columns: [
      { key: 'what', header: 'What' },
      { key: 'amount', header: 'Amount', kind: 'number' },
      { key: 'day', header: 'Day', kind: 'date' },
      { key: 'isPaid', header: 'Paid', kind: 'boolean' },
    ],
    value: [
      { what: 'Taxi', amount: 12.5, day: '2026-03-01', isPaid: true },
      { what: 'Hotel', amount: 180, day: '2026-03-02', isPaid: false },
    ],
    onChange: () => undefined,
  },
};
export default meta;
type Story = StoryObj<EditableTableProps<EditableRow>>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: [] } };
export const Invalid: Story = {
  args: {
    value: [],
    isRequired: true,
    errors: ['Add at least one expense.'],
    description: 'One row for each receipt.',
  },
};
export const FixedRows: Story = { args: { isRowAddable: false, isRowDeletable: false } };
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
