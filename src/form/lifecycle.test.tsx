import { StrictMode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import './form.css';
import { SchemaForm } from './index';
import type { SchemaFormProps } from './index';

const message = { type: 'object', properties: { msg: { type: 'string', title: 'Message' } } };
const base: SchemaFormProps = { id: 'f', schema: message, onSubmit: () => undefined, validator: 'interpreted' };
const submitButton = () => page.getByRole('button', { name: 'Submit', exact: true });

test('sends once however often Enter is pressed while it is busy', async () => {
  const onSubmit = vi.fn();
  function Host() {
    const [isBusy, setIsBusy] = useState(false);
    const send = (values: unknown) => {
      onSubmit(values);
      setIsBusy(true);
    };
    return <SchemaForm {...base} onSubmit={send} isBusy={isBusy} />;
  }
  await render(
    <StrictMode>
      <Host />
    </StrictMode>,
  );
  await page.getByLabelText('Message').click();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('hi{Enter}{Enter}');
  expect(onSubmit.mock.calls).toEqual([[{ msg: 'hi' }]]);
  await expect.element(page.getByLabelText('Message')).toHaveAttribute('readonly');
  await expect.element(page.getByText('Sending…')).toBeVisible();
});

test('stays inside a form of the host: no form in a form, no submit of the host, Enter still sends', async () => {
  const onSubmit = vi.fn();
  const hostSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  await render(
    <form onSubmit={hostSubmit}>
      <SchemaForm {...base} onSubmit={onSubmit} />
    </form>,
  );
  await page.getByLabelText('Message').click();
  await userEvent.keyboard('x{Enter}');
  expect(onSubmit.mock.calls).toEqual([[{ msg: 'x' }]]);
  await submitButton().click();
  expect(onSubmit).toHaveBeenCalledTimes(2);
  expect(hostSubmit).not.toHaveBeenCalled();
  expect(document.querySelectorAll('form form')).toHaveLength(0);
});

test('keeps its submit from a handler of the host around it', async () => {
  const hostSubmit = vi.fn();
  const onSubmit = vi.fn();
  await render(
    <div onSubmit={hostSubmit}>
      <SchemaForm {...base} onSubmit={onSubmit} />
    </div>,
  );
  await page.getByLabelText('Message').click();
  await userEvent.keyboard('x{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(hostSubmit).not.toHaveBeenCalled();
});

test('keeps answers and focus when its schema changes', async () => {
  const onSubmit = vi.fn();
  const screen = await render(
    <SchemaForm
      {...base}
      schema={{ type: 'object', properties: { a: { type: 'string', title: 'A' } } }}
      onSubmit={onSubmit}
    />,
  );
  await page.getByRole('textbox', { name: 'A' }).click();
  await userEvent.keyboard('abc');
  await screen.rerender(
    <SchemaForm
      {...base}
      schema={{
        type: 'object',
        properties: { a: { type: 'string', title: 'A (new)' }, b: { type: 'string', title: 'B' } },
      }}
      onSubmit={onSubmit}
    />,
  );
  const renamed = page.getByRole('textbox', { name: 'A (new)' });
  await expect.element(renamed).toHaveValue('abc');
  await expect.element(renamed).toHaveFocus();
  await expect.element(page.getByRole('textbox', { name: 'B' })).toBeVisible();
  await submitButton().click();
  expect(onSubmit.mock.calls).toEqual([[{ a: 'abc' }]]);
});

test('goes on from a draft: what was typed is there, what was cleared stays empty, a table keeps its rows', async () => {
  const schema = {
    type: 'object',
    properties: {
      a: { type: 'string', title: 'A', default: 'Ada' },
      b: { type: 'string', title: 'B' },
      g: { type: 'object', title: 'G', properties: { c: { type: 'string', title: 'C', default: 'Cy' } } },
      t: { type: 'array', title: 'T', tableType: 'multi', headers: [{ key: 'n', header: 'N' }], items: {} },
    },
  };
  const rows = [{ n: 'one' }, { n: 'two' }];
  const onSubmit = vi.fn();
  await render(
    <SchemaForm
      {...base}
      schema={schema}
      formData={{ t: rows }}
      draft={{ b: 'typed', g: {}, t: [{ n: 'two' }] }}
      onSubmit={onSubmit}
    />,
  );
  await expect.element(page.getByRole('textbox', { name: 'A' })).toHaveValue('');
  await expect.element(page.getByRole('textbox', { name: 'C' })).toHaveValue('');
  await expect.element(page.getByText('one')).toBeVisible();
  await submitButton().click();
  expect(onSubmit.mock.calls).toEqual([[{ b: 'typed', t: [{ n: 'two' }] }]]);
});

test('does not let a text that is no number pass, and shows why', async () => {
  const onSubmit = vi.fn();
  await render(
    <SchemaForm
      {...base}
      schema={{ type: 'object', properties: { n: { type: 'integer', title: 'Account' } } }}
      onSubmit={onSubmit}
    />,
  );
  const field = page.getByRole('spinbutton', { name: 'Account' });
  await field.click();
  await userEvent.keyboard('9007199254740993');
  await submitButton().click();
  await expect.element(field).toHaveAccessibleDescription(/more digits/);
  await expect.element(field).toHaveValue('9007199254740993');
  expect(onSubmit).not.toHaveBeenCalled();
  await field.clear();
  await field.fill('12');
  await submitButton().click();
  expect(onSubmit.mock.calls).toEqual([[{ n: 12 }]]);
});

test('shows an error when a field is left, not while it is first typed, and sends at the first press of the button', async () => {
  const onSubmit = vi.fn();
  await render(
    <SchemaForm
      {...base}
      schema={{
        type: 'object',
        properties: { a: { type: 'string', title: 'A', minLength: 3 }, b: { type: 'string', title: 'B' } },
      }}
      onSubmit={onSubmit}
    />,
  );
  const field = page.getByRole('textbox', { name: 'A' });
  await field.click();
  await userEvent.keyboard('x');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
  await userEvent.tab();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await field.click();
  await userEvent.keyboard('yz');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
  await submitButton().click();
  expect(onSubmit.mock.calls).toEqual([[{ a: 'xyz' }]]);
});

test('links each error of a refused submit in a summary', async () => {
  await render(
    <SchemaForm
      {...base}
      schema={{
        type: 'object',
        properties: { g: { type: 'string', title: 'Gender', enum: ['f', 'm'] }, n: { type: 'string', title: 'Name' } },
        required: ['g', 'n'],
      }}
      uiSchema={{ g: { 'ui:widget': 'radio' } }}
    />,
  );
  await submitButton().click();
  await vi.waitFor(() => expect((document.activeElement as HTMLInputElement).type).toBe('radio'));
  await page.getByRole('link', { name: /Name/ }).click();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

test('draws nothing a payload could misuse', async () => {
  const uiSchema = {
    'ui:submitButtonOptions': {
      submitText: null,
      props: {
        formAction: 'https://evil.example',
        style: { position: 'fixed' },
        dangerouslySetInnerHTML: { __html: '<img src=x>' },
      },
    },
    a: { 'ui:widget': 'constructor', 'ui:style': { opacity: 0 }, 'ui:description': '![x](https://evil.example/t.png)' },
    b: { 'ui:field': 'constructor' },
    c: { 'ui:widget': '__proto__' },
  };
  const issues: string[] = [];
  const schema = JSON.parse(
    '{"type":"object","properties":{"a":{"type":"string","title":"A"},"b":{"type":"string","title":"B"},"c":{"type":"string","title":"C<iframe>"},"__proto__":{"type":"string","title":"Proto"},"x.y z":{"type":"string","title":"Dotted"}}}',
  ) as unknown;
  const onSubmit = vi.fn();
  await render(
    <SchemaForm
      {...base}
      schema={schema}
      uiSchema={uiSchema}
      onSubmit={onSubmit}
      onIssue={({ code }) => issues.push(code)}
    />,
  );
  await page.getByRole('textbox', { name: 'A', exact: true }).fill('x');
  await page.getByRole('textbox', { name: 'Proto' }).fill('p');
  await page.getByRole('textbox', { name: 'Dotted' }).fill('d');
  await submitButton().click();
  const [sent] = onSubmit.mock.calls[0] as [Record<string, unknown>];
  expect(JSON.stringify(sent)).toBe('{"a":"x","__proto__":"p","x.y z":"d"}');
  expect(Object.getPrototypeOf(sent)).toBe(Object.prototype);
  expect(document.querySelectorAll('img, iframe, [formaction], [style*="opacity"]')).toHaveLength(0);
  expect(issues).toContain('unknown-widget');
});

test.each([
  [
    '1,500 levels',
    Array.from({ length: 1500 }).reduce<unknown>((inner) => ({ type: 'object', properties: { n: inner } }), {
      type: 'string',
    }),
  ],
  ['no schema', true],
  ['text that is no JSON', '{oops'],
  [
    'a bomb of branches',
    {
      type: 'object',
      properties: {
        x: Array.from({ length: 14 }).reduce<unknown>((inner) => ({ anyOf: [inner, inner] }), { type: 'string' }),
      },
    },
  ],
])('shows a notice in place of a form for %s', async (_title, schema) => {
  const onIssue = vi.fn();
  await render(<SchemaForm {...base} schema={schema} onIssue={onIssue} />);
  await expect.element(page.getByText('This form cannot be shown here.')).toBeVisible();
  expect(onIssue).toHaveBeenCalled();
});

test('draws a list that wants thousands of entries, and a choice among thousands, without delay', async () => {
  const schema = {
    type: 'object',
    properties: {
      a: { type: 'array', title: 'A', minItems: 5000, items: { type: 'string' } },
      c: { type: 'string', title: 'City', enum: Array.from({ length: 5000 }, (_, index) => `o${index}`) },
    },
  };
  const onSubmit = vi.fn();
  await render(<SchemaForm {...base} schema={schema} onSubmit={onSubmit} />);
  const city = page.getByRole('combobox', { name: 'City' });
  await city.click();
  await userEvent.keyboard('o4321{ArrowDown}{Enter}{Tab}');
  await submitButton().click();
  expect(onSubmit.mock.calls.at(-1)).toEqual([{ c: 'o4321' }]);
}, 60_000);

test('drops a half-typed number with its row, and keeps it with a row that moves', async () => {
  const onSubmit = vi.fn();
  await render(
    <SchemaForm
      {...base}
      schema={{ type: 'object', properties: { l: { type: 'array', title: 'L', items: { type: 'number' } } } }}
      formData={{ l: [1, 2] }}
      onSubmit={onSubmit}
    />,
  );
  const first = page.getByRole('spinbutton', { name: 'L 1' });
  await first.fill('1e');
  await page.getByRole('button', { name: 'Move L 1 down' }).click();
  await submitButton().click();
  expect(onSubmit).not.toHaveBeenCalled();
  await expect.element(page.getByRole('spinbutton', { name: 'L 2' })).toHaveValue('1e');
  await page.getByRole('button', { name: 'Remove L 2' }).click();
  await submitButton().click();
  expect(onSubmit.mock.calls).toEqual([[{ l: [2] }]]);
});

test('lists problems in the order of the screen and names the row they are in', async () => {
  const schema = {
    type: 'object',
    required: ['a', 'b'],
    properties: {
      a: { type: 'string', title: 'A' },
      b: { type: 'string', title: 'B' },
      l: {
        type: 'array',
        title: 'Lines',
        items: { type: 'object', title: 'Line', required: ['p'], properties: { p: { type: 'string', title: 'P' } } },
      },
    },
  };
  await render(
    <SchemaForm {...base} schema={schema} uiSchema={{ 'ui:order': ['l', 'b', 'a'] }} formData={{ l: [{}] }} />,
  );
  await submitButton().click();
  await expect.element(page.getByRole('textbox', { name: 'P' })).toHaveFocus();
  await vi.waitFor(() =>
    expect([...document.querySelectorAll('.tr-ErrorSummary a')].map((link) => link.textContent)).toEqual([
      'Line 1: P is missing. Fill it in.',
      'B is missing. Fill it in.',
      'A is missing. Fill it in.',
    ]),
  );
});
