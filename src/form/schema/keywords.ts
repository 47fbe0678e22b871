import { isObject } from '../json';
import type { Json } from '../json';

const isCount = (value: Json) => typeof value === 'number' && Number.isInteger(value) && value >= 0;
const isNumber = (value: Json) => typeof value === 'number' && Number.isFinite(value);
const isText = (value: Json) => typeof value === 'string';
const isTruth = (value: Json) => typeof value === 'boolean';

/** What a keyword's value must be; one that is not would make a validator refuse the whole schema. */
export const keywordChecks: Record<string, (value: Json) => boolean> = {
  minLength: isCount,
  maxLength: isCount,
  minItems: isCount,
  maxItems: isCount,
  minProperties: isCount,
  maxProperties: isCount,
  minContains: isCount,
  maxContains: isCount,
  minimum: isNumber,
  maximum: isNumber,
  exclusiveMinimum: (value) => isNumber(value) || isTruth(value),
  exclusiveMaximum: (value) => isNumber(value) || isTruth(value),
  multipleOf: (value) => isNumber(value) && (value as number) > 0,
  pattern: isText,
  format: isText,
  uniqueItems: isTruth,
  readOnly: isTruth,
  writeOnly: isTruth,
  nullable: isTruth,
  enum: Array.isArray,
  contentMediaType: isText,
  contentEncoding: isText,
};

/** Keywords whose value is a schema. */
export const schemaKeywords = [
  'not',
  'if',
  'then',
  'else',
  'contains',
  'propertyNames',
  'additionalItems',
  'unevaluatedItems',
  'unevaluatedProperties',
  'additionalProperties',
];
/** Keywords whose value is a list of schemas. */
export const listKeywords = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
/** Keywords whose value is an object of schemas. */
export const mapKeywords = ['properties', 'patternProperties', 'definitions', '$defs', 'dependentSchemas'];

/** The types of JSON Schema. */
export const knownTypes = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];
const otherNames: Record<string, string> = {
  int: 'integer',
  int32: 'integer',
  int64: 'integer',
  long: 'integer',
  float: 'number',
  double: 'number',
  decimal: 'number',
  bool: 'boolean',
  list: 'array',
  dict: 'object',
  map: 'object',
  none: 'null',
};

/** The JSON Schema type another name stands for; `string` for a name nobody knows. */
export function closestType(name: string): string {
  const lower = name.toLowerCase();
  if (knownTypes.includes(lower)) return lower;
  return Object.hasOwn(otherNames, lower) ? otherNames[lower]! : 'string';
}

/** Whether a value may stand where a schema is expected. */
export function isSchema(value: unknown): value is Json {
  return isObject(value) || typeof value === 'boolean';
}
