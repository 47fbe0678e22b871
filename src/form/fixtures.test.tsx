import axe from 'axe-core';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import './form.css';
import './choice.css';
import './select.css';
import './date.css';
import './table.css';
import './file.css';
import { SchemaForm } from './index';

interface Widget {
  response_type?: string;
  json_schema?: { type?: unknown; title?: unknown };
  ui_schema?: unknown;
  form_data?: unknown;
}

const files = import.meta.glob<{ response?: { _meta?: Record<string, Widget | null> } }>(
  '../wire/fixtures/{orchestrate,cases}/*.json',
  { eager: true, import: 'default' },
);
const forms = Object.entries(files).flatMap(([path, file]) => {
  const widget = file.response?._meta?.['com.ibm.orchestrate/widget'];
  return widget?.response_type === 'forms' && widget.json_schema !== undefined
    ? [{ name: path.split('/').at(-1)!.replace('.json', ''), widget }]
    : [];
});

test.each(forms)('$name is drawn whole and without a barrier', async ({ widget }) => {
  const codes: string[] = [];
  const screen = await render(
    <main>
      <SchemaForm
        id="f"
        title="Form"
        schema={widget.json_schema}
        uiSchema={widget.ui_schema}
        formData={widget.form_data}
        onSubmit={() => undefined}
        onIssue={({ code }) => codes.push(code)}
        validator="interpreted"
      />
    </main>,
  );
  await expect.element(page.getByRole('button', { name: /.+/ }).last()).toBeVisible();
  await vi.waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull(), { timeout: 10_000 });
  expect(codes).not.toContain('field-failed');
  const { violations } = await axe.run(screen.container, {
    rules: { 'page-has-heading-one': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html.slice(0, 200)}`)).toEqual([]);
});
