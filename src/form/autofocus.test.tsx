import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import './form.css';
import { SchemaForm } from './index';

const schema = {
  type: 'object',
  properties: {
    a: { type: 'string', title: 'First' },
    b: { type: 'string', title: 'Second' },
    c: { type: 'string', title: 'Third' },
  },
  required: ['a'],
};

beforeEach(async () => {
  await render(
    <>
      <button>Before</button>
      <SchemaForm
        id="f"
        schema={schema}
        uiSchema={{ b: { 'ui:autofocus': true } }}
        onSubmit={() => undefined}
        validator="interpreted"
      />
    </>,
  );
  await expect.element(page.getByLabelText('Second')).toBeVisible();
});

test('takes no focus when it arrives', () => {
  expect(document.activeElement).toBe(document.body);
});

test('gives the field that asks for it the focus when the Tab key enters, and touches no other field on the way', async () => {
  await page.getByRole('button', { name: 'Before' }).click();
  await userEvent.tab();
  await expect.element(page.getByLabelText('Second')).toHaveFocus();
  await expect.element(page.getByLabelText('First')).not.toHaveAttribute('aria-invalid');
  await userEvent.tab({ shift: true });
  await expect.element(page.getByLabelText('First')).toHaveFocus();
});

test('lets the Tab key start with the first field from the second time on', async () => {
  await page.getByLabelText('Third').click();
  await page.getByRole('button', { name: 'Before' }).click();
  await userEvent.tab();
  await expect.element(page.getByLabelText('First')).toHaveFocus();
});

test('gives it the focus when a script focuses the form', async () => {
  document.querySelector('form')!.focus();
  await expect.element(page.getByLabelText('Second')).toHaveFocus();
});

test('moves nothing when a person presses between the fields', async () => {
  const { right, bottom } = page.getByLabelText('First').element().getBoundingClientRect();
  const form = document.querySelector('form')!;
  const box = form.getBoundingClientRect();
  await page.elementLocator(form).click({ position: { x: right - box.left - 4, y: bottom - box.top + 4 } });
  expect(document.activeElement).not.toBe(page.getByLabelText('Second').element());
});
