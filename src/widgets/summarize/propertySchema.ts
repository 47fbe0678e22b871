import { isJsonObject, own } from '../../model';
import type { Json, JsonObject } from '../../model';

const maxDepth = 24;
const maxSchemas = 2000;
const branchKeywords = ['allOf', 'anyOf', 'oneOf'];

/** A schema with its local `$ref` followed; remote ones stay. */
export function resolveSchema(schema: Json | undefined, root: JsonObject, depth = 0): JsonObject {
  const ref = own(schema, '$ref');
  if (typeof ref !== 'string' || !ref.startsWith('#') || depth > maxDepth) return isJsonObject(schema) ? schema : {};
  let target: Json | undefined = root;
  for (const segment of ref.slice(1).split('/').slice(1))
    target = own(target, segment.replaceAll('~1', '/').replaceAll('~0', '~'));
  return resolveSchema(target, root, depth + 1);
}

/** The property schemas of a schema and all its branches, in order; the first that speaks of a name wins. Each schema is read once. */
export function propertySchemas(schema: Json | undefined, root: JsonObject): Map<string, JsonObject> {
  const found = new Map<string, JsonObject>();
  collect(schema, root, found, new Set());
  return found;
}

function collect(
  schema: Json | undefined,
  root: JsonObject,
  found: Map<string, JsonObject>,
  seen: Set<JsonObject>,
): void {
  if (!isJsonObject(schema) || seen.size > maxSchemas) return;
  const resolved = resolveSchema(schema, root);
  if (seen.has(resolved)) return;
  seen.add(resolved);
  const properties = own(resolved, 'properties');
  if (isJsonObject(properties)) {
    for (const name of Object.keys(properties))
      if (!found.has(name)) found.set(name, resolveSchema(properties[name], root));
  }
  for (const keyword of branchKeywords) {
    const branches = own(resolved, keyword);
    if (Array.isArray(branches)) for (const branch of branches) collect(branch, root, found, seen);
  }
  for (const keyword of ['then', 'else']) collect(own(resolved, keyword), root, found, seen);
  for (const keyword of ['dependentSchemas', 'dependencies']) {
    const branches = own(resolved, keyword);
    if (isJsonObject(branches)) for (const name of Object.keys(branches)) collect(branches[name], root, found, seen);
  }
}
