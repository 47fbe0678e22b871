import type { UiSchema } from '@rjsf/utils';
import { chooseWidget, isLooseTime, isOutput } from './chooseWidget';
import { childUi, uiOptionsOf } from './FormPlan';
import { isObject, mapOwn, own, setOwn } from './json';
import type { Json, JsonObject } from './json';
import { findRef } from './schema/pointers';
import type { ReadSchema } from './schema/readSchema';
import { createResolver } from './schema/resolveSchema';
import { drawPart } from './schema/toDrawn';

/**
 * How the schema of a field differs from what it answers: `output` is shown and never answered, `open` says "list" of a time, a
 * date-time or a range a flow wants as a text or as `{ start, end }`, `rows` has the columns of its rows beside `items`, `email` is a text
 * whose control asks for an address.
 */
type Kind = 'output' | 'open' | 'rows' | 'email' | 'plain';
type Kinds = Map<string, Kind>;

interface Reading extends ReadSchema {
  resolve: (schema: Json) => JsonObject;
  /** How many references may still be written out. */
  left: number;
}

const maxDepth = 40;
const maxInlined = 500;
const branchLists = ['allOf', 'anyOf', 'oneOf'];
const branchMaps = ['dependentSchemas', 'dependencies'];
const branchKeywords = ['then', 'else', ...branchLists, ...branchMaps];
const tellingKeywords = ['$ref', 'headers', 'tableType', 'files'];

/**
 * What of a form is answered. `answered` is the repaired schema as the answers must be: without the fields that are shown only, whether
 * the caller names them (top-level ones) or their control only shows, and saying no more of a flow's times and rows than holds for them.
 * In `uiSchema` a named field without such a control has the one that shows data.
 */
export function withOutputFields(
  uiSchema: UiSchema,
  named: readonly string[] = [],
  read: ReadSchema,
): { uiSchema: UiSchema; answered: JsonObject } {
  const { resolve } = createResolverOf(read);
  const reading: Reading = { ...read, resolve, left: maxInlined };
  const kinds = kindsAt(reading, read.repaired, uiSchema, named);
  const result: UiSchema = { ...uiSchema };
  const properties = own(read.drawn, 'properties');
  for (const name of named) {
    const property = own(properties, name);
    const ui = childUi(uiSchema, name);
    if (property === undefined || isOutput(resolve(property), uiOptionsOf(ui))) continue;
    const widget = resolve(property)['type'] === 'array' ? 'BulletListWidget' : 'DataWidget';
    setOwn(result, name, { ...ui, 'ui:options': { ...uiOptionsOf(ui), widget } });
  }
  return { uiSchema: result, answered: shape(reading, read.repaired, uiSchema, kinds, 0) as JsonObject };
}

function createResolverOf({ drawn }: ReadSchema) {
  const resolve = createResolver(drawn, () => false);
  return { resolve: (schema: Json) => resolve(schema, undefined) };
}

/** The kinds of an object's properties, those of its branches included; what the object itself says of one goes first. */
function kindsAt(
  reading: Reading,
  node: Json,
  ui: UiSchema | undefined,
  named: readonly string[],
  kinds: Kinds = new Map(),
  seen = new Set<Json>(),
): Kinds {
  if (!isObject(node) || seen.has(node)) return kinds;
  seen.add(node);
  const properties = own(node, 'properties');
  for (const name of isObject(properties) ? Object.keys(properties) : []) {
    if (kinds.has(name)) continue;
    kinds.set(name, named.includes(name) ? 'output' : kindOf(reading, own(properties, name)!, childUi(ui, name)));
  }
  const ref = own(node, '$ref');
  const parts = branchKeywords.flatMap((keyword) => {
    const part = own(node, keyword);
    return branchMaps.includes(keyword) && isObject(part) ? Object.values(part) : (part ?? []);
  });
  if (typeof ref === 'string') parts.push(findRef(reading.repaired, ref) ?? null);
  for (const part of parts) kindsAt(reading, part, ui, named, kinds, seen);
  return kinds;
}

function kindOf(reading: Reading, property: Json, ui: UiSchema | undefined): Kind {
  const options = uiOptionsOf(ui);
  const isTelling =
    options['widget'] !== undefined ||
    options['validationType'] !== undefined ||
    tellingKeywords.some((key) => own(property, key) !== undefined);
  if (!isTelling) return 'plain';
  const schema = reading.resolve(drawPart(property, reading.repaired, reading.locale));
  if (isOutput(schema, options)) return 'output';
  if (isLooseTime(schema, options)) return 'open';
  if (schema['type'] === 'array' && chooseWidget(schema, options) === 'EditableTableWidget') return 'rows';
  return schema['type'] === 'string' && options['validationType'] === 'email' ? 'email' : 'plain';
}

function shape(reading: Reading, given: Json, ui: UiSchema | undefined, kinds: Kinds | undefined, depth: number): Json {
  if (!isObject(given) || depth > maxDepth) return given;
  const node = inlined(reading, given, ui);
  const here = kinds ?? kindsAt(reading, node, ui, []);
  const isAnswered = (name: Json) => here.get(String(name)) !== 'output';
  const branch = (part: Json) => (isObject(part) ? shape(reading, part, ui, here, depth + 1) : part);
  return mapOwn(node, (value, key) => {
    if (key === 'properties' && isObject(value))
      return mapOwn(value, (property, name) => shapeProperty(reading, property, name, ui, here, depth));
    if (key === 'items' && isObject(value)) return shape(reading, value, childUi(ui, 0), undefined, depth + 1);
    if (key === 'required' && Array.isArray(value)) {
      const names = value.filter(isAnswered);
      return names.length > 0 || value.length === 0 ? names : undefined;
    }
    if (branchLists.includes(key) && Array.isArray(value)) return value.map(branch);
    if (branchMaps.includes(key) && isObject(value)) return mapOwn(value, branch);
    return key === 'then' || key === 'else' ? branch(value) : value;
  });
}

function shapeProperty(
  reading: Reading,
  property: Json,
  name: string,
  ui: UiSchema | undefined,
  kinds: Kinds,
  depth: number,
): Json | undefined {
  switch (kinds.get(name)) {
    case 'output':
      return undefined;
    case 'open':
      return true;
    case 'email':
      return isObject(property) ? { format: 'email', ...property } : property;
    case 'rows': {
      const { items: _items, prefixItems: _prefix, ...rest } = inlined(reading, property, { items: {} });
      return rest;
    }
    default:
      return shape(reading, property, childUi(ui, name), undefined, depth + 1);
  }
}

/** A reference as what it leads to, where the uiSchema has something to say of its parts. */
function inlined(reading: Reading, given: Json, ui: UiSchema | undefined): JsonObject {
  if (!isObject(given)) return {};
  const { $ref, ...rest } = given;
  const hasParts = ui !== undefined && Object.keys(ui).some((key) => key !== 'ui:options');
  const target = typeof $ref === 'string' && hasParts && reading.left > 0 ? findRef(reading.repaired, $ref) : undefined;
  if (!target) return given;
  reading.left -= 1;
  return { ...target, ...rest };
}
