import { isEqual, isObject, mapOwn, own } from '../json';
import type { Json, JsonObject } from '../json';
import { findRef } from './pointers';
import { readTitle } from './readTitle';

/** What drawing needs beside the schema. */
interface Drawing {
  root: JsonObject;
  locale: string;
}

const childLists = ['allOf', 'anyOf', 'oneOf'];
const childSchemas = ['then', 'else', 'additionalProperties', 'additionalItems'];
const childMaps = ['properties', 'patternProperties', 'definitions', '$defs', 'dependentSchemas'];

/**
 * A repaired schema in the one spelling the form draws from: `nullable` for every "or null", `enum` and `enumNames` for titled
 * constants, a single `type` wherever one can be told, tuples as a list of `items`, `dependentRequired` and `dependentSchemas` for
 * `dependencies`, texts as strings.
 */
export function toDrawn(root: JsonObject, locale: string): JsonObject {
  return draw(root, { root, locale }) as JsonObject;
}

/** A part of a repaired schema, in the same spelling. */
export function drawPart(node: Json, root: JsonObject, locale: string): Json {
  return draw(node, { root, locale });
}

function draw(node: Json, drawing: Drawing): Json {
  if (!isObject(node)) return node;
  let schema = mapOwn(node, (value, key) => drawKeyword(value, key, drawing));
  schema = drawDependencies(schema);
  schema = drawTuple(schema, drawing);
  schema = drawNullable(schema, drawing);
  schema = drawConstants(schema, drawing);
  schema = drawType(schema);
  return drawChoices(schema);
}

function drawKeyword(value: Json, key: string, drawing: Drawing): Json | undefined {
  if (key === '$id' || key === 'id' || key === '$schema' || key === '$comment') return undefined;
  if (key === 'title' || key === 'description') return readTitle(value, drawing.locale);
  if (childSchemas.includes(key)) return draw(value, drawing);
  if (key === 'items' && isObject(value) && Object.keys(value).length === 0) return value;
  if (key === 'items') return Array.isArray(value) ? value.map((item) => draw(item, drawing)) : draw(value, drawing);
  if (childLists.includes(key) && Array.isArray(value)) return value.map((item) => draw(item, drawing));
  if (childMaps.includes(key) && isObject(value)) {
    return mapOwn(value, (item) =>
      key === 'properties' && typeof item === 'boolean' ? undefined : draw(item, drawing),
    );
  }
  if (key === 'dependencies' && isObject(value))
    return mapOwn(value, (item) => (Array.isArray(item) ? item : draw(item, drawing)));
  return value;
}

function drawDependencies(schema: JsonObject): JsonObject {
  const { dependencies, ...rest } = schema;
  if (!isObject(dependencies)) return schema;
  const lists = mapOwn(dependencies, (entry) => (Array.isArray(entry) ? entry : undefined));
  const schemas = mapOwn(dependencies, (entry) => (isObject(entry) ? entry : undefined));
  return { ...rest, dependentRequired: lists, dependentSchemas: schemas };
}

function drawTuple(schema: JsonObject, drawing: Drawing): JsonObject {
  const { prefixItems, items, ...rest } = schema;
  if (!Array.isArray(prefixItems)) {
    if (Array.isArray(items))
      return { ...schema, items: items.map((item) => (isObject(item) ? item : { type: 'string' })) };
    return schema;
  }
  const tuple = prefixItems.map((item) => draw(isObject(item) ? item : {}, drawing));
  return {
    ...rest,
    type: 'array',
    items: tuple,
    ...(isObject(items) ? { additionalItems: items } : { additionalItems: false }),
  };
}

function drawNullable(schema: JsonObject, drawing: Drawing): JsonObject {
  const { type } = schema;
  if (Array.isArray(type)) {
    const types = type.filter((name) => name !== 'null');
    const isNullable = types.length < type.length;
    if (types.length === 0) return { ...schema, type: 'null' };
    return {
      ...schema,
      type: pickType(types),
      ...(types.length > 1 && { types }),
      ...(isNullable && { nullable: true }),
    };
  }
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const options = schema[keyword];
    if (!Array.isArray(options)) continue;
    const others = options.filter((option) => !isNull(option, drawing));
    if (others.length === options.length && !(others.length === 1 && schema['nullable'] === true)) continue;
    const { [keyword]: _options, ...rest } = schema;
    if (others.length === 0) return { ...rest, type: 'null' };
    if (others.length > 1) return { ...rest, [keyword]: others, nullable: true };
    const [only] = others;
    return drawNullable({ ...(isObject(only) ? only : {}), ...rest, nullable: true }, drawing);
  }
  return schema;
}

function isNull(given: Json, { root }: Drawing): boolean {
  const ref = own(given, '$ref');
  const option = (typeof ref === 'string' && findRef(root, ref)) || given;
  return (
    own(option, 'type') === 'null' ||
    isEqual(own(option, 'enum'), [null]) ||
    (isObject(option) &&
      Object.hasOwn(option, 'const') &&
      option['const'] === null &&
      own(option, 'title') === undefined)
  );
}

function pickType(types: Json[]): Json {
  return types.find((name) => name === 'string') ?? (types.includes('number') ? 'number' : types[0]!);
}

function drawConstants(schema: JsonObject, drawing: Drawing): JsonObject {
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const options = schema[keyword];
    if (!Array.isArray(options) || options.length === 0) continue;
    const constants = options.map((option) => constantsOf(option, drawing));
    const { [keyword]: _options, ...rest } = schema;
    if (constants.every((entries) => entries !== undefined)) {
      const entries = constants.flat();
      const names = entries.map((entry) => entry.name ?? null);
      return {
        ...rest,
        enum: entries.map((entry) => entry.value),
        ...(names.some((name) => name !== null) && { enumNames: names }),
      };
    }
    if (schema['type'] === 'boolean')
      return { ...rest, enumNames: options.map((option) => own(option, 'title') ?? null) };
  }
  return schema;
}

function constantsOf(option: Json, drawing: Drawing): { value: Json; name?: Json | undefined }[] | undefined {
  const ref = own(option, '$ref');
  const schema = typeof ref === 'string' ? findRef(drawing.root, ref) : option;
  if (!isObject(schema)) return undefined;
  if (Object.hasOwn(schema, 'const')) {
    if (typeof schema['const'] === 'object' && schema['const'] !== null) return undefined;
    const name = own(option, 'title') ?? own(schema, 'title') ?? own(schema, 'description');
    return [{ value: schema['const']!, name: name === undefined ? undefined : readTitle(name, drawing.locale) }];
  }
  const values = own(schema, 'enum');
  if (Array.isArray(values) && !Object.hasOwn(schema, 'properties')) {
    const names = own(schema, 'enumNames');
    const title = own(schema, 'title');
    return values.map((value, index) => ({
      value,
      name: (Array.isArray(names) ? names[index] : undefined) ?? (values.length === 1 ? title : undefined),
    }));
  }
  return undefined;
}

const byKeyword: [string, string][] = [
  ['properties', 'object'],
  ['additionalProperties', 'object'],
  ['patternProperties', 'object'],
  ['required', 'object'],
  ['items', 'array'],
  ['minItems', 'array'],
  ['maxItems', 'array'],
  ['multipleOf', 'number'],
  ['minimum', 'number'],
  ['maximum', 'number'],
];

function drawType(schema: JsonObject): JsonObject {
  if (schema['type'] !== undefined) return withItems(schema);
  if (['$ref', 'allOf', 'anyOf', 'oneOf', 'enum', 'const'].some((keyword) => Object.hasOwn(schema, keyword))) {
    return Object.hasOwn(schema, 'properties') ? { ...schema, type: 'object' } : schema;
  }
  const found = byKeyword.find(([keyword]) => Object.hasOwn(schema, keyword));
  if (found) return withItems({ ...schema, type: found[1] });
  if (Object.hasOwn(schema, 'if') || Object.hasOwn(schema, 'dependentSchemas')) return { ...schema, type: 'object' };
  return Object.hasOwn(schema, 'x-is-visible') || isTitleOnly(schema) ? schema : { ...schema, type: 'string' };
}

function isTitleOnly(schema: JsonObject): boolean {
  return Object.keys(schema).length === 1 && Object.hasOwn(schema, 'title');
}

function withItems(schema: JsonObject): JsonObject {
  if (schema['type'] !== 'array') return schema;
  const { items } = schema;
  if (Array.isArray(items)) return schema;
  if (!isObject(items) || Object.keys(items).length === 0)
    return { ...schema, items: { type: 'string' }, isLoose: true };
  return schema;
}

function drawChoices(schema: JsonObject): JsonObject {
  const shown = own(schema, 'display_text');
  const choices = own(shown, 'choices');
  const labels = own(shown, 'display_text');
  if (!Array.isArray(choices) || !Array.isArray(labels)) return schema;
  const target = schema['type'] === 'array' && isObject(schema['items']) ? schema['items'] : schema;
  const values = Array.isArray(target['enum']) ? target['enum'] : choices;
  const names = values.map((value) => labels[choices.findIndex((choice) => isEqual(choice, value))] ?? null);
  const named = { ...target, enum: values, enumNames: names };
  return target === schema ? named : { ...schema, items: named };
}
