import { isObject, mapOwn } from '../json';
import type { Json, JsonObject } from '../json';
import { listKeywords, mapKeywords, schemaKeywords } from './keywords';

const annotations = [
  'title',
  'description',
  'default',
  'examples',
  'enumNames',
  '$comment',
  'deprecated',
  'nullable',
  'x-is-visible',
  'display_text',
  'files',
  'headers',
];

/**
 * The part of a repaired schema that judges a value, for the validators: without annotations, a `oneOf` of
 * nothing else included, and with OpenAPI's `nullable` as a type.
 */
export function toLaw(schema: JsonObject): JsonObject {
  return strip(schema) as JsonObject;
}

function strip(schema: Json): Json {
  if (!isObject(schema)) return schema;
  const result = mapOwn(schema, (value, key) => {
    if (annotations.includes(key)) return undefined;
    if (schemaKeywords.includes(key)) return strip(value);
    if (key === 'items') return Array.isArray(value) ? value.map(strip) : strip(value);
    if (listKeywords.includes(key) && Array.isArray(value)) {
      const parts = value.map(strip);
      return key === 'oneOf' && isOnlyLabels(parts) ? undefined : parts;
    }
    if (mapKeywords.includes(key) && isObject(value)) return mapOwn(value, strip);
    if (key === 'dependencies' && isObject(value))
      return mapOwn(value, (entry) => (Array.isArray(entry) ? entry : strip(entry)));
    return value;
  });
  return schema['nullable'] === true ? withNull(result) : result;
}

/** Branches that only name choices all accept everything: exactly one of them can never hold. */
function isOnlyLabels(branches: Json[]): boolean {
  return branches.length > 1 && branches.every((branch) => isObject(branch) && Object.keys(branch).length === 0);
}

function withNull(schema: JsonObject): JsonObject {
  const { type } = schema;
  if (type === undefined) return { anyOf: [schema, { type: 'null' }] };
  const types = Array.isArray(type) ? type : [type];
  const open: JsonObject = { ...schema, type: types.includes('null') ? types : [...types, 'null'] };
  if (Array.isArray(open['enum']) && !open['enum'].includes(null)) open['enum'] = [...open['enum'], null];
  return open;
}
