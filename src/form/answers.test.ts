import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createBranches } from './branches';
import { findErrors } from './findErrors';
import { createFormPlan } from './FormPlan';
import { isObject, own, setAt } from './json';
import type { Json, Path } from './json';
import { withOutputFields } from './outputFields';
import { readAnswer } from './readAnswer';
import { readFormData } from './readFormData';
import { readUiSchema } from './readUiSchema';
import { readSchema } from './schema/readSchema';
import { toLaw } from './schema/toLaw';
import { createHidden, settle } from './settle';
import { createValidator } from './validator';
import type { ValidatorKind } from './validator';

type Edit = [Path, Json | undefined];

/** Fills a form in without drawing it: its answer and what is wrong with it. */
async function fill(
  schema: unknown,
  uiSchema: unknown,
  formData: unknown,
  edits: Edit[] = [],
  kind: ValidatorKind = 'interpreted',
) {
  const issues: string[] = [];
  const report = (code: string) => issues.push(code);
  const read = readSchema(schema, 'en', report)!;
  const { uiSchema: ui, answered } = withOutputFields(readUiSchema(uiSchema, report), [], read);
  const validator = await createValidator({ kind });
  const plan = createFormPlan({ root: read.drawn, law: toLaw(answered), ui, validator });
  const branches = createBranches();
  const hidden = createHidden();
  let data = settle(plan, readFormData(plan, formData, branches, report).data, branches, hidden);
  for (const [path, value] of edits) data = settle(plan, setAt(data, path, value), branches, hidden);
  const answer = readAnswer(plan, data, branches);
  const strings = { locale: 'en', direction: 'ltr' as const, t: (message: { id: string }) => message.id };
  const errors = findErrors(plan, answer, data, branches, strings).map(
    ({ path, message }) => `${path.join('.')} ${message.replace('form.error.', '')}`,
  );
  return { answer, errors, issues };
}

function widgetOf(name: string) {
  const { response } = JSON.parse(
    readFileSync(new URL(`../wire/fixtures/cases/${name}.json`, import.meta.url), 'utf8'),
  ) as { response: Json };
  const widget = own(own(response, '_meta'), 'com.ibm.orchestrate/widget');
  return { schema: own(widget, 'json_schema'), uiSchema: own(widget, 'ui_schema'), formData: own(widget, 'form_data') };
}

const cases: [string, Edit[], Json][] = [
  ['adk-combobox-without-type', [[['plan'], 'p']], { plan: 'p' }],
  ['adk-date-range', [[['stay', 1], '2026-01-15']], { stay: ['2026-01-10', '2026-01-15'] }],
  ['adk-file-download', [], {}],
  ['adk-flow-widgets-degrade', [], { fruit: ['fig'], who: 'u1' }],
  [
    'adk-full-registration',
    [
      [['email'], 'kim@mail.example'],
      [['agree'], true],
    ],
    { email: 'kim@mail.example', size: 'S', agree: true },
  ],
  ['adk-radio-enumnames-labels', [[['act'], 'g']], { act: 'g' }],
  ['adk-table-view-only', [[['ok'], 'fine']], { ok: 'fine' }],
  ['azure-pipelines-pattern', [], { path: 'a/b' }],
  ['boolean-schemas', [[['b'], 'x']], { any: { k: 1 }, b: 'x' }],
  ['cleared-nullable-becomes-null', [[['mid'], null]], { mid: null }],
  ['datetime-untouched-is-byte-identical', [], { at: '2026-03-01T23:30:00+05:30' }],
  ['default-cleared-stays-cleared', [[['name'], undefined]], {}],
  [
    'dependent-schemas-2019',
    [
      [['mode'], 'a'],
      [['note'], 'n'],
    ],
    { mode: 'a', note: 'n' },
  ],
  ['draft-04-schema', [[['n'], 1]], { n: 1 }],
  [
    'draft-2020-12-schema',
    [
      [['lvl'], 'high'],
      [['pair', 0], 'a'],
      [['pair', 1], 2],
    ],
    { lvl: 'high', pair: ['a', 2] },
  ],
  [
    'enum-keeps-value-type',
    [
      [['n'], 20],
      [['f'], 0],
    ],
    { n: 20, f: 0 },
  ],
  ['enum-with-empty-string-member', [[['sep'], '']], { sep: '' }],
  ['enum-with-null-member', [[['size'], null]], { size: null }],
  ['falsy-defaults-survive', [], { b: false, n: 0, s: '' }],
  ['form-data-beats-default', [], { a: 'mine', e: '', n: 0, b: false }],
  ['form-data-null-array-number', [], { a: 'd' }],
  [
    'form-data-type-mismatch',
    [
      [['age'], 40],
      [['ok'], true],
      [['tags'], ['a']],
      [['o', 'z'], 'z'],
    ],
    { age: 40, ok: true, tags: ['a'], o: { z: 'z' } },
  ],
  [
    'if-then-hidden-answer-dropped',
    [
      [['country'], 'US'],
      [['state'], 'TX'],
      [['country'], 'DE'],
      [['land'], 'BY'],
    ],
    { country: 'DE', land: 'BY' },
  ],
  [
    'if-without-required-is-true-when-empty',
    [
      [['extra'], 'e'],
      [['c'], 'y'],
    ],
    { c: 'y' },
  ],
  ['json-schema-as-json-text', [[['a'], 'x']], { a: 'x' }],
  ['max-length-counts-characters', [], { e: '😀😀' }],
  ['mcp-elicitation-boolean-is-a-choice', [[['go'], true]], { go: true }],
  [
    'mcp-sep-1330-enum-shapes',
    [
      [['a'], 'y'],
      [['b'], 'g'],
      [['c'], 'g'],
      [['d'], ['x', 'y']],
      [['e'], ['g']],
    ],
    { a: 'y', b: 'g', c: 'g', d: ['x', 'y'], e: ['g'] },
  ],
  ['multipleof-float-noise', [], { a: 0.3, b: 19.99, c: 0.07 }],
  ['nullable-anyof-is-one-field', [], { nick: null }],
  ['nullable-enum-is-a-select', [[['dir'], 'outbound']], { dir: 'outbound' }],
  ['number-optional-untouched-is-absent', [], { query: 'heart' }],
  ['number-typed-then-cleared-is-absent', [[['temp'], undefined]], {}],
  ['oneof-loads-branch-of-form-data', [], { pay: { kind: 'iban', iban: 'DE00' } }],
  ['oneof-tagged-empty-object', [[[], { reset: { count: 3 } }]], { reset: { count: 3 } }],
  ['openapi-nullable-without-type', [], { a: null, b: 'x' }],
  ['openapi-number-formats', [], { account: 12, rate: 1.5, pin: 'x' }],
  ['property-schema-not-an-object', [[['b'], 'x']], { b: 'x' }],
  ['property-without-type', [[['foo'], 'bar']], { foo: 'bar' }],
  ['remote-ref-is-never-fetched', [[['b'], 'x']], { b: 'x' }],
  ['required-boolean-false-is-an-answer', [], { news: false }],
  ['required-names-absent-property', [[['a'], 'x']], { a: 'x' }],
  ['text-values-are-not-trimmed-or-retyped', [], { a: 'l1\r\nl2\t x ', b: ' two  spaces​ ', c: '007' }],
  ['title-as-translation-object', [[['n'], 'x']], { n: 'x' }],
  ['ui-order-duplicates-and-stars', [], {}],
  ['ui-schema-wrong-shape', [[['a'], 'x']], { a: 'x' }],
  ['unknown-format', [], { a: '1', m: '<all_urls>', u: 'u1' }],
  ['unknown-prefill-keys-kept', [[['a'], '2']], { a: '2', trace_id: 't-9' }],
  ['unknown-type-name', [[['b'], 'x']], { b: 'x' }],
];

describe.each<ValidatorKind>(['interpreted', 'ajv'])('%s', (kind) => {
  test.each(cases)('%s answers right', async (name, edits, expected) => {
    const { schema, uiSchema, formData } = widgetOf(name);
    const { answer, errors } = await fill(schema, uiSchema, formData, edits, kind);
    expect({ answer, errors }).toEqual({ answer: expected, errors: [] });
  });
});

test.each<[string, unknown, unknown, string[]]>([
  [
    'a missing text',
    { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
    { name: '' },
    ['name required'],
  ],
  [
    'a text of nothing but spaces passes',
    { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
    { name: '   ' },
    [],
  ],
  [
    'a box that must be ticked',
    { type: 'object', properties: { ok: { type: 'boolean', const: true } }, required: ['ok'] },
    {},
    ['ok requiredTick'],
  ],
  [
    'an empty list that is optional',
    { type: 'object', properties: { l: { type: 'array', minItems: 1, items: { type: 'string', enum: ['a'] } } } },
    { l: [] },
    [],
  ],
  [
    'an empty list that is required',
    {
      type: 'object',
      properties: { l: { type: 'array', minItems: 1, items: { type: 'string', enum: ['a'] } } },
      required: ['l'],
    },
    { l: [] },
    ['l minItems'],
  ],
  [
    'an item left empty',
    { type: 'object', properties: { l: { type: 'array', items: { type: 'string' } } } },
    { l: ['a', null] },
    ['l.1 required'],
  ],
  [
    'a date that is none',
    { type: 'object', properties: { d: { type: 'string', format: 'date' } } },
    { d: '03/01/2026' },
    ['d date'],
  ],
  [
    'a nullable list of dates',
    {
      type: 'object',
      properties: { d: { type: ['array', 'null'], items: { type: 'string', format: 'date' } } },
      required: ['d'],
    },
    {},
    [],
  ],
])('judges %s', async (_title, schema, formData, expected) => {
  const { errors } = await fill(schema, {}, formData);
  expect(errors).toEqual(expected);
});

/** What a form with nothing filled in but these edits answers. */
const answerOf = async (schema: unknown, formData: unknown, edits: Edit[] = [], uiSchema: unknown = {}) =>
  (await fill(schema, uiSchema, formData, edits)).answer;

test('puts a default into a field that a condition shows, once', async () => {
  const schema = {
    type: 'object',
    properties: { a: { type: 'boolean' } },
    if: { properties: { a: { const: true } }, required: ['a'] },
    then: { properties: { b: { type: 'string', default: 'x' } } },
  };
  expect(await answerOf(schema, {})).toEqual({});
  expect(await answerOf(schema, {}, [[['a'], true]])).toEqual({ a: true, b: 'x' });
  expect(
    await answerOf(schema, {}, [
      [['a'], true],
      [['b'], undefined],
      [['a'], false],
      [['a'], true],
    ]),
  ).toEqual({ a: true });
});

test('drops what depends on a field that is hidden itself', async () => {
  const schema = {
    type: 'object',
    properties: { a: { type: 'string' } },
    allOf: [
      { if: { properties: { a: { const: '1' } }, required: ['a'] }, then: { properties: { b: { type: 'string' } } } },
      { if: { properties: { b: { const: '1' } }, required: ['b'] }, then: { properties: { c: { type: 'string' } } } },
    ],
  };
  expect(
    await answerOf(schema, {}, [
      [['a'], '1'],
      [['b'], '1'],
      [['c'], '1'],
    ]),
  ).toEqual({ a: '1', b: '1', c: '1' });
  expect(
    await answerOf(schema, {}, [
      [['a'], '1'],
      [['b'], '1'],
      [['c'], '1'],
      [['a'], '2'],
    ]),
  ).toEqual({ a: '2' });
});

test('changes a title by a condition and hides what it hides, requirement and all', async () => {
  const schema = {
    type: 'object',
    properties: { c: { type: 'string' }, url: { type: 'string' } },
    required: ['url'],
    allOf: [
      {
        if: { properties: { c: { const: 'CA' } } },
        then: { properties: { url: { 'x-is-visible': true } } },
        else: { properties: { url: { 'x-is-visible': false } } },
      },
    ],
  };
  const { answer, errors } = await fill(schema, {}, { c: 'US', url: 'kept?' });
  expect({ answer, errors }).toEqual({ answer: { c: 'US' }, errors: [] });
});

test('wants the tagged branch of recursive and referenced schemas, and no more', async () => {
  const schema = {
    type: 'object',
    properties: { node: { $ref: '#/$defs/Node' } },
    $defs: { Node: { type: 'object', properties: { name: { type: 'string' }, next: { $ref: '#/$defs/Node' } } } },
  };
  expect(await answerOf(schema, { node: { name: 'a', next: { name: 'b' } } })).toEqual({
    node: { name: 'a', next: { name: 'b' } },
  });
  expect(await answerOf(schema, {})).toEqual({});
});

test('keeps rows out of the answer until they are chosen', async () => {
  const schema = {
    type: 'object',
    properties: {
      t: { type: 'array', tableType: 'multi', headers: [{ key: 'n', header: 'N' }], items: {}, maxItems: 1 },
    },
  };
  const rows = [{ n: 1 }, { n: 2 }];
  expect(await answerOf(schema, { t: rows }, [], { t: { 'ui:widget': 'Table' } })).toEqual({ t: [] });
  expect(await answerOf(schema, { t: rows }, [[['t'], [{ n: 2 }]]], { t: { 'ui:widget': 'Table' } })).toEqual({
    t: [{ n: 2 }],
  });
});

const range = { 'ui:widget': 'TimeWidget', 'ui:options': { is_range: true } };

test.each<[string, Json, Json, Json, Edit[], Json]>([
  [
    'behind a reference',
    {
      properties: { at: { $ref: '#/$defs/time' }, rows: { $ref: '#/$defs/rows' }, list: { $ref: '#/$defs/list' } },
      required: ['list'],
      $defs: {
        time: { type: 'array', items: {} },
        rows: { type: 'array', properties: { t: { type: 'string' } }, items: { type: 'string' } },
        list: { type: 'array', items: { type: 'string' } },
      },
    },
    { at: { 'ui:widget': 'TimeWidget' }, rows: { 'ui:widget': 'EditableTable' }, list: { 'ui:widget': 'BulletList' } },
    { rows: [{ t: 'x' }], list: ['a'] },
    [[['at'], '10:00']],
    { at: '10:00', rows: [{ t: 'x' }] },
  ],
  [
    'within a group',
    {
      properties: {
        g: {
          type: 'object',
          properties: { at: { type: 'array', items: {} }, text: { type: 'string' }, n: { type: 'number' } },
          required: ['at', 'text'],
        },
      },
    },
    { g: { at: range, text: { 'ui:widget': 'DataWidget' } } },
    { g: { text: 'Read this' } },
    [
      [['g', 'at'], { start: '08:00', end: '09:00' }],
      [['g', 'n'], 1],
    ],
    { g: { at: { start: '08:00', end: '09:00' }, n: 1 } },
  ],
  [
    'within a referenced group',
    {
      properties: { g: { $ref: '#/definitions/g' } },
      definitions: { g: { type: 'object', properties: { at: { type: 'array', items: {} } }, required: ['at'] } },
    },
    { g: { at: range } },
    {},
    [[['g', 'at'], { start: '08:00' }]],
    { g: { at: { start: '08:00' } } },
  ],
  [
    'in a branch',
    {
      properties: { c: { type: 'string' } },
      if: { properties: { c: { const: 'x' } } },
      then: { properties: { at: { type: 'array', items: {} }, text: { type: 'string' } }, required: ['at', 'text'] },
    },
    { at: range, text: { 'ui:widget': 'DataWidget' } },
    {},
    [
      [['c'], 'x'],
      [['at'], { start: '08:00', end: '09:00' }],
    ],
    { c: 'x', at: { start: '08:00', end: '09:00' } },
  ],
])(
  "lets a flow's field %s be shown only, or answer in its own shape",
  async (_place, schema, ui, data, edits, answer) => {
    const filled = await fill({ type: 'object', ...(schema as object) }, ui, data, edits);
    expect({ answer: filled.answer, errors: filled.errors }).toEqual({ answer, errors: [] });
  },
);

test('counts the rows of a table to fill in, and takes an address where the control asks for one', async () => {
  const schema = {
    type: 'object',
    properties: { rows: { type: 'array', items: { type: 'string' }, minItems: 2 }, mail: { type: 'string' } },
    required: ['rows'],
  };
  const ui = {
    rows: { 'ui:widget': 'EditableTable' },
    mail: { 'ui:widget': 'TextWidget', 'ui:options': { validationType: 'email' } },
  };
  expect((await fill(schema, ui, { rows: [{ a: 1 }], mail: 'nope' })).errors).toEqual(['rows minItems', 'mail email']);
});

test.each(['https://json-schema.org/draft/2020-12/schema', 'http://json-schema.org/draft-07/schema#', undefined])(
  'reads a tuple in either spelling, %s',
  async ($schema) => {
    const entries = [{ type: 'string', title: 'A' }, { type: 'integer' }];
    const schema = {
      ...($schema && { $schema }),
      type: 'object',
      properties: { p: { $ref: '#/definitions/p' }, i: { type: 'array', items: entries, additionalItems: false } },
      definitions: { p: { type: 'array', prefixItems: entries, items: false } },
    };
    const { answer, errors } = await fill(schema, {}, { p: ['a', 1], i: ['b', 2] });
    expect({ answer, errors }).toEqual({ answer: { p: ['a', 1], i: ['b', 2] }, errors: [] });
    expect((await fill(schema, {}, {}, [[['p', 1], 1.5]])).errors).toEqual(['p.0 required', 'p.1 wholeNumber']);
  },
);

test('has one optional field for a text or a null that is defined elsewhere', async () => {
  const schema = {
    type: 'object',
    properties: { e: { anyOf: [{ $ref: '#/$defs/text' }, { $ref: '#/$defs/none' }] } },
    required: ['e'],
    $defs: { text: { type: 'string' }, none: { type: 'null' } },
  };
  expect(await answerOf(schema, {})).toEqual({ e: null });
  expect(await answerOf(schema, { e: 'x' })).toEqual({ e: 'x' });
});

test('gives up on references that double within themselves', async () => {
  const half = { $ref: '#/$defs/n' };
  const n = { allOf: [half, half], properties: { x: { type: 'string' }, n: half }, anyOf: [half, half] };
  const ui = { x: { 'ui:widget': 'DataWidget' }, n: { x: { 'ui:widget': 'textarea' } } };
  const { repaired, ...read } = readSchema({ type: 'object', ...half, $defs: { n } }, 'en', () => undefined)!;
  expect(
    withOutputFields(
      readUiSchema(ui, () => undefined),
      [],
      { repaired, ...read },
    ).answered,
  ).toBeDefined();
});

test.each<[string, Json, Json, Json, Json]>([
  [
    'keys that fit a pattern of a closed map',
    { properties: { m: { type: 'object', patternProperties: { '^x': {} }, additionalProperties: false } } },
    {},
    { m: { x1: 1, y: 2 } },
    { m: { x1: 1 } },
  ],
  ['a value of any of its types', { properties: { v: { type: ['string', 'integer'] } } }, {}, { v: 7 }, { v: 7 }],
  [
    'the parts of a group, each before its default',
    {
      default: { g: { a: 'root' }, t: 'root' },
      properties: {
        g: {
          type: 'object',
          default: { a: 'group', b: 'group', ghost: 1 },
          properties: { a: { type: 'string' }, b: { type: 'string', default: 'own' }, c: { default: 'own' } },
        },
        t: { type: 'string' },
      },
    },
    {},
    { g: { a: 'given' } },
    { g: { a: 'given', b: 'group', c: 'own' }, t: 'root' },
  ],
])('takes %s from what is prefilled', async (_title, schema, ui, data, answer) => {
  const filled = await fill({ type: 'object', ...(schema as object) }, ui, data);
  expect({ answer: filled.answer, errors: filled.errors }).toEqual({ answer, errors: [] });
});

test('demands nothing of what nobody can change', async () => {
  const field = { type: 'string', minLength: 3 };
  const schema = {
    type: 'object',
    properties: {
      a: { ...field, readOnly: true },
      b: field,
      g: { type: 'object', properties: { c: field } },
      d: field,
    },
    required: ['a', 'b', 'd'],
  };
  const ui = { b: { 'ui:disabled': true }, g: { 'ui:readonly': true } };
  const { answer, errors } = await fill(schema, ui, { b: 'x', g: { c: 'x' } });
  expect({ answer, errors }).toEqual({ answer: { b: 'x', g: { c: 'x' } }, errors: ['d required'] });
});

test('compares with names that are no properties, and demands none of them', async () => {
  const schema = {
    type: 'object',
    properties: { a: { type: 'string' }, b: { type: 'string' } },
    required: ['ghost'],
    not: { required: ['a', 'b'] },
    if: { required: ['ghost'] },
    then: { required: ['b'] },
  };
  expect((await fill(schema, {}, { a: '1' })).errors).toEqual([]);
  expect((await fill(schema, {}, { a: '1', b: '2' })).errors).toEqual([' invalid']);
});

test('lets a group that is null stay so until it is filled in', async () => {
  const group = { anyOf: [{ type: 'object', properties: { c: { type: 'string' } } }, { type: 'null' }] };
  const schema = { type: 'object', properties: { g: { ...group, default: null } } };
  expect(await answerOf(schema, {})).toEqual({ g: null });
  expect(await answerOf(schema, {}, [[['g', 'c'], 'x']])).toEqual({ g: { c: 'x' } });
});

test('names what it could not read and keeps the rest', async () => {
  const schema = {
    type: 'object',
    properties: {
      a: { type: 'str', default: 5, minLength: '3' },
      b: null,
      c: { $ref: 'https://x.example/y' },
      n: { type: 'integer', default: 2.5 },
    },
    required: ['ghost'],
  };
  const { issues, answer } = await fill(schema, { a: { 'ui:widget': 'sparkle', 'ui:style': {} } }, { n: 'forty' });
  expect(isObject(answer) && answer).toEqual({});
  expect(new Set(issues)).toEqual(
    new Set([
      'unknown-type',
      'invalid-keyword',
      'invalid-schema',
      'remote-ref',
      'required-unknown',
      'invalid-default',
      'unknown-widget',
      'ui-option-refused',
      'prefill-mismatch',
    ]),
  );
});
