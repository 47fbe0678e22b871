/** What a keyword's value holds: a schema, a list of schemas, schemas by name, or plain data that passes the test. */
export type KeywordShape = 'schema' | 'list' | 'map' | ((value: unknown) => boolean);

/** True for an object that is neither null nor an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True for a schema: an object or a boolean. */
export const isSchema = (value: unknown): value is Record<string, unknown> | boolean =>
  typeof value === 'boolean' || isRecord(value);

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isCount = (value: unknown) => typeof value === 'number' && value >= 0 && Number.isInteger(value);
const isText = (value: unknown) => typeof value === 'string';
const isTextList = (value: unknown) => Array.isArray(value) && value.every(isText);
const TYPES = ['null', 'boolean', 'object', 'array', 'number', 'integer', 'string'];
const isType = (value: unknown) => (Array.isArray(value) ? value.length > 0 && value.every(isType1) : isType1(value));
const isType1 = (value: unknown) => TYPES.includes(value as string);

/**
 * The keywords that both engines check, in the order in which their errors come.
 * A keyword whose value has another shape is left out of the check and reported.
 */
export const KEYWORDS: ReadonlyMap<string, KeywordShape> = /*#__PURE__*/ new Map<string, KeywordShape>([
  ['type', isType],
  ['const', () => true],
  ['enum', (value) => Array.isArray(value) && value.length > 0],
  ['minimum', isNumber],
  ['maximum', isNumber],
  ['exclusiveMinimum', isNumber],
  ['exclusiveMaximum', isNumber],
  ['multipleOf', (value) => isNumber(value) && (value as number) > 0],
  ['minLength', isCount],
  ['maxLength', isCount],
  ['pattern', isText],
  ['format', isText],
  ['minProperties', isCount],
  ['maxProperties', isCount],
  ['required', isTextList],
  ['dependentRequired', (value) => isRecord(value) && Object.values(value).every(isTextList)],
  ['minItems', isCount],
  ['maxItems', isCount],
  ['uniqueItems', (value) => typeof value === 'boolean'],
  ['minContains', isCount],
  ['maxContains', isCount],
  ['not', 'schema'],
  ['anyOf', 'list'],
  ['oneOf', 'list'],
  ['allOf', 'list'],
  ['if', 'schema'],
  ['then', 'schema'],
  ['else', 'schema'],
  ['prefixItems', 'list'],
  ['items', 'schema'],
  ['contains', 'schema'],
  ['propertyNames', 'schema'],
  ['properties', 'map'],
  ['patternProperties', 'map'],
  ['additionalProperties', 'schema'],
  ['dependentSchemas', 'map'],
  ['unevaluatedItems', 'schema'],
  ['unevaluatedProperties', 'schema'],
]);

/** True where the value can be used for the keyword. */
export function isUsable(keyword: string, value: unknown): boolean {
  const shape = KEYWORDS.get(keyword);
  if (shape === 'schema') return isSchema(value);
  if (shape === 'list') return Array.isArray(value) && value.length > 0 && value.every(isSchema);
  if (shape === 'map') return isRecord(value) && Object.values(value).every(isSchema);
  return shape !== undefined && shape(value);
}
