import type { SchemaBook, SchemaNode, Subschema } from './readSchema';

/** A keyword of our own in every referenced schema: it counts how often references are entered. */
export const BUDGET_KEYWORD = 'x-budget';
/** How many subschemas are worth turning into code: a larger schema is checked sooner by walking it. */
export const MAX_COMPILED_NODES = 1_000;

const SINGLE = new Set([
  'not',
  'if',
  'then',
  'else',
  'items',
  'contains',
  'propertyNames',
  'additionalProperties',
  'unevaluatedItems',
  'unevaluatedProperties',
]);
const LISTS = new Set(['anyOf', 'oneOf', 'allOf', 'prefixItems']);
const MAPS = new Set(['properties', 'patternProperties', 'dependentSchemas']);

/**
 * Writes a subschema as one document for ajv: what is referenced moves under `$defs`, so that no identifier and no URI is left.
 * A `$dynamicRef` becomes a plain reference to where it leads from the root. Undefined where the schema is too large to compile.
 */
export function writeAjvSchema(top: SchemaNode, book: SchemaBook): Record<string, unknown> | undefined {
  const names = new Map<SchemaNode, string>();
  const queue: SchemaNode[] = [];
  let count = 0;

  const refer = (target: Subschema): unknown => {
    if (typeof target === 'boolean') return target;
    const name = names.get(target) ?? `d${names.size}`;
    if (!names.has(target)) {
      names.set(target, name);
      queue.push(target);
    }
    return { $ref: `#/$defs/${name}` };
  };

  const write = (schema: Subschema): unknown => {
    count += 1;
    if (typeof schema === 'boolean' || count > MAX_COMPILED_NODES) return schema === true;
    const json: Record<string, unknown> = {};
    for (const [keyword, value] of schema.rules as [string, unknown][]) {
      if (SINGLE.has(keyword)) json[keyword] = write(value as Subschema);
      else if (LISTS.has(keyword)) json[keyword] = (value as Subschema[]).map(write);
      else if (MAPS.has(keyword))
        json[keyword] = Object.fromEntries((value as [string, Subschema][]).map(([name, part]) => [name, write(part)]));
      else json[keyword] = value;
    }
    const targets = schema.dynamicRef
      ? [...schema.refs, book.readDynamic(schema.dynamicRef, [book.home])]
      : schema.refs;
    if (targets.length > 0) json.allOf = [...targets.map(refer), ...((json.allOf as unknown[] | undefined) ?? [])];
    return json;
  };

  const root = write(top) as Record<string, unknown>;
  const defs: Record<string, unknown> = {};
  for (let node = queue.shift(); node; node = queue.shift())
    defs[names.get(node)!] = { ...(write(node) as object), [BUDGET_KEYWORD]: true };
  return count > MAX_COMPILED_NODES ? undefined : { ...root, $defs: defs };
}
