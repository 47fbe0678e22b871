import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { EditableTable } from './EditableTable';
import type { EditableColumn, EditableRow } from './EditableTable';

const columns: EditableColumn[] = [
  { key: 'what', header: 'What' },
  { key: 'amount', header: 'Amount', kind: 'number' },
  { key: 'isPaid', header: 'Paid', kind: 'boolean' },
];

async function draw(initial: EditableRow[]) {
  const onChange = vi.fn();
  const onDraftChange = vi.fn();
  function Stateful() {
    const [value, setValue] = useState<EditableRow[]>(initial);
    return (
      <EditableTable
        label="Expenses"
        columns={columns}
        value={value}
        onDraftChange={onDraftChange}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    );
  }
  await render(<Stateful />);
  return { onChange, onDraftChange };
}

test('answers each cell in its own type and keeps keys that no column shows', async () => {
  const { onChange } = await draw([{ what: 'Taxi', amount: 12, id: 'e1' }]);
  await page.getByLabelText('Amount, row 1').fill('13.5');
  await userEvent.click(page.getByRole('checkbox', { name: 'Paid, row 1' }));
  expect(onChange).toHaveBeenLastCalledWith([{ what: 'Taxi', amount: 13.5, id: 'e1', isPaid: true }]);
});

test('adds a row, focuses it, and deletes another without mixing them up', async () => {
  const { onChange } = await draw([{ what: 'Taxi' }, { what: 'Hotel' }]);
  await userEvent.click(page.getByRole('button', { name: 'Add row' }));
  await expect.element(page.getByLabelText('What, row 3')).toHaveFocus();
  await userEvent.keyboard('Lunch');
  await userEvent.click(page.getByRole('button', { name: 'Delete row 1' }));
  expect(onChange).toHaveBeenLastCalledWith([{ what: 'Hotel' }, { what: 'Lunch' }]);
  await expect.element(page.getByLabelText('What, row 1')).toHaveValue('Hotel');
  await expect.element(page.getByLabelText('What, row 1')).toHaveFocus();
});

test('reports a cell that holds no number yet', async () => {
  const { onDraftChange } = await draw([{ what: 'Taxi' }]);
  await page.getByLabelText('Amount, row 1').fill('-');
  expect(onDraftChange).toHaveBeenLastCalledWith(1);
  await page.getByLabelText('Amount, row 1').fill('-1');
  expect(onDraftChange).toHaveBeenLastCalledWith(0);
});
