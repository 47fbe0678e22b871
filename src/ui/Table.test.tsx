import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import './Table.css';
import { Table } from './Table';
import type { TableProps } from './Table';

const columns = [
  { key: 'name', header: 'Name' },
  { key: 'amount', header: 'Amount' },
];
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `r${index + 1}`,
    cells: { name: `Customer ${index + 1}`, amount: String((index * 37) % 101) },
  }));

async function draw(props: Partial<TableProps>) {
  const onSelectionChange = vi.fn();
  function Stateful() {
    const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
    return (
      <Table
        label="Accounts"
        columns={columns}
        rows={rowsOf(25)}
        {...props}
        selectedIds={selectedIds}
        onSelectionChange={(ids) => {
          onSelectionChange(ids);
          setSelectedIds(ids);
        }}
      />
    );
  }
  await render(<Stateful />);
  return { onSelectionChange };
}

const row = (name: string) => page.getByRole('rowheader', { name, exact: true });
const choice = (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true });

test('keeps a selection across pages, searches and orders', async () => {
  const { onSelectionChange } = await draw({ selectionMode: 'multiple', isSortable: true, isSearchable: true });
  await userEvent.click(choice('Customer 2'));
  await userEvent.click(page.getByRole('button', { name: 'Next page' }));
  await userEvent.click(row('Customer 12'));
  await page.getByRole('searchbox').fill('customer 25');
  await userEvent.click(choice('Customer 25'));
  await page.getByRole('searchbox').fill('');
  await userEvent.click(page.getByRole('button', { name: 'Amount' }));
  expect(onSelectionChange).toHaveBeenLastCalledWith(['r2', 'r12', 'r25']);
  await expect.element(page.getByRole('status')).toHaveTextContent('3 rows selected');
});

test('selects all rows the search has found, on every page, and no others', async () => {
  const { onSelectionChange } = await draw({
    selectionMode: 'multiple',
    isSearchable: true,
    rowsPerPage: 5,
    rows: rowsOf(25).map((each, index) =>
      index < 11 ? { ...each, cells: { name: `Ada ${index}`, amount: '1' } } : each,
    ),
  });
  await page.getByRole('searchbox').fill('ADA');
  await userEvent.click(page.getByRole('checkbox', { name: 'Select all 11 rows found' }));
  expect(onSelectionChange.mock.lastCall![0]).toHaveLength(11);
  await page.getByRole('searchbox').fill('');
  await expect.element(page.getByRole('checkbox', { name: 'Select all 25 rows' })).toBePartiallyChecked();
});

test('takes no further row than the maximum', async () => {
  const { onSelectionChange } = await draw({ selectionMode: 'multiple', maximumSelected: 2 });
  await userEvent.click(choice('Customer 1'));
  await userEvent.click(choice('Customer 2'));
  await expect.element(choice('Customer 3')).toBeDisabled();
  await row('Customer 3').click();
  expect(onSelectionChange).toHaveBeenCalledTimes(2);
  await userEvent.click(choice('Customer 1'));
  await expect.element(choice('Customer 3')).toBeEnabled();
});

test('selects one row at a time', async () => {
  const { onSelectionChange } = await draw({ selectionMode: 'single' });
  await userEvent.click(page.getByRole('radio', { name: 'Select Customer 1', exact: true }));
  await row('Customer 4').click();
  expect(onSelectionChange.mock.calls).toEqual([[['r1']], [['r4']]]);
});

test('orders numbers by value, down on the second press, as given on the third', async () => {
  await draw({ isSortable: true, rows: rowsOf(4) });
  const names = () =>
    page
      .getByRole('rowheader')
      .elements()
      .map((element) => element.textContent);
  const header = page.getByRole('button', { name: 'Amount' });
  await userEvent.click(header);
  await expect.element(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'ascending');
  expect(names()).toEqual(['Customer 1', 'Customer 4', 'Customer 2', 'Customer 3']);
  await userEvent.click(header);
  expect(names()).toEqual(['Customer 3', 'Customer 2', 'Customer 4', 'Customer 1']);
  await userEvent.click(header);
  expect(names()).toEqual(['Customer 1', 'Customer 2', 'Customer 3', 'Customer 4']);
});

test('moves by arrow keys and selects with the space bar', async () => {
  const { onSelectionChange } = await draw({ selectionMode: 'multiple' });
  await userEvent.keyboard('{Tab}');
  await expect.element(choice('Customer 1')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown} ');
  expect(onSelectionChange).toHaveBeenLastCalledWith(['r2']);
  await userEvent.keyboard('{ArrowRight}{ArrowDown} ');
  expect(onSelectionChange).toHaveBeenLastCalledWith(['r2', 'r3']);
  await userEvent.keyboard('{Control>}{End}{/Control}{Home} ');
  expect(onSelectionChange).toHaveBeenLastCalledWith(['r2', 'r3', 'r10']);
});

test('is a plain table without controls where nothing is to be chosen', async () => {
  await draw({ rows: rowsOf(3) });
  await expect.element(page.getByRole('table', { name: 'Accounts' })).toBeVisible();
  expect(page.getByRole('checkbox').elements()).toHaveLength(0);
  expect(page.getByRole('row').elements()).toHaveLength(4);
});

test('holds only the rows of one page of ten thousand', async () => {
  await draw({ rows: rowsOf(10_000), isSearchable: true });
  expect(page.getByRole('row').elements()).toHaveLength(11);
  await page.getByRole('searchbox').fill('customer 9999');
  await expect.element(page.getByRole('rowheader', { name: 'Customer 9999' })).toBeVisible();
});

test('says that nothing was found and takes the search back', async () => {
  await draw({ isSearchable: true });
  await page.getByRole('searchbox').fill('nobody');
  await expect.element(page.getByText('No row matches “nobody”.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Clear the search' }));
  await expect.element(page.getByText('Customer 1', { exact: true })).toBeVisible();
});
