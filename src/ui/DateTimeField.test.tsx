import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { DateTimeField } from './DateTimeField';
import type { DateTimeFieldProps } from './DateTimeField';
import { MultiDateField } from './MultiDateField';
import { TimeField } from './TimeField';
import { TimeRangeField } from './TimeRangeField';

async function drawDateTime(props: Partial<DateTimeFieldProps>) {
  const onChange = vi.fn();
  function Stateful() {
    const [value, setValue] = useState(props.value);
    return (
      <DateTimeField
        label="At"
        {...props}
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    );
  }
  await render(<Stateful />);
  return { onChange, input: page.getByRole('textbox', { name: 'At' }) };
}

test('means the instant at which the clock here shows what was typed, and goes on showing it', async () => {
  const { onChange, input } = await drawDateTime({ value: undefined });
  await input.fill('2026-01-15T13:10');
  const value = onChange.mock.lastCall![0] as string;
  expect(value).toMatch(/^2026-01-15T13:10:00[+-]\d{2}:\d{2}$/);
  expect(Date.parse(value)).toBe(new Date(2026, 0, 15, 13, 10).getTime());
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(input).toHaveValue('2026-01-15 13:10');
});

test('gives back the very text that was filled in when an edit is undone', async () => {
  const original = '2026-03-01T23:30:00+05:30';
  const { onChange, input } = await drawDateTime({ value: original });
  const shown = (input.element() as HTMLInputElement).value;
  await input.fill(`${shown}:30`);
  expect(onChange).not.toHaveBeenLastCalledWith(original);
  await input.fill(shown);
  expect(onChange).toHaveBeenLastCalledWith(original);
});

test('answers a wall clock without an offset where none is wanted', async () => {
  const { onChange, input } = await drawDateTime({ value: undefined, hasOffset: false, dateFormat: 'DD/MM/YYYY' });
  await input.fill('15/01/2026 1:10 pm');
  expect(onChange).toHaveBeenLastCalledWith('2026-01-15T13:10');
});

test('picks a day, then takes the time below the calendar', async () => {
  const { onChange } = await drawDateTime({ value: '2026-01-15T13:10', hasOffset: false });
  await userEvent.click(page.getByRole('button', { name: 'Open calendar' }));
  await userEvent.click(page.getByRole('button', { name: /January 20, 2026/ }));
  expect(onChange).toHaveBeenLastCalledWith('2026-01-20T13:10');
  await page.getByRole('textbox', { name: 'Time' }).fill('9:05');
  await userEvent.click(page.getByRole('button', { name: 'Done' }));
  expect(onChange).toHaveBeenLastCalledWith('2026-01-20T09:05');
});

test('answers a time as hh:mm however it is typed', async () => {
  const onChange = vi.fn();
  await render(<TimeField label="Arrival" value={undefined} onChange={onChange} />);
  await page.getByRole('textbox', { name: 'Arrival' }).fill('9:30 pm');
  expect(onChange).toHaveBeenLastCalledWith('21:30');
});

test('takes a span of hours over midnight and wants both times', async () => {
  const onDraftChange = vi.fn();
  await render(
    <TimeRangeField
      label="Shift"
      value={['22:00', undefined]}
      onChange={() => undefined}
      onDraftChange={onDraftChange}
    />,
  );
  await expect.element(page.getByLabelText('End time')).toHaveAccessibleDescription('Fill in “End time” too.');
  expect(onDraftChange).toHaveBeenLastCalledWith(expect.objectContaining({ code: 'missingPart' }));
});

function Days({ onChange }: { onChange: (value: string[]) => void }) {
  const [value, setValue] = useState<string[]>(['2026-03-05']);
  return (
    <MultiDateField
      label="Days"
      dateFormat="YYYY-MM-DD"
      value={value}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
}

test('collects days typed, pasted as a list and picked, each once and in order', async () => {
  const onChange = vi.fn();
  await render(<Days onChange={onChange} />);
  const input = page.getByRole('textbox', { name: 'Days' });
  await userEvent.click(input);
  await userEvent.keyboard('2026-03-02{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(['2026-03-02', '2026-03-05']);
  await expect.element(input).toHaveValue('');
  const clipboard = new DataTransfer();
  clipboard.setData('text', '2026-03-09, 2026-03-02\n2026-03-07');
  input
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }));
  expect(onChange).toHaveBeenLastCalledWith(['2026-03-02', '2026-03-05', '2026-03-07', '2026-03-09']);
  await userEvent.click(page.getByRole('button', { name: 'Open calendar' }));
  await userEvent.click(page.getByRole('button', { name: /March 12, 2026/ }));
  expect(onChange.mock.lastCall![0]).toContain('2026-03-12');
  await userEvent.click(page.getByRole('button', { name: 'Done' }));
  await userEvent.click(page.getByRole('button', { name: 'Remove 2026-03-02' }));
  expect(onChange).toHaveBeenLastCalledWith(['2026-03-05', '2026-03-07', '2026-03-09', '2026-03-12']);
});
