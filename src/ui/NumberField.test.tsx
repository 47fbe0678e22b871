import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NumberField, StringsProvider } from '.';
import type { NumberFieldProps } from '.';

function Held({ locale, ...props }: Partial<NumberFieldProps> & { locale?: string }) {
  const [value, setValue] = useState(props.value);
  const onChange = (next: number | undefined) => {
    setValue(next);
    props.onChange?.(next);
  };
  return (
    <StringsProvider locale={locale}>
      <NumberField label="Amount" {...props} value={value} onChange={onChange} />
      <button onClick={() => setValue(42)}>Answer for me</button>
    </StringsProvider>
  );
}

const open = async (props: Partial<NumberFieldProps> & { locale?: string } = {}) => {
  const onChange = vi.fn();
  const onDraftChange = vi.fn();
  const screen = await render(<Held {...props} onChange={onChange} onDraftChange={onDraftChange} />);
  return { screen, field: screen.getByRole('spinbutton', { name: 'Amount' }), onChange, onDraftChange };
};

test.each<[typed: string, locale: string, value: number]>([
  ['.5', 'en', 0.5],
  ['1.05', 'en', 1.05],
  ['12.90', 'en', 12.9],
  ['1e3', 'en', 1000],
  ['007', 'en', 7],
  ['1,5', 'pl-PL', 1.5],
  ['١٢٫٥', 'ar-EG', 12.5],
])('answers what is typed and leaves the text alone: %s in %s', async (typed, locale, value) => {
  const { field, onChange } = await open({ locale });
  await field.click();
  await userEvent.keyboard(typed);
  await expect.element(field).toHaveValue(typed);
  expect(onChange).toHaveBeenLastCalledWith(value);
});

test('keeps a draft that is no number yet, says why, and answers nothing meanwhile', async () => {
  const { field, onChange, onDraftChange } = await open({ value: 5 });
  await field.fill('-');
  await expect.element(field).toHaveValue('-');
  expect(onChange).toHaveBeenLastCalledWith(undefined);
  expect(onDraftChange).toHaveBeenLastCalledWith('incomplete');
  await userEvent.keyboard('3');
  expect(onChange).toHaveBeenLastCalledWith(-3);
  expect(onDraftChange).toHaveBeenLastCalledWith(undefined);
});

test('refuses an integer beyond 2^53 with a reason', async () => {
  const { field, onChange, onDraftChange } = await open({ isInteger: true });
  await field.fill('9007199254740993');
  await expect.element(field).toHaveValue('9007199254740993');
  expect(onChange).not.toHaveBeenCalled();
  expect(onDraftChange).toHaveBeenLastCalledWith('tooLarge');
});

test('stays empty once emptied', async () => {
  const { field, onChange } = await open({ value: 24 });
  await field.click();
  await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
  await expect.element(field).toHaveValue('');
  expect(onChange).toHaveBeenLastCalledWith(undefined);
  await userEvent.keyboard('6');
  expect(onChange).toHaveBeenLastCalledWith(6);
});

test('takes over a value that comes from outside', async () => {
  const { screen, field, onDraftChange } = await open({ value: 5 });
  await field.fill('-');
  await screen.getByRole('button', { name: 'Answer for me' }).click();
  await expect.element(field).toHaveValue('42');
  expect(onDraftChange.mock.calls).toEqual([['incomplete'], [undefined]]);
});

test('steps by arrow keys and buttons within its bounds, without float noise', async () => {
  const { screen, field, onChange } = await open({ value: 0.1, step: 0.1, minimum: 0, maximum: 0.3 });
  await field.click();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(onChange.mock.calls).toEqual([[0.2], [0.3]]);
  await expect.element(screen.getByRole('button', { name: 'Increase' })).toBeDisabled();
  await screen.getByRole('button', { name: 'Decrease' }).click();
  await expect.element(field).toHaveValue('0.2');
  await expect.element(field).toHaveAttribute('aria-valuenow', '0.2');
});

test('is not changed by the wheel', async () => {
  const { field, onChange } = await open({ value: 5 });
  await field.click();
  field.element().dispatchEvent(new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true }));
  await expect.element(field).toHaveValue('5');
  expect(onChange).not.toHaveBeenCalled();
});

test('can be focused and not changed where it is read-only', async () => {
  const { field, onChange } = await open({ value: 5, isReadOnly: true });
  await field.click();
  await userEvent.keyboard('{ArrowUp}7');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('5');
  expect(onChange).not.toHaveBeenCalled();
});
