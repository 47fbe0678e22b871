import { Profiler } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import './form.css';
import { SchemaForm } from './index';

const properties = Object.fromEntries(
  Array.from({ length: 60 }, (_, index) => [`field${index}`, { type: 'string', title: `Field ${index}` }]),
);
const schema = () => ({ type: 'object', properties: structuredClone(properties) });

test('draws only the field that is typed into', async () => {
  const onRender = vi.fn<(id: string, phase: string, actual: number, base: number) => void>();
  const form = () => (
    <Profiler id="form" onRender={onRender}>
      <SchemaForm id="f" schema={schema()} onSubmit={() => undefined} validator="interpreted" />
    </Profiler>
  );
  const screen = await render(form());
  await page.getByRole('textbox', { name: 'Field 7', exact: true }).click();
  onRender.mockClear();
  await userEvent.keyboard('abcdefghij');
  const spent = onRender.mock.calls.reduce((sum, [, , actual]) => sum + actual, 0) / 10;
  const whole = onRender.mock.calls[0]![3];
  expect(spent).toBeLessThan(whole / 4);
  await screen.rerender(form());
  await expect.element(page.getByRole('textbox', { name: 'Field 7', exact: true })).toHaveValue('abcdefghij');
  await expect.element(page.getByRole('textbox', { name: 'Field 7', exact: true })).toHaveFocus();
});
