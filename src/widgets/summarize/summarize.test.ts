import { describe, expect, it } from 'vitest';
import type { FormSpec, JsonObject, WidgetSpec } from '../../model';
import { propertySchemas } from './propertySchema';
import { feedbackOf, summarize } from './summarize';

const english = {
  locale: 'en',
  t: (message: { text: unknown }, values: Record<string, unknown> = {}) => {
    const text =
      typeof message.text === 'string'
        ? message.text
        : (message.text as Record<string, string>)[values['count'] === 1 ? 'one' : 'other']!;
    return text.replace(/\{(\w+)\}/g, (_whole, name: string) => String(values[name]));
  },
};

const form = (properties: JsonObject, uiSchema: JsonObject = {}, rest: JsonObject = {}): FormSpec => ({
  type: 'forms',
  path: '',
  schema: { type: 'object', properties, ...rest },
  uiSchema,
  formData: {},
  actions: [],
  outputFields: [],
});
const answersOf = (spec: WidgetSpec, values: JsonObject) =>
  summarize(spec, values, english).map(({ label, value }) => [
    label,
    typeof value === 'string' ? value.replaceAll('\u202f', ' ') : value,
  ]);

describe('summarize', () => {
  it.each<[string, FormSpec, JsonObject, unknown[]]>([
    ['texts by title', form({ a: { title: 'Name' } }), { a: 'Kim' }, [['Name', 'Kim']]],
    [
      'texts by the uiSchema’s title',
      form({ a: { title: 'Name' } }, { a: { 'ui:title': 'Full name' } }),
      { a: 'Kim' },
      [['Full name', 'Kim']],
    ],
    ['texts by name', form({ a: {} }), { a: 'Kim' }, [['a', 'Kim']]],
    ['titles in the reader’s language', form({ a: { title: { fr: 'Nom', en: 'Name' } } }), { a: 'x' }, [['Name', 'x']]],
    ['nothing for what was left out', form({ a: {}, b: {} }), { b: 'x' }, [['b', 'x']]],
    [
      'the order of the form',
      form({ a: {}, b: {}, c: {} }, { 'ui:order': ['c', '*', 'a'] }),
      { a: '1', b: '2', c: '3' },
      [
        ['c', '3'],
        ['b', '2'],
        ['a', '1'],
      ],
    ],
    [
      'booleans in our words',
      form({ a: { type: 'boolean' }, b: { type: 'boolean' } }),
      { a: true, b: false },
      [
        ['a', 'Yes'],
        ['b', 'No'],
      ],
    ],
    [
      'booleans in the form’s words',
      form({
        a: {
          type: 'boolean',
          oneOf: [
            { const: true, title: 'I agree' },
            { const: false, title: 'I do not' },
          ],
        },
      }),
      { a: true },
      [['a', 'I agree']],
    ],
    [
      'choices by enumNames',
      form({ a: { enum: ['b', 'p'], enumNames: ['Basic', 'Premium'] } }),
      { a: 'p' },
      [['a', 'Premium']],
    ],
    [
      'choices by ui:enumNames',
      form({ a: { enum: ['b', 'p'] } }, { a: { 'ui:enumNames': ['Basic', 'Premium'] } }),
      { a: 'p' },
      [['a', 'Premium']],
    ],
    ['choices by titled constants', form({ a: { oneOf: [{ const: 1, title: 'One' }] } }), { a: 1 }, [['a', 'One']]],
    [
      'choices by display_text',
      form({ a: { enum: ['x'], display_text: { choices: ['x'], display_text: ['Ex'] } } }),
      { a: 'x' },
      [['a', 'Ex']],
    ],
    [
      'several choices',
      form({ a: { items: { enum: ['x', 'y'], enumNames: ['Ex', 'Why'] } } }),
      { a: ['y', 'x'] },
      [['a', ['Why', 'Ex']]],
    ],
    [
      'several choices by the list’s names',
      form({ a: { items: { enum: ['x', 'y'] } } }, { a: { 'ui:enumNames': ['Ex', 'Why'] } }),
      { a: ['y'] },
      [['a', ['Why']]],
    ],
    ['dates in the locale’s writing', form({ a: { format: 'date' } }), { a: '2026-03-05' }, [['a', 'Mar 5, 2026']]],
    [
      'ranges of dates',
      form({ a: { items: { format: 'date' } } }, { a: { 'ui:options': { range: true } } }),
      { a: ['2026-01-10', '2026-01-12'] },
      [['a', 'Jan 10, 2026 – Jan 12, 2026']],
    ],
    [
      'numbers with all their digits',
      form({ a: { type: 'number' } }),
      { a: 1234.123456789 },
      [['a', '1234.123456789']],
    ],
    [
      'secrets as dots',
      form({ a: { format: 'password' }, b: {} }, { b: { 'ui:widget': 'password' } }),
      { a: 's3cret', b: 's3cret' },
      [
        ['a', '••••••'],
        ['b', '••••••'],
      ],
    ],
    [
      'files by name',
      form({ a: { items: {} } }, { a: { 'ui:widget': 'FileUpload' } }),
      { a: [{ fileName: 'rapport é.pdf', url: 'https://f.example/1' }] },
      [['a', ['rapport é.pdf']]],
    ],
    [
      'data URLs by the name in them',
      form({ a: { format: 'data-url' } }),
      { a: 'data:text/csv;name=a%20b.csv;base64,QQ==' },
      [['a', ['a b.csv']]],
    ],
    [
      'files without a name by their number',
      form({ a: { format: 'data-url' } }),
      { a: 'data:text/csv;base64,QQ==' },
      [['a', '1 file']],
    ],
    [
      'chosen rows',
      form({ a: { headers: [{ key: 'k', header: 'Key' }] } }),
      { a: [{ rowId: '1', k: 'v' }] },
      [['a', { columns: ['Key'], rows: [['v']] }]],
    ],
    [
      'filled rows',
      form({ a: { items: { properties: { n: { title: 'Name' }, ok: { type: 'boolean' } } } } }),
      { a: [{ n: 'x', ok: true }, { n: 'y' }] },
      [
        [
          'a',
          {
            columns: ['Name', 'ok'],
            rows: [
              ['x', 'Yes'],
              ['y', ''],
            ],
          },
        ],
      ],
    ],
    [
      'objects by their fields',
      form({ a: { title: 'Ship', properties: { b: { title: 'Flag', enum: ['PT'], enumNames: ['Portugal'] } } } }),
      { a: { b: 'PT' } },
      [['Ship · Flag', 'Portugal']],
    ],
    [
      'definitions behind a reference',
      form({ a: { $ref: '#/$defs/n' } }, {}, { $defs: { n: { title: 'Name' } } }),
      { a: 'x' },
      [['Name', 'x']],
    ],
    [
      'fields of a branch',
      form({}, {}, { allOf: [{ if: {}, then: { properties: { a: { title: 'Why' } } } }] }),
      { a: 'x' },
      [['Why', 'x']],
    ],
    [
      'nothing chosen',
      form({ a: {}, b: {} }),
      { a: [], b: null },
      [
        ['a', 'Nothing'],
        ['b', 'Nothing'],
      ],
    ],
    ['no field that was never asked', form({ a: {} }), { a: '1', trace_id: 't-9' }, [['a', '1']]],
  ])('shows %s', (_name, spec, values, expected) => {
    expect(answersOf(spec, values)).toEqual(expected);
  });

  it('leaves views out', () => {
    expect(answersOf({ ...form({ a: {}, b: {} }), outputFields: ['b'] }, { a: '1', b: '2' })).toEqual([['a', '1']]);
  });

  it('never says a secret, however deep', () => {
    const spec = form({
      a: { properties: { pw: { format: 'password' } } },
      l: { items: { properties: { pw: { format: 'password' } } } },
    });
    expect(JSON.stringify(answersOf(spec, { a: { pw: 's3cret' }, l: [{ pw: 's3cret' }] }))).not.toContain('s3cret');
  });

  it('takes no property of every object for an answer', () => {
    expect(answersOf(form({ constructor: {}, toString: {} }), {})).toEqual([]);
    expect(
      answersOf(
        form(JSON.parse('{"__proto__":{"title":"P"}}') as JsonObject),
        JSON.parse('{"__proto__":"x"}') as JsonObject,
      ),
    ).toEqual([['P', 'x']]);
  });

  const base = { path: '', actions: [] };
  it.each<[string, WidgetSpec, JsonObject, unknown[]]>([
    [
      'the pressed button',
      { ...base, type: 'confirmation', confirm: { label: 'Pay', actions: [] }, cancel: { actions: [] } },
      { value: 'confirm' },
      [['Answer', 'Pay']],
    ],
    [
      'our word where a button has none',
      { ...base, type: 'confirmation', confirm: { actions: [] }, cancel: { actions: [] } },
      { value: 'cancel' },
      [['Answer', 'Cancel']],
    ],
    ['a day', { ...base, type: 'datetime', collects: 'date' }, { value: '2026-03-20' }, [['Answer', 'Mar 20, 2026']]],
    [
      'a moment',
      { ...base, type: 'datetime', collects: 'datetime' },
      { value: '2026-03-10T09:30' },
      [['Answer', 'Mar 10, 2026, 9:30 AM']],
    ],
    [
      'a percentage',
      { ...base, type: 'number', collects: 'percentage', isDigits: false },
      { value: 12.5 },
      [['Answer', '12.5 %']],
    ],
    [
      'an amount',
      { ...base, type: 'number', collects: 'currency', isDigits: false },
      { value: 1234.5 },
      [['Answer', '1,234.50']],
    ],
    [
      'a whole amount',
      { ...base, type: 'number', collects: 'currency', isDigits: false },
      { value: 1200 },
      [['Answer', '1,200']],
    ],
    [
      'an option that is an object',
      { ...base, type: 'options', isMultiple: false, options: [{ label: 'Olives', value: { id: 3 } }] },
      { value: { id: 3 } },
      [['Answer', 'Olives']],
    ],
    [
      'digits',
      { ...base, type: 'number', collects: 'integer', isDigits: true },
      { value: '0042' },
      [['Answer', '0042']],
    ],
    [
      'an option',
      { ...base, type: 'options', isMultiple: false, options: [{ label: 'Olives', value: 'o' }] },
      { value: 'o' },
      [['Answer', 'Olives']],
    ],
    [
      'several options',
      {
        ...base,
        type: 'options',
        isMultiple: true,
        options: [
          { label: 'Olives', value: 'o' },
          { label: 'Corn', value: 'c' },
        ],
      },
      { value: ['c', 'o'] },
      [['Answer', ['Corn', 'Olives']]],
    ],
    ['a text', { ...base, type: 'text' }, { value: ' as typed\n' }, [['Answer', ' as typed\n']]],
    [
      'an address',
      { ...base, type: 'elicitation-url', message: 'm', url: 'https://a.example/', warnings: [] },
      {},
      [['Address', 'https://a.example/']],
    ],
    ['nothing of a host’s own widget', { ...base, type: 'user_defined', value: {} }, { value: 'x' }, []],
  ])('shows %s', (_name, spec, values, expected) => {
    expect(answersOf(spec, values)).toEqual(expected);
  });
});

describe('propertySchemas', () => {
  it('reads a schema that repeats itself without end', () => {
    const root: JsonObject = {
      $defs: { n: { properties: { a: { title: 'A' } }, anyOf: [{ $ref: '#/$defs/n' }, { $ref: '#/$defs/n' }] } },
      $ref: '#/$defs/n',
    };
    expect([...propertySchemas(root, root)]).toEqual([['a', { title: 'A' }]]);
  });
});

describe('feedbackOf', () => {
  it('is what the tool says about the chosen options', () => {
    const spec: WidgetSpec = {
      type: 'options',
      path: '',
      actions: [],
      isMultiple: false,
      options: [
        { label: 'A', value: 'a', userMessage: 'Good choice' },
        { label: 'B', value: 'b', userMessage: 'Hm' },
      ],
    };
    expect(feedbackOf(spec, { value: 'a' })).toEqual(['Good choice']);
    expect(feedbackOf(spec, {})).toEqual([]);
  });
});
