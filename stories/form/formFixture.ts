import { readToolResponse } from '../../src/wire';
import type { FormSpec } from '../../src/model';

const files = import.meta.glob<{ response: unknown }>(
  '../../src/wire/fixtures/{orchestrate,cases,mcp,elicitation}/*.json',
  { eager: true, import: 'default' },
);

/** What `SchemaForm` takes of the form in a fixture, by the fixture's file name. */
export function formFixture(name: string) {
  const path = Object.keys(files).find((each) => each.endsWith(`/${name}.json`));
  if (path === undefined) throw new Error(`formFixture: there is no fixture ${name}.`);
  const spec = readToolResponse(files[path]!.response).response.widgets.find(
    (widget): widget is FormSpec => widget.type === 'forms',
  );
  if (!spec) throw new Error(`formFixture: ${name} holds no form.`);
  const { schema, uiSchema, formData, outputFields, title, description, submitText, cancelText } = spec;
  return {
    schema,
    uiSchema,
    formData,
    outputFields,
    title,
    description,
    submitText,
    ...(cancelText !== undefined && { onCancel: () => undefined, cancelText: cancelText || undefined }),
  };
}
