import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { DateField } from './DateField';
import type { DateFieldProps } from './DateField';
import { StringsProvider } from './strings/StringsProvider';

async function draw(props: Partial<DateFieldProps> = {}, locale = 'en') {
  const onChange = vi.fn();
  const onDraftChange = vi.fn();
  function Stateful() {
    const [value, setValue] = useState(props.value);
    return (
      <DateField
        label="Day"
        dateFormat="DD/MM/YYYY"
        onDraftChange={onDraftChange}
        {...props}
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    );
  }
  await render(
    <StringsProvider locale={locale}>
      <Stateful />
      <button type="button">Elsewhere</button>
    </StringsProvider>,
  );
  return { onChange, onDraftChange, input: page.getByRole('textbox', { name: 'Day' }) };
}

const lastProblem = (report: ReturnType<typeof vi.fn>) =>
  (report.mock.calls.at(-1)?.[0] as { code: string } | undefined)?.code;

test('answers in ISO what is typed in the format, and shows it in the format', async () => {
  const { onChange, input } = await draw();
  await userEvent.click(input);
  await userEvent.keyboard('1.3.2026');
  expect(onChange).toHaveBeenLastCalledWith('2026-03-01');
  await expect.element(input).toHaveValue('1.3.2026');
  await userEvent.click(page.getByText('Elsewhere'));
  await expect.element(input).toHaveValue('01/03/2026');
});

test('takes a pasted ISO date as it is', async () => {
  const { onChange, input } = await draw();
  await input.fill('2026-03-01');
  expect(onChange).toHaveBeenLastCalledWith('2026-03-01');
});

test('reports a text that is no date and shows why once the focus has left', async () => {
  const { onChange, onDraftChange, input } = await draw({ value: '2026-03-01' });
  await input.fill('31/02/2026');
  expect(onChange).toHaveBeenLastCalledWith(undefined);
  expect(lastProblem(onDraftChange)).toBe('noSuchDay');
  await expect.element(input).not.toHaveAttribute('aria-invalid');
  await userEvent.click(page.getByText('Elsewhere'));
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await expect.element(input).toHaveAccessibleDescription('There is no such day. Check the day and the month.');
  await expect.element(input).toHaveValue('31/02/2026');
  await input.fill('28/02/2026');
  expect(lastProblem(onDraftChange)).toBeUndefined();
  await expect.element(input).not.toHaveAttribute('aria-invalid');
});

test('keeps a filled-in value of another format in sight and never reads it', async () => {
  const { onChange, onDraftChange, input } = await draw({ value: '03/01/2026', dateFormat: 'YYYY-MM-DD' });
  await expect.element(input).toHaveValue('03/01/2026');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  expect(lastProblem(onDraftChange)).toBe('prefilled');
  await userEvent.click(input);
  await userEvent.click(page.getByText('Elsewhere'));
  expect(onChange).not.toHaveBeenCalled();
});

test('picks a day from the calendar by pointer and gives the focus back', async () => {
  const { onChange, input } = await draw({ value: '2026-03-17' });
  await userEvent.click(page.getByRole('button', { name: 'Open calendar' }));
  await userEvent.click(page.getByRole('button', { name: 'Sunday, March 1, 2026' }));
  expect(onChange).toHaveBeenLastCalledWith('2026-03-01');
  await expect.element(input).toHaveValue('01/03/2026');
  await expect.element(page.getByRole('button', { name: 'Open calendar' })).toHaveFocus();
});

test('picks a day by keyboard alone and closes with Escape', async () => {
  const { onChange, input } = await draw({ value: '2026-03-17' });
  await userEvent.click(input);
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(page.getByRole('grid')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('2026-03-18');
  await userEvent.click(page.getByRole('button', { name: 'Open calendar' }));
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
});

test('refuses a day outside its bounds, typed, and does not offer it', async () => {
  const { onDraftChange, input } = await draw({ minimum: '2026-03-10', maximum: '2026-03-20' });
  await input.fill('2026-03-09');
  expect(lastProblem(onDraftChange)).toBe('tooEarly');
  await input.fill('2026-03-21');
  expect(lastProblem(onDraftChange)).toBe('tooLate');
  await input.fill('2026-03-10');
  expect(lastProblem(onDraftChange)).toBeUndefined();
  await userEvent.click(page.getByRole('button', { name: 'Open calendar' }));
  await expect.element(page.getByText('9', { exact: true })).toHaveAttribute('aria-disabled', 'true');
});

test('reads Arabic digits', async () => {
  const { onChange, input } = await draw({}, 'ar');
  await input.fill('٠١/٠٣/٢٠٢٦');
  expect(onChange).toHaveBeenLastCalledWith('2026-03-01');
});

test('changes nothing while disabled or read-only', async () => {
  const { onChange, input } = await draw({ value: '2026-03-01', isReadOnly: true });
  await userEvent.click(input);
  await userEvent.keyboard('9');
  await expect.element(input).toHaveValue('01/03/2026');
  await expect.element(page.getByRole('button', { name: 'Open calendar' })).not.toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
});
