import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import './form.css';
import { SchemaForm } from './index';
import type { SchemaFormProps } from './index';

async function draw(props: Partial<SchemaFormProps> & { schema: unknown }) {
  const onSubmit = vi.fn();
  const issues: string[] = [];
  const screen = await render(
    <SchemaForm
      id="f"
      onSubmit={onSubmit}
      onIssue={(issue) => issues.push(issue.code)}
      validator="interpreted"
      {...props}
    />,
  );
  await expect.element(page.getByRole('button', { name: 'Submit' })).toBeVisible();
  return { onSubmit, issues, screen };
}

const submit = () => page.getByRole('button', { name: 'Submit' }).click();

test('sends what was typed, and nothing for a field left alone', async () => {
  const { onSubmit } = await draw({
    schema: {
      type: 'object',
      properties: {
        a: { type: 'string', title: 'A' },
        n: { type: 'integer', title: 'N' },
        b: { type: 'string', title: 'B' },
      },
      required: ['a'],
    },
  });
  await page.getByRole('textbox', { name: 'A' }).fill('x');
  await page.getByRole('spinbutton', { name: 'N' }).fill('3');
  await submit();
  expect(onSubmit.mock.calls).toEqual([[{ a: 'x', n: 3 }]]);
});

test('refuses a missing answer at its field, focuses it and says so once', async () => {
  const { onSubmit } = await draw({
    schema: {
      type: 'object',
      properties: { a: { type: 'string', title: 'First' }, b: { type: 'string', title: 'Second' } },
      required: ['b'],
    },
  });
  await submit();
  const field = page.getByLabelText('Second');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('x');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
  await submit();
  expect(onSubmit.mock.calls).toEqual([[{ b: 'x' }]]);
});

test('shows the fields of a condition that is met and drops the answers of one that no longer is', async () => {
  const { onSubmit } = await draw({
    schema: {
      type: 'object',
      properties: { country: { type: 'string', enum: ['US', 'DE'], title: 'Country' } },
      allOf: [
        {
          if: { properties: { country: { const: 'US' } }, required: ['country'] },
          then: { properties: { state: { type: 'string', title: 'State' } }, required: ['state'] },
        },
        {
          if: { properties: { country: { const: 'DE' } }, required: ['country'] },
          then: { properties: { land: { type: 'string', title: 'Land' } }, required: ['land'] },
        },
      ],
    },
  });
  const country = page.getByLabelText('Country');
  await country.selectOptions('US');
  await page.getByLabelText('State').fill('TX');
  await country.selectOptions('DE');
  await page.getByLabelText('Land').fill('BY');
  await submit();
  expect(onSubmit.mock.calls).toEqual([[{ country: 'DE', land: 'BY' }]]);
  await country.selectOptions('US');
  await expect.element(page.getByLabelText('State')).toHaveValue('TX');
});

test('loads the branch its data belongs to and sends only the shown one', async () => {
  const { onSubmit } = await draw({
    schema: {
      type: 'object',
      properties: {
        pay: {
          title: 'Pay by',
          oneOf: [
            {
              type: 'object',
              title: 'Card',
              properties: { kind: { const: 'card' }, number: { type: 'string', title: 'Card number' } },
              required: ['kind', 'number'],
            },
            {
              type: 'object',
              title: 'Bank',
              properties: { kind: { const: 'iban' }, iban: { type: 'string', title: 'IBAN' } },
              required: ['kind', 'iban'],
            },
          ],
        },
      },
    },
    formData: { pay: { kind: 'iban', iban: 'DE00' } },
  });
  await expect.element(page.getByLabelText('IBAN')).toHaveValue('DE00');
  await expect.element(page.getByRole('radio', { name: 'Bank' })).toBeChecked();
  await page.getByRole('radio', { name: 'Card' }).click();
  await page.getByLabelText('Card number').fill('42');
  await page.getByRole('radio', { name: 'Bank' }).click();
  await expect.element(page.getByLabelText('IBAN')).toHaveValue('DE00');
  await submit();
  expect(onSubmit.mock.calls).toEqual([[{ pay: { kind: 'iban', iban: 'DE00' } }]]);
});

test('moves a row with what stands in it', async () => {
  const { onSubmit } = await draw({
    schema: {
      type: 'object',
      properties: {
        l: { type: 'array', title: 'List', items: { type: 'object', properties: { n: { type: 'string' } } } },
      },
    },
    formData: { l: [{ n: 'one' }, { n: 'two' }] },
  });
  await page.getByRole('button', { name: 'Move List 1 down' }).click();
  await page.getByLabelText('n').first().fill('twoX');
  await submit();
  expect(onSubmit.mock.calls).toEqual([[{ l: [{ n: 'twoX' }, { n: 'one' }] }]]);
});

test('renames two entries of a map one after the other', async () => {
  const { onSubmit } = await draw({
    schema: {
      type: 'object',
      properties: { env: { type: 'object', title: 'Env', additionalProperties: { type: 'string' } } },
    },
    formData: { env: { A: '1', B: '2' } },
  });
  await page.getByLabelText('Name of A').fill('X');
  await userEvent.tab();
  await page.getByLabelText('Name of B').fill('Y');
  await userEvent.tab();
  await submit();
  expect(onSubmit.mock.calls).toEqual([[{ env: { X: '1', Y: '2' } }]]);
});

test.each([
  ['enumNames', {}],
  ['ui:enumNames', { r: { 'ui:enumNames': ['One', 'Two', 'Two again', 'Three'] } }],
])('keeps each choice its own name of %s where a condition narrows them or one comes twice', async (_place, names) => {
  const { onSubmit } = await draw({
    schema: {
      type: 'object',
      properties: {
        ok: { type: 'boolean', title: 'OK' },
        r: {
          title: 'R',
          enum: [1, 2, 2, 3],
          ...(!('r' in names) && { enumNames: ['One', 'Two', 'Two again', 'Three'] }),
        },
      },
      if: { properties: { ok: { const: true } }, required: ['ok'] },
      then: { properties: { r: { enum: [3, 1] } } },
    },
    uiSchema: { r: { 'ui:widget': 'radio', ...('r' in names ? names.r : {}) } },
  });
  const offered = () =>
    page
      .getByRole('radio')
      .elements()
      .map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);
  expect(offered()).toEqual(['One', 'Two', 'Three']);
  await page.getByRole('checkbox', { name: 'OK' }).click();
  await expect.poll(offered).toEqual(['One', 'Three']);
  await page.getByRole('radio', { name: 'Three' }).click();
  await submit();
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ ok: true, r: 3 }]]);
});

test('lets ids be typed with commas where the host offers no people', async () => {
  const { onSubmit } = await draw({
    schema: {
      type: 'object',
      properties: { who: { type: 'array', title: 'Who', items: { type: 'string', format: 'wxo-user' } } },
    },
    uiSchema: { who: { 'ui:widget': 'UserPickerWidget' } },
  });
  const field = page.getByRole('textbox', { name: 'Who' });
  await field.click();
  await userEvent.keyboard('bo, cy,');
  await expect.element(field).toHaveValue('bo, cy,');
  await submit();
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ who: ['bo', 'cy'] }]]);
});

test('calls an entry of a tuple by its own title', async () => {
  await draw({
    schema: {
      type: 'object',
      properties: {
        pair: {
          type: 'array',
          title: 'Pair',
          items: [{ type: 'string', title: 'First' }, { type: 'integer' }],
        },
      },
      required: ['pair'],
    },
  });
  await page.getByRole('textbox', { name: 'First' }).fill('x');
  await submit();
  await expect.element(page.getByRole('link', { name: 'Pair 2 is missing. Fill it in.' })).toBeVisible();
  await page.getByRole('textbox', { name: 'First' }).clear();
  await expect.element(page.getByRole('link', { name: 'First is missing. Fill it in.' })).toBeVisible();
});

test("offers a schema's examples while a text is typed", async () => {
  const { onSubmit } = await draw({
    schema: {
      type: 'object',
      properties: {
        a: { type: 'string', title: 'A', examples: ['Oslo', 'Bergen', 'Oslo', 4, ''] },
        p: { type: 'string', title: 'P', format: 'password', examples: ['secret'] },
      },
    },
  });
  const field = page.getByLabelText('A', { exact: true });
  const { list } = field.element() as HTMLInputElement;
  expect([...list!.options].map(({ value }) => value)).toEqual(['Oslo', 'Bergen']);
  const secret = page.getByLabelText('P', { exact: true });
  await expect.element(secret).toBeVisible();
  expect((secret.element() as HTMLInputElement).list).toBeNull();
  await field.fill('Moss');
  await submit();
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ a: 'Moss' }]]);
});

test('calls a form of one value by its own title', async () => {
  const { onSubmit, issues } = await draw({ schema: { type: 'string' }, title: 'Your name', formData: {} });
  await page.getByRole('textbox', { name: 'Your name' }).fill('Kim');
  await submit();
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ value: 'Kim' }]]);
  expect(issues).toEqual([]);
});

test('asks what applies where a whole form without a title has branches', async () => {
  await draw({
    schema: {
      type: 'object',
      oneOf: [
        { title: 'By ship', properties: { ship: { type: 'string', title: 'Ship' } }, required: ['ship'] },
        { title: 'By rail', properties: { train: { type: 'string', title: 'Train' } }, required: ['train'] },
      ],
    },
    formData: {},
  });
  await expect.element(page.getByRole('radiogroup', { name: 'What applies' })).toBeVisible();
});

test('calls a whole form without a title the form', async () => {
  const { onSubmit } = await draw({
    schema: {
      type: 'object',
      properties: { a: { type: 'string', title: 'A' }, b: { type: 'string', title: 'B' } },
      not: { required: ['a'] },
    },
    formData: { a: 'x' },
  });
  await submit();
  await expect.element(page.getByRole('listitem').getByText('This form is not valid.')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});
