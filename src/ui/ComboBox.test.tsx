import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ComboBox, MultiSelect } from '.';
import type { ChoiceOption } from '.';
import '../styles.css';
import '../form/form.css';
import '../form/choice.css';

const cities: ChoiceOption[] = ['Berlin', 'Genève', 'Oslo', 'Wien', 'Zürich'].map((label) => ({
  id: `id of ${label}`,
  label,
}));
const many: ChoiceOption[] = Array.from({ length: 5000 }, (_, index) => ({
  id: `o${index}`,
  label: `o${index}`,
}));

function Held({
  value: first,
  onChange,
  options = cities,
  isReadOnly,
}: {
  value?: string;
  onChange: (id: string | undefined) => void;
  options?: ChoiceOption[];
  isReadOnly?: boolean;
}) {
  const [value, setValue] = useState<string | undefined>(first);
  return (
    <>
      <ComboBox
        label="City"
        options={options}
        value={value}
        isReadOnly={isReadOnly}
        onChange={(id) => {
          setValue(id);
          onChange(id);
        }}
      />
      <button>Next</button>
    </>
  );
}

const open = async (props: { value?: string; options?: ChoiceOption[]; isReadOnly?: boolean } = {}) => {
  const onChange = vi.fn();
  const screen = await render(<Held {...props} onChange={onChange} />);
  return { screen, field: screen.getByRole('combobox', { name: 'City' }), onChange };
};

test('chooses by typing, arrow and Enter, accents aside', async () => {
  const { field, onChange } = await open();
  await field.click();
  await userEvent.keyboard('gen');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(field).toHaveValue('Genève');
  expect(onChange.mock.calls).toEqual([['id of Genève']]);
});

test('chooses by click', async () => {
  const { screen, field, onChange } = await open();
  await field.click();
  await screen.getByRole('option', { name: 'Wien' }).click();
  await expect.element(field).toHaveValue('Wien');
  expect(onChange.mock.calls).toEqual([['id of Wien']]);
});

test('takes a label typed in full for its option when the focus leaves', async () => {
  const { field, onChange } = await open();
  await field.click();
  await userEvent.keyboard('zurich');
  await userEvent.tab();
  await expect.element(field).toHaveValue('Zürich');
  expect(onChange.mock.calls).toEqual([['id of Zürich']]);
});

test('takes the only match at Enter', async () => {
  const { field, onChange } = await open();
  await field.click();
  await userEvent.keyboard('osl{Enter}');
  await expect.element(field).toHaveValue('Oslo');
  expect(onChange.mock.calls).toEqual([['id of Oslo']]);
});

test('goes back to the choice that stands when the text is no option', async () => {
  const { field, onChange } = await open({ value: 'id of Oslo' });
  await field.click();
  await userEvent.keyboard('xyz');
  await userEvent.tab();
  await expect.element(field).toHaveValue('Oslo');
  expect(onChange).not.toHaveBeenCalled();
});

test('takes the choice back when the text is cleared', async () => {
  const { field, onChange } = await open({ value: 'id of Oslo' });
  await field.fill('');
  await userEvent.tab();
  await expect.element(field).toHaveValue('');
  expect(onChange.mock.calls).toEqual([[undefined]]);
});

test('finds one of five thousand, and shows the one that is chosen', async () => {
  const { screen, field, onChange } = await open({ options: many });
  await field.click();
  await userEvent.keyboard('o4321');
  await screen.getByRole('option', { name: 'o4321' }).click();
  expect(onChange.mock.calls).toEqual([['o4321']]);
  await field.click();
  await expect.element(screen.getByRole('option', { name: 'o4321', selected: true })).toBeInTheDocument();
});

test('is read and not opened where it is read-only', async () => {
  const { screen, field, onChange } = await open({ value: 'id of Oslo', isReadOnly: true });
  await field.click();
  await userEvent.keyboard('{ArrowDown}x');
  await expect.element(field).toHaveValue('Oslo');
  expect(screen.getByRole('listbox').query()).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
});

test('adds no style element to the page', async () => {
  await open();
  expect(document.getElementById('react-aria-pressable-style')?.tagName).toBe('META');
});

test('takes the tokens and the scheme of its place into the popover', async () => {
  const screen = await render(
    <div style={{ colorScheme: 'dark', '--tr-color-accent': 'rgb(1, 2, 3)' } as React.CSSProperties}>
      <Held onChange={() => undefined} />
    </div>,
  );
  await screen.getByRole('combobox', { name: 'City' }).click();
  const list = screen.getByRole('listbox').element();
  expect(getComputedStyle(list).colorScheme).toBe('dark');
  expect(getComputedStyle(list).getPropertyValue('--tr-color-accent')).toBe('rgb(1, 2, 3)');
});

function HeldMany({ onChange }: { onChange: (ids: string[]) => void }) {
  const [value, setValue] = useState<string[]>([]);
  return (
    <MultiSelect
      label="Cities"
      options={cities}
      value={value}
      onChange={(ids) => {
        setValue(ids);
        onChange(ids);
      }}
    />
  );
}

test('collects several by keyboard, in the order of the options, and takes the last back with Backspace', async () => {
  const onChange = vi.fn();
  const screen = await render(<HeldMany onChange={onChange} />);
  const field = screen.getByRole('combobox', { name: 'Cities' });
  await field.click();
  await userEvent.keyboard('wien{ArrowDown}{Enter}');
  await userEvent.keyboard('berlin{ArrowDown}{Enter}{Escape}');
  await expect.element(screen.getByRole('list', { name: 'Chosen' })).toHaveTextContent('BerlinWien');
  await expect.element(field).toHaveValue('');
  await userEvent.keyboard('{Backspace}');
  expect(onChange.mock.calls).toEqual([[['id of Wien']], [['id of Berlin', 'id of Wien']], [['id of Berlin']]]);
});
