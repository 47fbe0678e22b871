import { describe, expect, it } from 'vitest';
import type { JsonObject } from './json';
import { inputFields } from './inputFields';
import { mapInputToRule, planEvents } from './planEvents';
import type { FormSpec, WidgetAction, WidgetSpec } from './widget';

const tool = (parameters: JsonObject, mapInputTo?: string): WidgetAction => ({
  type: 'tool',
  tool: 't',
  parameters,
  ...(mapInputTo === undefined ? {} : { mapInputTo }),
});
const form = (part: Partial<FormSpec>): FormSpec => ({
  type: 'forms',
  path: '',
  schema: {},
  uiSchema: {},
  formData: {},
  actions: [],
  outputFields: [],
  ...part,
});
const bare = (widget: WidgetSpec, values: JsonObject, options = {}) =>
  planEvents(widget, { action: 'submit', values }, { responseId: 'r', ...options }).map(
    ({ id: _, responseId: __, widget: ___, values: ____, ...step }) => step,
  );

describe('mapInputToRule', () => {
  it.each<[string, JsonObject, string | undefined, JsonObject, string[], JsonObject]>([
    ['submit', { a: '', t: 1 }, 'submit', { a: 'x' }, ['a'], { a: 'x', t: 1 }],
    ['absent', {}, undefined, { a: 0, b: false }, ['a', 'b'], { a: 0, b: false }],
    ['empty', { a: '' }, '', {}, ['a'], { a: '' }],
    ['the only field', { c: 1 }, 'a', { a: 2 }, ['a'], { c: 1, a: 2 }],
    ['the only field, unanswered', { a: 'kept' }, 'a', {}, ['a'], { a: 'kept' }],
    ['every field a parameter', { a: '', b: '' }, 'answer', { a: 1 }, ['a', 'b'], { a: 1, b: '' }],
    ['another name', { c: 1 }, 'answer', { a: 1 }, ['a', 'b'], { c: 1, answer: { a: 1 } }],
    ['no fields', {}, 'answer', {}, [], { answer: {} }],
    ['a field called submit', {}, 'submit', { submit: 1, more: 2 }, ['submit'], { submit: 1, more: 2 }],
  ])('places the answer: %s', (_, parameters, mapInputTo, values, fields, expected) => {
    const before = JSON.stringify({ parameters, values });
    expect(
      mapInputToRule({ parameters, values, inputFields: fields, ...(mapInputTo === undefined ? {} : { mapInputTo }) }),
    ).toEqual(expected);
    expect(JSON.stringify({ parameters, values })).toBe(before);
  });

  it('treats __proto__ as a name', () => {
    const values = JSON.parse('{"__proto__":{"x":1}}') as JsonObject;
    expect(
      JSON.stringify(
        mapInputToRule({ parameters: {}, mapInputTo: '__proto__', values: { a: 1 }, inputFields: ['a', 'b'] }),
      ),
    ).toBe('{"__proto__":{"a":1}}');
    expect(JSON.stringify(mapInputToRule({ parameters: {}, values, inputFields: [] }))).toBe('{"__proto__":{"x":1}}');
  });
});

describe('planEvents', () => {
  it('keeps ids, order and the answer itself', () => {
    const spec = form({ name: 'f', actions: [tool({}), { type: 'message', message: 'done' }] });
    const events = planEvents(
      spec,
      { action: 'submit', values: { a: 1 } },
      { responseId: 'r', widgetKey: 'widget-0', answerNumber: 2 },
    );
    expect(events.map((event) => event.id)).toEqual(['r/widget-0/2/0', 'r/widget-0/2/1']);
    expect(events[0]).toMatchObject({
      type: 'tool',
      widget: { type: 'forms', name: 'f' },
      values: { a: 1 },
      responseId: 'r',
    });
    expect(events[1]).toMatchObject({ type: 'message', message: 'done' });
  });

  it.each<[string, WidgetSpec, JsonObject, object, unknown[]]>([
    [
      'a form without events, to the tool that asked',
      form({}),
      { a: 1 },
      { tool: 'asked' },
      [{ type: 'tool', tool: 'asked', parameters: { a: 1 } }],
    ],
    ['a form without events, to the host', form({}), { a: 1 }, {}, [{ type: 'submit' }]],
    [
      'a rule of the host',
      form({ actions: [tool({}, 'x')] }),
      { a: 1 },
      { rule: () => ({ own: true }) },
      [{ type: 'tool', tool: 't', parameters: { own: true } }],
    ],
    [
      'a number',
      { type: 'number', path: '', collects: 'integer', isDigits: true, actions: [tool({ p: 1 }, 'pin')] },
      { value: '0042' },
      {},
      [{ type: 'tool', tool: 't', parameters: { p: 1, pin: '0042' } }],
    ],
    [
      'a text without a name for it',
      { type: 'text', path: '', actions: [tool({})] },
      { value: 'x' },
      {},
      [{ type: 'tool', tool: 't', parameters: { value: 'x' } }],
    ],
    [
      'a confirmation',
      { type: 'confirmation', path: '', confirm: { actions: [tool({ yes: 1 })] }, cancel: { actions: [] } },
      { value: 'confirm' },
      {},
      [{ type: 'tool', tool: 't', parameters: { yes: 1 } }],
    ],
    [
      'a confirmation cancelled',
      { type: 'confirmation', path: '', confirm: { actions: [] }, cancel: { actions: [] } },
      { value: 'cancel' },
      {},
      [{ type: 'cancel' }],
    ],
    [
      'several options',
      { type: 'options', path: '', isMultiple: true, options: [], actions: [tool({}, 'o')] },
      { value: ['a', 2] },
      {},
      [{ type: 'tool', tool: 't', parameters: { o: 'a,2' } }],
    ],
    [
      'an option with its own event',
      {
        type: 'options',
        path: '',
        isMultiple: false,
        options: [{ label: 'A', value: { id: 1 }, actions: [{ type: 'message', message: 'A!' }] }],
        actions: [tool({}, 'o')],
      },
      { value: { id: 1 } },
      {},
      [{ type: 'message', message: 'A!' }],
    ],
    [
      'an elicitation',
      { type: 'elicitation', path: '', message: '', schema: {}, uiSchema: {}, formData: {} },
      { a: 1 },
      {},
      [{ type: 'elicit', action: 'accept', content: { a: 1 } }],
    ],
    [
      'a link',
      { type: 'elicitation-url', path: '', message: '', url: 'https://a.example', warnings: [] },
      {},
      {},
      [{ type: 'elicit', action: 'accept' }],
    ],
  ])('turns an answer into events: %s', (_, widget, values, options, expected) => {
    expect(bare(widget, values, options)).toEqual(expected);
  });

  it('says a cancel without what was typed', () => {
    expect(planEvents(form({ actions: [tool({})] }), { action: 'cancel', values: { a: 1 } })).toMatchObject([
      { type: 'cancel', values: {} },
    ]);
  });
});

describe('inputFields', () => {
  it('names what can be answered, branches included', () => {
    const spec = form({
      outputFields: ['view'],
      schema: {
        properties: { a: { type: 'string' }, view: {}, never: false, any: true },
        allOf: [{ then: { properties: { b: {} } }, else: { properties: { c: {} } } }],
        dependentSchemas: { a: { properties: { d: {} } } },
        dependencies: { a: ['b'], b: { oneOf: [{ properties: { e: {} } }] } },
      },
    });
    expect(inputFields(spec)).toEqual(['a', 'any', 'b', 'c', 'd', 'e']);
  });

  it.each<[string, JsonObject, string[]]>([
    ['of the root', { $ref: '#/$defs/all', $defs: { all: { properties: { a: {} } } } }, ['a']],
    [
      'of a branch',
      {
        properties: { a: {} },
        allOf: [{ then: { $ref: '#/$defs/more' } }],
        $defs: { more: { properties: { b: {} } } },
      },
      ['a', 'b'],
    ],
    [
      'through an escaped name',
      { anyOf: [{ $ref: '#/$defs/a~1b%20c' }], $defs: { 'a/b c': { properties: { d: {} } } } },
      ['d'],
    ],
    ['in a circle', { $ref: '#', properties: { a: {} }, oneOf: [{ $ref: '#/oneOf/0' }] }, ['a']],
    [
      'to nothing, elsewhere and broken',
      {
        properties: { a: {} },
        anyOf: [{ $ref: '#/$defs/x' }, { $ref: 'https://a.example' }, { $ref: '#/%' }, { $ref: 1 }],
      },
      ['a'],
    ],
  ])('follows local references: %s', (_, schema, expected) => {
    expect(inputFields(form({ schema }))).toEqual(expected);
  });
});
