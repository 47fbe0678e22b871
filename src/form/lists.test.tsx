import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import './form.css';
import { SchemaForm } from './index';
import type { SchemaFormProps } from './index';

async function draw(list: object, isRequired: boolean, props: Partial<SchemaFormProps> = {}) {
  const onSubmit = vi.fn();
  const schema = {
    type: 'object',
    properties: { l: { type: 'array', title: 'Lines', ...list } },
    ...(isRequired && { required: ['l'] }),
  };
  await render(<SchemaForm id="f" schema={schema} onSubmit={onSubmit} validator="interpreted" {...props} />);
  await expect.element(page.getByRole('button', { name: 'Submit' })).toBeVisible();
  return onSubmit;
}

const submit = () => page.getByRole('button', { name: 'Submit' }).click();
const rowCount = () => document.querySelectorAll('[data-item]').length;
const isDrawn = () => expect.element(page.getByRole('button', { name: 'Add to Lines' })).toBeVisible();

test('starts a required list with the rows it needs, and names the one that was left empty', async () => {
  const onSubmit = await draw({ minItems: 2, items: { type: 'string' } }, true);
  await isDrawn();
  expect(rowCount()).toBe(2);
  await page.getByRole('textbox', { name: 'Lines 1' }).fill('a');
  await submit();
  await expect
    .element(page.getByRole('textbox', { name: 'Lines 2' }))
    .toHaveAccessibleDescription('Lines 2 is missing. Fill it in.');
  await page.getByRole('textbox', { name: 'Lines 2' }).fill('b');
  await submit();
  expect(onSubmit.mock.calls).toEqual([[{ l: ['a', 'b'] }]]);
});

test('takes no empty row for an answer', async () => {
  const onSubmit = await draw(
    { minItems: 1, items: { type: 'object', properties: { n: { type: 'string', title: 'Name' } } } },
    true,
  );
  await submit();
  await expect
    .element(page.getByRole('group', { name: 'Lines', exact: true }))
    .toHaveAccessibleDescription('Lines needs at least 1 entry.');
  await page.getByRole('textbox', { name: 'Name' }).fill('x');
  await submit();
  expect(onSubmit.mock.calls).toEqual([[{ l: [{ n: 'x' }] }]]);
});

test.each([
  ['optional', { minItems: 2, items: { type: 'string' } }, false, {}],
  ['enormous', { minItems: 5000, items: { type: 'string' } }, true, {}],
  ['empty by the prefilled data', { minItems: 2, items: { type: 'string' } }, true, { formData: { l: [] } }],
])('starts a list that is %s with no rows', async (_name, list, isRequired, props) => {
  await draw(list, isRequired, props);
  await isDrawn();
  expect(rowCount()).toBe(0);
});

test('says what was added, moved and removed', async () => {
  await draw({ items: { type: 'string' } }, false, { formData: { l: ['a', 'b'] } });
  const status = page.getByRole('status').first();
  await page.getByRole('button', { name: 'Add to Lines' }).click();
  await expect.element(status).toHaveTextContent('Lines 3 added.');
  await page.getByRole('button', { name: 'Move Lines 3 up' }).click();
  await expect.element(status).toHaveTextContent('Lines 3 is now number 2.');
  await page.getByRole('button', { name: 'Remove Lines 2' }).click();
  await expect.element(status).toHaveTextContent('Lines 2 removed.');
  const before = status.element().textContent;
  await page.getByRole('button', { name: 'Remove Lines 2' }).click();
  await vi.waitFor(() => expect(status.element().textContent).not.toBe(before));
  expect(document.querySelectorAll('[role=status]')).toHaveLength(1);
});

test('says what is wrong after what was done', async () => {
  await draw({ items: { type: 'string' } }, false);
  await page.getByRole('button', { name: 'Add to Lines' }).click();
  await submit();
  await expect
    .element(page.getByRole('status').first())
    .toHaveTextContent('There is 1 problem. Lines 1 is missing. Fill it in.');
});

test('sets inline choices beside each other', async () => {
  const schema = { type: 'object', properties: { c: { type: 'string', title: 'Color', enum: ['red', 'blue'] } } };
  await draw({}, false, { schema, uiSchema: { c: { 'ui:widget': 'radio', 'ui:options': { inline: true } } } });
  const [red, blue] = page
    .getByRole('radio')
    .elements()
    .map((radio) => radio.getBoundingClientRect());
  expect(blue!.top).toBe(red!.top);
  expect(blue!.left).toBeGreaterThan(red!.left);
});

test('holds a day to formatMinimum and formatMaximum', async () => {
  const schema = {
    type: 'object',
    properties: {
      d: { type: 'string', format: 'date', title: 'Day', formatMinimum: '2026-03-01', formatMaximum: '2026-03-31' },
    },
  };
  const onSubmit = await draw({}, false, { schema, uiSchema: { d: { format: 'YYYY-MM-DD' } } });
  const day = page.getByRole('textbox', { name: 'Day' });
  await day.fill('2026-02-28');
  await userEvent.tab();
  await submit();
  await expect.element(day).toHaveAccessibleDescription(/2026-03-01/);
  await day.fill('2026-03-02');
  await submit();
  await vi.waitFor(() => expect(onSubmit.mock.calls).toEqual([[{ d: '2026-03-02' }]]));
});

test('makes a copy of a row below it, where the form offers that', async () => {
  const onSubmit = await draw({ items: { type: 'string' }, maxItems: 3 }, false, {
    formData: { l: ['a', 'b'] },
    uiSchema: { l: { 'ui:options': { copyable: true } } },
  });
  await isDrawn();
  await page.getByRole('button', { name: 'Duplicate Lines 1' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Lines 2' })).toHaveFocus();
  await expect.element(page.getByRole('button', { name: /Duplicate/ })).not.toBeInTheDocument();
  await userEvent.keyboard('{End}!');
  await submit();
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ l: ['a', 'a!', 'b'] }]]);
});

test('lets a row keep its branch and its hidden answers when it moves and when one before it goes', async () => {
  const text = (title: string) => ({ type: 'string', title });
  const onSubmit = await draw(
    {
      items: {
        type: 'object',
        oneOf: [
          {
            title: 'Cat',
            properties: { lives: text('Lives'), ok: { type: 'boolean', title: 'OK' } },
            if: { properties: { ok: { const: true } }, required: ['ok'] },
            then: { properties: { more: text('More') } },
            required: ['lives'],
          },
          { title: 'Dog', properties: { name: text('Name') }, required: ['name'] },
        ],
      },
    },
    false,
    { formData: { l: [{ lives: '9', ok: true, more: 'kept' }, {}, { name: 'Rex' }] } },
  );
  await isDrawn();
  await expect.element(page.getByRole('textbox', { name: 'Lives' })).toHaveValue('9');
  await page.getByRole('checkbox', { name: 'OK' }).click();
  await expect.element(page.getByRole('textbox', { name: 'More' })).not.toBeInTheDocument();
  await page.getByRole('radio', { name: 'Dog' }).nth(1).click();
  await page.getByRole('button', { name: 'Move Lines 1 down' }).click();
  await page.getByRole('textbox', { name: 'Name' }).nth(0).fill('Bo');
  await page.getByRole('checkbox', { name: 'OK' }).click();
  await expect.element(page.getByRole('textbox', { name: 'More' })).toHaveValue('kept');
  await page.getByRole('button', { name: 'Remove Lines 1' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Rexy');
  await submit();
  await expect
    .poll(() => onSubmit.mock.calls)
    .toEqual([[{ l: [{ lives: '9', ok: true, more: 'kept' }, { name: 'Rexy' }] }]]);
});
