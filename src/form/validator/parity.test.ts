import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadValidator } from './index';
import { isRecord } from './keywords';

const FIXTURES = join(import.meta.dirname, '../../wire/fixtures');
const SCHEMA_KEYS = ['json_schema', 'requestedSchema', 'inputSchema', 'outputSchema'];

interface Form {
  name: string;
  schema: Record<string, unknown>;
  data: unknown;
}

function formsIn(value: unknown, name: string, found: Form[]): void {
  if (!isRecord(value)) {
    if (Array.isArray(value)) value.forEach((item) => formsIn(item, name, found));
    return;
  }
  for (const key of SCHEMA_KEYS) {
    const schema = value[key];
    if (isRecord(schema)) found.push({ name, schema, data: value.form_data ?? {} });
  }
  for (const child of Object.values(value)) formsIn(child, name, found);
}

function allForms(): Form[] {
  const found: Form[] = [];
  for (const file of readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' }).sort()) {
    if (file.endsWith('.json')) formsIn(JSON.parse(readFileSync(join(FIXTURES, file), 'utf8')), file, found);
  }
  return found;
}

const SAMPLES = [
  '',
  'x',
  'abc',
  'a@b.example',
  '2026-03-01',
  '09:30',
  '2026-03-01T10:00:00Z',
  'https://a.example/',
  0,
  1,
  -1,
  2.5,
  100,
  true,
  false,
  null,
  [],
  ['x', 'x'],
  [1, 'a', {}],
  {},
  { a: 1 },
];

function valuesIn(schema: unknown, names: Set<string>, values: unknown[]): void {
  if (Array.isArray(schema)) schema.forEach((item) => valuesIn(item, names, values));
  if (!isRecord(schema)) return;
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'const' || key === 'default') values.push(value);
    if (key === 'enum' && Array.isArray(value)) values.push(...value);
    if (key === 'properties' && isRecord(value)) Object.keys(value).forEach((name) => names.add(name));
    valuesIn(value, names, values);
  }
}

function answersTo({ schema, data }: Form): unknown[] {
  const names = new Set<string>(['unknown']);
  const values = [...SAMPLES];
  valuesIn(schema, names, values);
  const value = fc.constantFrom(...values);
  const { node } = fc.letrec<{ node: unknown }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      value,
      fc.dictionary(fc.constantFrom(...names), tie('node'), { maxKeys: 6, noNullPrototype: true }),
      fc.array(tie('node'), { maxLength: 3 }),
    ),
  }));
  const object = fc.dictionary(fc.constantFrom(...names), node, { maxKeys: 8, noNullPrototype: true });
  return [data, {}, ...fc.sample(object, { seed: 7, numRuns: 40 }), ...fc.sample(node, { seed: 8, numRuns: 5 })];
}

describe('the two engines', () => {
  const forms = allForms();

  beforeAll(() => Promise.all([loadValidator('ajv'), loadValidator('interpreted')]), 60_000);

  it('have forms to agree on', () => expect(forms.length).toBeGreaterThan(60));

  it.each(forms.map((form) => [form.name, form] as const))('say the same about %s', async (_name, form) => {
    const ajv = (await loadValidator('ajv'))();
    const interpreted = (await loadValidator('interpreted'))();
    for (const answer of answersTo(form)) {
      expect(ajv.errors(form.schema, answer), JSON.stringify(answer)).toEqual(interpreted.errors(form.schema, answer));
      expect(ajv.isValid(form.schema, answer, form.schema)).toBe(interpreted.isValid(form.schema, answer, form.schema));
    }
  });
});
