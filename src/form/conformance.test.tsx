import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import './form.css';
import './choice.css';
import './date.css';
import './table.css';
import './file.css';
import { SchemaForm } from './index';
import type { SchemaFormProps } from './index';

type Role = Parameters<typeof page.getByRole>[0];

interface Row {
  control: string;
  schema: Record<string, unknown>;
  ui?: Record<string, unknown>;
  /** Role of the element that carries the label. */
  role: Role;
  /** What a person does. */
  fill: (control: Locator) => Promise<void>;
  value: unknown;
  /** Nothing is missing when it is left alone. */
  isNeverMissing?: boolean;
  /** Drawn first, each time. */
  formData?: unknown;
}

const country = { enum: ['US', 'UK'], enumNames: ['United States', 'United Kingdom'] };
const type = (text: string) => async (control: Locator) => {
  await control.click();
  await userEvent.keyboard(text);
};

const rows: Row[] = [
  { control: 'text', schema: { type: 'string' }, role: 'textbox', fill: type('abc'), value: 'abc' },
  { control: 'textarea', schema: { type: 'string' }, ui: { 'ui:widget': 'TextareaWidget' }, role: 'textbox', fill: type('abc'), value: 'abc' },
  { control: 'email', schema: { type: 'string', format: 'email' }, role: 'textbox', fill: type('kim@mail.example'), value: 'kim@mail.example' },
  { control: 'web address', schema: { type: 'string', format: 'uri' }, role: 'textbox', fill: type('https://a.example'), value: 'https://a.example' },
  { control: 'number', schema: { type: 'number' }, role: 'spinbutton', fill: type('1.5'), value: 1.5 },
  { control: 'whole number', schema: { type: 'integer' }, ui: { 'ui:widget': 'NumberWidget' }, role: 'spinbutton', fill: type('7'), value: 7 },
  { control: 'radio', schema: { type: 'string', ...country }, ui: { 'ui:widget': 'RadioWidget' }, role: 'radiogroup', fill: (control) => control.getByRole('radio', { name: 'United Kingdom' }).click(), value: 'UK' },
  { control: 'select', schema: country, role: 'combobox', fill: (control) => control.selectOptions('United Kingdom'), value: 'UK' },
  { control: 'combo box', schema: country, ui: { 'ui:widget': 'ComboboxWidget' }, role: 'combobox', fill: type('united k{ArrowDown}{Enter}'), value: 'UK' },
  { control: 'checkbox', schema: { type: 'boolean' }, role: 'checkbox', fill: (control) => control.click(), value: true, isNeverMissing: true },
  { control: 'consent', schema: { type: 'boolean', const: true }, role: 'checkbox', fill: (control) => control.click(), value: true },
  { control: 'checkboxes', schema: { type: 'array', minItems: 1, items: country }, role: 'group', fill: (control) => control.getByRole('checkbox', { name: 'United Kingdom' }).click(), value: ['UK'] },
  { control: 'multi-select', schema: { type: 'array', minItems: 1, items: country }, ui: { 'ui:widget': 'MultiselectDropdown' }, role: 'combobox', fill: type('united k{ArrowDown}{Enter}{Escape}{Tab}'), value: ['UK'] },
  { control: 'slider', schema: { type: 'integer', minimum: 0, maximum: 10 }, ui: { 'ui:widget': 'range' }, role: 'slider', fill: type('{Home}{ArrowRight}{ArrowRight}'), value: 2 },
  { control: 'color', schema: { type: 'string', format: 'color' }, role: 'textbox', fill: type('#aabbcc'), value: '#aabbcc' },
  { control: 'date', schema: { type: 'string', format: 'date' }, ui: { 'ui:widget': 'DateWidget', format: 'YYYY-MM-DD' }, role: 'textbox', fill: type('2026-03-01{Tab}'), value: '2026-03-01' },
  { control: 'date and time', schema: { type: 'string', format: 'date-time' }, role: 'textbox', fill: type('2026-03-01T10:00:00Z{Tab}'), value: expect.stringMatching(/^2026-03-0\dT\d\d:00:00/) },
  { control: 'time', schema: { type: 'string', format: 'time' }, role: 'textbox', fill: type('09:30{Tab}'), value: expect.stringMatching(/^09:30/) },
  {
    control: 'date range', schema: { type: 'array', items: { type: 'string', format: 'date' } }, ui: { 'ui:widget': 'DateWidget', 'ui:options': { range: true }, format: 'YYYY-MM-DD', 'ui:start_label': 'From', 'ui:end_label': 'To' }, role: 'group',
    fill: async (control) => {
      await type('2026-03-01')(control.getByRole('textbox', { name: 'From' }));
      await type('2026-03-04{Tab}')(control.getByRole('textbox', { name: 'To' }));
    },
    value: ['2026-03-01', '2026-03-04'],
  },
  { control: 'several dates', schema: { type: 'array', minItems: 1, items: { type: 'string', format: 'date' } }, ui: { 'ui:widget': 'MultiDateWidget', format: 'YYYY-MM-DD' }, role: 'textbox', fill: type('2026-03-01{Enter}'), value: ['2026-03-01'] },
  {
    control: 'table', schema: { type: 'array', minItems: 1, tableType: 'multi', headers: [{ key: 'n', header: 'N' }], items: {} }, ui: { 'ui:widget': 'Table' }, role: 'grid', formData: [{ rowId: 'r1', n: 'one' }, { rowId: 'r2', n: 'two' }],
    fill: (control) => control.getByRole('checkbox', { name: /two/ }).click(), value: [{ rowId: 'r2', n: 'two' }],
  },
];

async function draw(row: Row, isRequired: boolean, props: Partial<SchemaFormProps> = {}, ui: Record<string, unknown> = {}) {
  const onSubmit = vi.fn();
  const schema = { type: 'object', properties: { f: { title: 'Field', description: 'Say it well.', ...row.schema } }, ...(isRequired && { required: ['f'] }) };
  await render(<SchemaForm id="f" schema={schema} uiSchema={{ f: { ...row.ui, ...ui } }} formData={row.formData === undefined ? {} : { f: row.formData }} onSubmit={onSubmit} validator="interpreted" {...props} />);
  const control = page.getByRole(row.role, { name: /^Field/ }).first();
  await expect.element(control).toBeVisible();
  return { onSubmit, control };
}

const submit = () => page.getByRole('button', { name: 'Submit', exact: true });

test.each(rows)('$control: label, description, error and value', async (row) => {
  const { onSubmit, control } = await draw(row, true);
  await expect.element(control).toHaveAccessibleDescription(/Say it well\./);
  if (!row.isNeverMissing) {
    await submit().click();
    await expect.element(control).toHaveAccessibleDescription(/Field/);
    expect(onSubmit).not.toHaveBeenCalled();
    await expect.element(page.getByRole('status').first()).toHaveTextContent(/Field/);
    expect(document.querySelector('form')!.contains(document.activeElement)).toBe(true);
    expect(document.activeElement).not.toBe(document.querySelector('[type=submit]'));
  }
  await row.fill(control);
  await submit().click();
  await vi.waitFor(() => expect(onSubmit.mock.calls).toEqual([[{ f: row.value }]]));
  expect(danglingIds()).toEqual([]);
});

test.each(rows)('$control: read-only and disabled', async (row) => {
  const { onSubmit, control } = await draw(row, false, { isDisabled: true });
  await expect.element(submit()).toBeDisabled();
  const inner = control.element();
  const focusable = inner.matches('input, select, textarea') ? inner : inner.querySelector('input, select, textarea')!;
  expect((focusable as HTMLInputElement).disabled).toBe(true);
  expect(onSubmit).not.toHaveBeenCalled();
});

function danglingIds(): string[] {
  const attributes = ['aria-describedby', 'aria-labelledby', 'aria-errormessage', 'for'];
  return [...document.querySelectorAll(attributes.map((name) => `[${name}]`).join())].flatMap((element) =>
    attributes.flatMap((name) => (element.getAttribute(name) ?? '').split(' ').filter((id) => id !== '' && document.querySelectorAll(`[id="${CSS.escape(id)}"]`).length !== 1).map((id) => `${name}=${id}`)),
  );
}
