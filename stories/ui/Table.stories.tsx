import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Table } from '../../src/ui';
import type { TableProps } from '../../src/ui';

const columns = [
  { key: 'name', header: 'Name' },
  { key: 'city', header: 'City' },
  { key: 'balance', header: 'Balance' },
];
const cities = ['Zürich', 'Lisboa', 'København', '東京', 'القاهرة'];
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `r${index}`,
    cells: {
      name: `Customer ${index + 1}`,
      city: cities[index % cities.length]!,
      balance: `€${((index * 7919) % 10_000) / 10}`,
    },
  }));

function Stateful(props: TableProps) {
  const [selectedIds, setSelectedIds] = useState(props.selectedIds ?? []);
  return (
    <Table
      {...props}
      selectedIds={selectedIds}
      onSelectionChange={(ids) => {
        setSelectedIds(ids);
        props.onSelectionChange?.(ids);
      }}
    />
  );
}

const meta = {
  title: 'ui/Table',
  component: Table,
  render: (args) => <Stateful {...args} />,
  args: { label: 'Accounts', columns, rows: rowsOf(4) },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReadOnlyView: Story = {};
export const Empty: Story = { args: { rows: [] } };
export const SingleSelection: Story = { args: { selectionMode: 'single', selectedIds: ['r1'] } };
export const MultipleSelection: Story = {
  args: {
    selectionMode: 'multiple',
    selectedIds: ['r1', 'r2'],
    isSortable: true,
    isSearchable: true,
    description: 'Choose the accounts to close.',
  },
};
export const AtMostTwo: Story = { args: { selectionMode: 'multiple', selectedIds: ['r1', 'r2'], maximumSelected: 2 } };
export const Invalid: Story = {
  args: { selectionMode: 'multiple', isRequired: true, errors: ['Choose at least one account.'] },
};
export const Disabled: Story = { args: { selectionMode: 'multiple', selectedIds: ['r1'], isDisabled: true } };
export const FiveHundredRows: Story = {
  args: { rows: rowsOf(500), selectionMode: 'multiple', isSortable: true, isSearchable: true },
};
export const TenThousandRows: Story = {
  args: { rows: rowsOf(10_000), isSortable: true, isSearchable: true, rowsPerPage: 5 },
};

export const LongCells: Story = {
  args: {
    rows: [
      {
        id: 'a',
        cells: {
          name: 'A name that goes on for quite a while and has no end in sight',
          city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
          balance: '{"amount": 12, "currency": "EUR"}',
        },
      },
      { id: 'b', cells: { name: '', city: '', balance: '' } },
    ],
    selectionMode: 'single',
  },
};

export const NothingFound: Story = {
  args: { isSearchable: true },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'nobody');
    await expect(await within(canvasElement).findByText('No row matches “nobody”.')).toBeVisible();
  },
};

export const Sorted: Story = {
  args: { isSortable: true, rows: rowsOf(8) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Balance' }));
    await expect(within(canvasElement).getByRole('columnheader', { name: 'Balance' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
};
