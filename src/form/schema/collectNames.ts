import { isObject, own } from '../json';
import type { Json, JsonObject } from '../json';
import { findRef } from './pointers';

const maxDepth = 24;
const branchLists = ['allOf', 'anyOf', 'oneOf'];
const branchMaps = ['dependentSchemas', 'dependencies'];

/** Every property an object may have under a schema: its own and those of all its branches, whatever is chosen. */
export function collectNames(schema: Json | undefined, root: JsonObject): Set<string> {
  const names = new Set<string>();
  collect(schema, root, names, new Set(), 0);
  return names;
}

function collect(
  schema: Json | undefined,
  root: JsonObject,
  names: Set<string>,
  seen: Set<string>,
  depth: number,
): void {
  if (!isObject(schema) || depth > maxDepth) return;
  const ref = own(schema, '$ref');
  if (typeof ref === 'string' && !seen.has(ref)) {
    seen.add(ref);
    collect(findRef(root, ref), root, names, seen, depth + 1);
  }
  const properties = own(schema, 'properties');
  if (isObject(properties)) for (const name of Object.keys(properties)) names.add(name);
  for (const keyword of branchLists) {
    const branches = own(schema, keyword);
    if (Array.isArray(branches)) for (const branch of branches) collect(branch, root, names, seen, depth + 1);
  }
  for (const keyword of branchMaps) {
    const branches = own(schema, keyword);
    if (isObject(branches)) for (const branch of Object.values(branches)) collect(branch, root, names, seen, depth + 1);
  }
  collect(own(schema, 'then'), root, names, seen, depth + 1);
  collect(own(schema, 'else'), root, names, seen, depth + 1);
}
