import { describe, expect, test } from 'vitest';
import type { JsonObject } from './json';
import { hasSecrets, redact } from './redact';
import type { FormSpec } from './widget';

function form(schema: JsonObject, uiSchema: JsonObject = {}): FormSpec {
  return { type: 'forms', path: '', schema, uiSchema, formData: {}, actions: [], outputFields: [] };
}

describe('redact', () => {
  const table: [string, FormSpec, JsonObject, JsonObject][] = [
    ['a password format', form({ properties: { pin: { type: 'string', format: 'password' } } }), { pin: '1' }, {}],
    [
      'a password control',
      form({ properties: { pin: { type: 'string' } } }, { pin: { 'ui:widget': 'password' } }),
      { pin: '1' },
      {},
    ],
    [
      'a password control in options',
      form({ properties: { pin: { type: 'string' } } }, { pin: { 'ui:options': { widget: 'password' } } }),
      { pin: '1' },
      {},
    ],
    [
      'a file upload',
      form({ properties: { docs: { type: 'array' } } }, { docs: { 'ui:widget': 'FileUpload' } }),
      { docs: [{}], a: 1 },
      { a: 1 },
    ],
    ['a data-url', form({ properties: { f: { type: 'string', format: 'data-url' } } }), { f: 'data:,' }, {}],
    [
      'a nested secret',
      form({ properties: { o: { type: 'object', properties: { pw: { format: 'password' }, a: {} } } } }),
      { o: { pw: 'x', a: 1 } },
      { o: { a: 1 } },
    ],
    [
      'a secret in a list',
      form({ properties: { l: { items: { properties: { pw: { format: 'password' } } } } } }),
      { l: [{ pw: 'x', b: 2 }] },
      { l: [{ b: 2 }] },
    ],
    [
      'a secret in a branch',
      form({ allOf: [{ then: { properties: { pw: { format: 'password' } } } }] }),
      { pw: 'x' },
      {},
    ],
    [
      'a secret behind a reference',
      form({ $defs: { P: { format: 'password' } }, properties: { pw: { $ref: '#/$defs/P' } } }),
      { pw: 'x' },
      {},
    ],
    [
      'nothing else',
      form({ properties: { a: { type: 'string' } } }),
      { a: 'x', b: [1, { c: null }] },
      { a: 'x', b: [1, { c: null }] },
    ],
  ];
  test.each(table)('leaves out %s', (_, spec, values, kept) => {
    expect(redact(spec, values)).toEqual(kept);
    expect(hasSecrets(spec, values)).toBe(JSON.stringify(kept) !== JSON.stringify(values));
  });

  test('comes to an end with a schema that contains itself', () => {
    const schema = { $defs: { n: { anyOf: [{ $ref: '#/$defs/n' }, { $ref: '#/$defs/n' }] } }, $ref: '#/$defs/n' };
    expect(redact(form(schema), { a: 1 })).toEqual({ a: 1 });
  });

  test('keeps a key called __proto__ an ordinary key', () => {
    const values = JSON.parse('{"__proto__": {"a": 1}}') as JsonObject;
    const kept = redact(form({}), values);
    expect(Object.hasOwn(kept, '__proto__')).toBe(true);
    expect(Object.getPrototypeOf(kept)).toBe(Object.prototype);
  });
});
