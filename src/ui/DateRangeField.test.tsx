import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { DateRangeField } from './DateRangeField';
import type { DateRange } from './DateRangeField';

async function draw(initial?: DateRange) {
  const onChange = vi.fn();
  const onDraftChange = vi.fn();
  function Stateful() {
    const [value, setValue] = useState(initial);
    return (
      <DateRangeField
        label="Stay"
        startLabel="Check-in"
        endLabel="Check-out"
        dateFormat="YYYY-MM-DD"
        onDraftChange={onDraftChange}
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    );
  }
  await render(
    <>
      <Stateful />
      <button type="button">Elsewhere</button>
    </>,
  );
  return { onChange, onDraftChange, start: page.getByLabelText('Check-in'), end: page.getByLabelText('Check-out') };
}

const lastProblem = (report: ReturnType<typeof vi.fn>) =>
  (report.mock.calls.at(-1)?.[0] as { code: string } | undefined)?.code;

test('changes one day and keeps the other', async () => {
  const { onChange, start, end } = await draw(['2026-01-10', '2026-01-12']);
  await expect.element(start).toHaveValue('2026-01-10');
  await end.fill('2026-01-15');
  expect(onChange).toHaveBeenLastCalledWith(['2026-01-10', '2026-01-15']);
});

test('refuses a start after the end, at both inputs', async () => {
  const { onDraftChange, start, end } = await draw(['2026-01-10', '2026-01-12']);
  await start.fill('2026-02-01');
  expect(lastProblem(onDraftChange)).toBe('startAfterEnd');
  await userEvent.click(page.getByText('Elsewhere'));
  await expect.element(start).toHaveAttribute('aria-invalid', 'true');
  await expect.element(end).toHaveAccessibleDescription('“Check-in” is after “Check-out”.');
});

test('asks for the second day only after the focus has left both', async () => {
  const { onDraftChange, start, end } = await draw();
  await start.fill('2026-01-10');
  expect(lastProblem(onDraftChange)).toBe('missingPart');
  await userEvent.click(end);
  await expect.element(end).not.toHaveAttribute('aria-invalid');
  await userEvent.click(page.getByText('Elsewhere'));
  await expect.element(end).toHaveAttribute('aria-invalid', 'true');
  await expect.element(start).not.toHaveAttribute('aria-invalid');
});

test('answers nothing once both are emptied', async () => {
  const { onChange, onDraftChange, start, end } = await draw(['2026-01-10', '2026-01-12']);
  await start.fill('');
  await end.fill('');
  expect(onChange).toHaveBeenLastCalledWith(undefined);
  expect(lastProblem(onDraftChange)).toBeUndefined();
});

test('picks both days from one calendar', async () => {
  const { onChange } = await draw(['2026-01-10', '2026-01-12']);
  await userEvent.click(page.getByRole('button', { name: 'Open calendar' }));
  await userEvent.click(page.getByRole('button', { name: /January 20, 2026/ }));
  await userEvent.click(page.getByRole('button', { name: /January 23, 2026/ }));
  expect(onChange).toHaveBeenLastCalledWith(['2026-01-20', '2026-01-23']);
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
});
