import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import './form.css';
import './choice.css';
import './select.css';
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
  /** Role of the element that carries the label; none where the browser gives it none. */
  role?: Role;
  /** Its role where it is only to read, where that is another one. */
  readOnlyRole?: Role;
  /** What a person does. */
  fill: (control: Locator) => Promise<void>;
  value: unknown;
  /** Nothing is missing when it is left alone. */
  isNeverMissing?: boolean;
  /** Drawn first, each time. */
  formData?: unknown;
  /** What it holds where it is only to read; `value` unless it says otherwise. */
  kept?: unknown;
}

const country = { enum: ['US', 'UK'], enumNames: ['United States', 'United Kingdom'] };
const type = (text: string) => async (control: Locator) => {
  await control.click();
  await userEvent.keyboard(text);
};

const rows: Row[] = [
  { control: 'text', schema: { type: 'string' }, role: 'textbox', fill: type('abc'), value: 'abc' },
  {
    control: 'textarea',
    schema: { type: 'string' },
    ui: { 'ui:widget': 'TextareaWidget' },
    role: 'textbox',
    fill: type('abc'),
    value: 'abc',
  },
  {
    control: 'email',
    schema: { type: 'string', format: 'email' },
    role: 'textbox',
    fill: type('kim@mail.example'),
    value: 'kim@mail.example',
  },
  {
    control: 'web address',
    schema: { type: 'string', format: 'uri' },
    role: 'textbox',
    fill: type('https://a.example'),
    value: 'https://a.example',
  },
  { control: 'number', schema: { type: 'number' }, role: 'spinbutton', fill: type('1.5'), value: 1.5 },
  {
    control: 'whole number',
    schema: { type: 'integer' },
    ui: { 'ui:widget': 'NumberWidget' },
    role: 'spinbutton',
    fill: type('7'),
    value: 7,
  },
  {
    control: 'radio',
    schema: { type: 'string', ...country },
    ui: { 'ui:widget': 'RadioWidget' },
    role: 'radiogroup',
    fill: (control) => control.getByRole('radio', { name: 'United Kingdom' }).click(),
    value: 'UK',
  },
  {
    control: 'select',
    schema: country,
    role: 'combobox',
    readOnlyRole: 'textbox',
    fill: (control) => control.selectOptions('United Kingdom'),
    value: 'UK',
  },
  {
    control: 'combo box',
    schema: country,
    ui: { 'ui:widget': 'ComboboxWidget' },
    role: 'combobox',
    fill: type('united k{ArrowDown}{Enter}'),
    value: 'UK',
  },
  {
    control: 'checkbox',
    schema: { type: 'boolean' },
    role: 'checkbox',
    fill: (control) => control.click(),
    value: true,
    isNeverMissing: true,
  },
  {
    control: 'consent',
    schema: { type: 'boolean', const: true },
    role: 'checkbox',
    fill: (control) => control.click(),
    value: true,
  },
  {
    control: 'checkboxes',
    schema: { type: 'array', minItems: 1, items: country },
    role: 'group',
    fill: (control) => control.getByRole('checkbox', { name: 'United Kingdom' }).click(),
    value: ['UK'],
  },
  {
    control: 'multi-select',
    schema: { type: 'array', minItems: 1, items: country },
    ui: { 'ui:widget': 'MultiselectDropdown' },
    role: 'combobox',
    readOnlyRole: 'textbox',
    fill: type('united k{ArrowDown}{Enter}{Escape}{Tab}'),
    value: ['UK'],
  },
  {
    control: 'slider',
    schema: { type: 'integer', minimum: 0, maximum: 10 },
    ui: { 'ui:widget': 'range' },
    role: 'slider',
    fill: type('{Home}{ArrowRight}{ArrowRight}'),
    value: 2,
  },
  {
    control: 'color',
    schema: { type: 'string', format: 'color' },
    role: 'textbox',
    fill: type('#aabbcc'),
    value: '#aabbcc',
  },
  {
    control: 'date',
    schema: { type: 'string', format: 'date' },
    ui: { 'ui:widget': 'DateWidget', format: 'YYYY-MM-DD' },
    role: 'textbox',
    fill: type('2026-03-01{Tab}'),
    value: '2026-03-01',
  },
  {
    control: 'date of a text that asks for a range',
    schema: { type: 'string' },
    ui: { 'ui:widget': 'DateWidget', 'ui:options': { range: true }, format: 'YYYY-MM-DD' },
    role: 'textbox',
    fill: type('2026-03-01{Tab}'),
    value: '2026-03-01',
  },
  {
    control: 'date and time',
    schema: { type: 'string', format: 'date-time' },
    role: 'textbox',
    fill: type('2026-03-01T10:00:00Z{Tab}'),
    value: expect.stringMatching(/^2026-03-0\dT\d\d:00:00/),
  },
  {
    control: 'time',
    schema: { type: 'string', format: 'time' },
    role: 'textbox',
    fill: type('09:30{Tab}'),
    value: expect.stringMatching(/^09:30/),
  },
  {
    control: 'date range',
    schema: { type: 'array', items: { type: 'string', format: 'date' } },
    ui: {
      'ui:widget': 'DateWidget',
      'ui:options': { range: true },
      format: 'YYYY-MM-DD',
      'ui:start_label': 'From',
      'ui:end_label': 'To',
    },
    role: 'group',
    fill: async (control) => {
      await type('2026-03-01')(control.getByRole('textbox', { name: 'From' }));
      await type('2026-03-04{Tab}')(control.getByRole('textbox', { name: 'To' }));
    },
    value: ['2026-03-01', '2026-03-04'],
  },
  {
    control: 'several dates',
    schema: { type: 'array', minItems: 1, items: { type: 'string', format: 'date' } },
    ui: { 'ui:widget': 'MultiDateWidget', format: 'YYYY-MM-DD' },
    role: 'textbox',
    readOnlyRole: 'group',
    fill: type('2026-03-01{Enter}'),
    value: ['2026-03-01'],
  },
  { control: 'password', schema: { type: 'string', format: 'password' }, fill: type('s3cret'), value: 's3cret' },
  {
    control: 'time range',
    schema: { type: 'array', items: {} },
    ui: { 'ui:widget': 'TimeWidget', 'ui:options': { is_range: true }, 'ui:start_label': 'From', 'ui:end_label': 'To' },
    role: 'group',
    fill: async (control) => {
      await type('09:30')(control.getByRole('textbox', { name: 'From' }));
      await type('17:00{Tab}')(control.getByRole('textbox', { name: 'To' }));
    },
    value: { start: expect.stringMatching(/^09:30/), end: expect.stringMatching(/^17:00/) },
    kept: { start: '09:30:00', end: '17:00:00' },
  },
  {
    control: 'user picker',
    schema: { type: 'string', format: 'wxo-user' },
    role: 'combobox',
    fill: type('mara{ArrowDown}{Enter}'),
    value: 'u1',
  },
  {
    control: 'file upload',
    schema: { type: 'array', minItems: 1, items: {}, multi: true },
    ui: { 'ui:widget': 'FileUpload', 'ui:upload_button_label': 'Field files' },
    role: 'button',
    readOnlyRole: 'group',
    fill: (control) => userEvent.upload(control, new File(['x'], 'x.csv', { type: 'text/csv' })),
    value: [{ fileName: 'x.csv', url: 'wxo:1' }],
  },
  {
    control: 'editable table',
    schema: {
      type: 'array',
      minItems: 1,
      properties: {
        n: { type: 'string', title: 'Name' },
        age: { type: 'integer', title: 'Age' },
        on: { type: 'boolean', title: 'On' },
      },
    },
    ui: { 'ui:widget': 'EditableTable' },
    role: 'group',
    fill: async (control) => {
      await control.getByRole('button', { name: 'Add row' }).click();
      await type('Mara')(control.getByRole('textbox', { name: 'Name, row 1' }));
      await type('41')(control.getByRole('spinbutton', { name: 'Age, row 1' }));
      await control.getByRole('checkbox', { name: 'On, row 1' }).click();
    },
    value: [{ n: 'Mara', age: 41, on: true }],
  },
  {
    control: 'table',
    schema: { type: 'array', minItems: 1, tableType: 'multi', headers: [{ key: 'n', header: 'N' }], items: {} },
    ui: { 'ui:widget': 'Table' },
    role: 'grid',
    formData: [
      { rowId: 'r1', n: 'one' },
      { rowId: 'r2', n: 'two' },
    ],
    fill: (control) => control.getByRole('checkbox', { name: /two/ }).click(),
    value: [{ rowId: 'r2', n: 'two' }],
  },
];

const people = [
  { id: 'u1', name: 'Mara Quill' },
  { id: 'u2', name: 'Ola Brandt' },
];
const upload = (file: File) => Promise.resolve({ fileName: file.name, url: 'wxo:1' });

async function draw(
  row: Row,
  isRequired: boolean,
  props: Partial<SchemaFormProps> = {},
  ui: Record<string, unknown> = {},
) {
  const onSubmit = vi.fn();
  const schema = {
    type: 'object',
    properties: { f: { title: 'Field', description: 'Say it well.', ...row.schema } },
    ...(isRequired && { required: ['f'] }),
  };
  await render(
    <SchemaForm
      id="f"
      schema={schema}
      uiSchema={{ f: { ...row.ui, ...ui } }}
      formData={row.formData === undefined ? {} : { f: row.formData }}
      onSubmit={onSubmit}
      people={people}
      uploadFile={upload}
      validator="interpreted"
      {...props}
    />,
  );
  const role = ui['ui:readonly'] === true ? (row.readOnlyRole ?? row.role) : row.role;
  const control = role === undefined ? page.getByLabelText(/^Field/) : page.getByRole(role, { name: /^Field/ }).first();
  await expect.element(control).toBeVisible();
  return { onSubmit, control };
}

const keptOf = ({ control, value, kept, formData }: Row) =>
  kept ??
  (control === 'date and time' ? '2026-03-01T10:00:00Z' : control === 'time' ? '09:30:00' : (formData ?? value));
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

test.each(rows)('$control: disabled', async (row) => {
  const { onSubmit, control } = await draw({ ...row, formData: keptOf(row) }, false, { isDisabled: true });
  await expect.element(submit()).toBeDisabled();
  const inner = control.element();
  const focusable = inner.matches('input, select, textarea') ? inner : inner.querySelector('input, select, textarea')!;
  expect((focusable as HTMLInputElement).disabled).toBe(true);
  expect(onSubmit).not.toHaveBeenCalled();
});

const readable = rows.filter(({ control }) => control !== 'consent');

test.each(readable)('$control: read-only keeps and sends what it came with', async (row) => {
  const value = keptOf(row);
  const { onSubmit, control } = await draw({ ...row, formData: value }, false, {}, { 'ui:readonly': true });
  const inner = control.element();
  for (const input of inner.matches('input, select, textarea')
    ? [inner]
    : inner.querySelectorAll('input, select, textarea')) {
    (input as HTMLElement).focus();
    await userEvent.keyboard('1 {ArrowDown}{Enter}');
  }
  await submit().click();
  await vi.waitFor(() =>
    expect(onSubmit.mock.calls.at(-1)).toEqual([row.control === 'table' ? { f: [] } : { f: value }]),
  );
});

interface View {
  control: string;
  schema: Record<string, unknown>;
  ui?: Record<string, unknown>;
  formData?: unknown;
  shown: string[];
}

const views: View[] = [
  {
    control: 'data',
    schema: { type: 'string' },
    ui: { 'ui:widget': 'DataWidget' },
    formData: 'Approved',
    shown: ['Field', 'Approved'],
  },
  {
    control: 'text output',
    schema: { type: 'string', text: 'Read me.' },
    ui: { 'ui:widget': 'DataWidget' },
    shown: ['Field', 'Read me.'],
  },
  {
    control: 'bullet list',
    schema: { type: 'array', items: { type: 'string' } },
    ui: { 'ui:widget': 'BulletList' },
    formData: ['one', 'two'],
    shown: ['Field', 'one', 'two'],
  },
  {
    control: 'file download',
    schema: { type: 'string', files: { id: '1', url: 'https://a.example/r.pdf', fileName: 'r.pdf' } },
    ui: { 'ui:widget': 'FileDownloadWidget' },
    shown: ['Field', 'r.pdf'],
  },
  {
    control: 'file download without a safe address',
    schema: { type: 'string', files: { id: '1', url: 'javascript:alert(1)', fileName: 'r.pdf' } },
    ui: { 'ui:widget': 'FileDownloadWidget' },
    shown: ['Field', 'r.pdf'],
  },
  {
    control: 'table to read',
    schema: { type: 'array', tableType: 'dataTable', headers: [{ key: 'n', header: 'Name' }], items: {} },
    ui: { 'ui:widget': 'Table' },
    formData: [{ n: 'Mara' }],
    shown: ['Field', 'Name', 'Mara'],
  },
];

test.each(views)(
  '$control: shows what it holds, demands nothing and answers nothing',
  async ({ schema, ui, formData, shown }) => {
    const onSubmit = vi.fn();
    const properties = { f: { title: 'Field', ...schema } };
    await render(
      <SchemaForm
        id="f"
        schema={{ type: 'object', properties, required: ['f'], additionalProperties: false }}
        uiSchema={{ f: ui }}
        formData={formData === undefined ? {} : { f: formData }}
        onSubmit={onSubmit}
        validator="interpreted"
      />,
    );
    for (const text of shown) await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
    expect(document.querySelector('form')!.querySelectorAll('input, textarea, select, [contenteditable]')).toHaveLength(
      0,
    );
    for (const link of document.querySelectorAll('a')) expect(link.protocol).toBe('https:');
    await submit().click();
    expect(onSubmit.mock.calls).toEqual([[{}]]);
    expect(danglingIds()).toEqual([]);
  },
);

function danglingIds(): string[] {
  const attributes = ['aria-describedby', 'aria-labelledby', 'aria-errormessage', 'for'];
  return [...document.querySelectorAll(attributes.map((name) => `[${name}]`).join())].flatMap((element) =>
    attributes.flatMap((name) =>
      (element.getAttribute(name) ?? '')
        .split(' ')
        .filter((id) => id !== '' && document.querySelectorAll(`[id="${CSS.escape(id)}"]`).length !== 1)
        .map((id) => `${name}=${id}`),
    ),
  );
}
