import { SchemaTooComplex } from './RawError';
import type { SchemaBook, SchemaNode, Subschema } from './readSchema';

/** A keyword of our own in every referenced schema: it counts how often references are entered. */
export const BUDGET_KEYWORD = 'x-budget';
/** How many subschemas ajv is asked to turn into code at once. */
export const MAX_COMPILED_NODES = 4_000;

/** An error as ajv gives it with `verbose`. */
export interface AjvError {
  keyword: string;
  instancePath: string;
  schemaPath: string;
  params: Record<string, unknown>;
  propertyName?: string;
  schema?: unknown;
  parentSchema?: unknown;
  data?: unknown;
}

/** A validation function of ajv. */
export interface AjvCheck {
  (data: unknown): boolean;
  errors?: AjvError[] | null;
}

/** A compiled schema, and which of our subschemas each object in ajv's errors stands for. */
export interface WrittenSchema {
  check: AjvCheck;
  nodeOf: WeakMap<object, SchemaNode>;
}

const SINGLE = new Set(['not', 'if', 'then', 'else', 'items', 'contains', 'propertyNames', 'additionalProperties', 'unevaluatedItems', 'unevaluatedProperties']);
const LISTS = new Set(['anyOf', 'oneOf', 'allOf', 'prefixItems']);
const MAPS = new Set(['properties', 'patternProperties', 'dependentSchemas']);

/**
 * Writes a subschema as one document for ajv: what is referenced moves under `$defs`, so that no identifier and no URI is left,
 * and compiles it. A `$dynamicRef` becomes a plain reference to where it leads from the root. Throws `SchemaTooComplex`.
 */
export function writeAjvSchema(top: SchemaNode, book: SchemaBook, compile: (json: Record<string, unknown>) => AjvCheck): WrittenSchema {
  const nodeOf = new WeakMap<object, SchemaNode>();
  const names = new Map<SchemaNode, string>();
  const queue: SchemaNode[] = [];
  let count = 0;

  const refer = (target: Subschema): unknown => {
    if (typeof target === 'boolean') return target;
    const known = names.get(target);
    const name = known ?? `d${names.size}`;
    if (known === undefined) {
      names.set(target, name);
      queue.push(target);
    }
    return { $ref: `#/$defs/${name}` };
  };

  const write = (schema: Subschema): unknown => {
    if (typeof schema === 'boolean') return schema;
    count += 1;
    if (count > MAX_COMPILED_NODES) throw new SchemaTooComplex('The schema has too many parts.');
    const json: Record<string, unknown> = {};
    nodeOf.set(json, schema);
    for (const [keyword, value] of schema.rules as [string, unknown][]) {
      if (SINGLE.has(keyword)) json[keyword] = write(value as Subschema);
      else if (LISTS.has(keyword)) json[keyword] = (value as Subschema[]).map(write);
      else if (MAPS.has(keyword)) json[keyword] = Object.fromEntries((value as [string, Subschema][]).map(([name, part]) => [name, write(part)]));
      else json[keyword] = value;
    }
    const targets = schema.dynamicRef ? [...schema.refs, book.readDynamic(schema.dynamicRef, [book.home])] : schema.refs;
    if (targets.length > 0) json.allOf = [...targets.map(refer), ...((json.allOf as unknown[] | undefined) ?? [])];
    return json;
  };

  const root = write(top) as Record<string, unknown>;
  const defs: Record<string, unknown> = {};
  for (let node = queue.shift(); node; node = queue.shift()) {
    const json = write(node) as Record<string, unknown>;
    json[BUDGET_KEYWORD] = true;
    defs[names.get(node)!] = json;
  }
  root.$defs = defs;
  return { check: compile(root), nodeOf };
}
