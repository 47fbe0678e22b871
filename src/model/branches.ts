import { own } from './json';
import type { Json } from './json';
import { valueAt } from './pointer';

/** The keywords under which a schema holds conditional parts of itself: one, a list, or (`depend…`) one for each name. */
export const branchKeywords = ['allOf', 'anyOf', 'oneOf', 'then', 'else', 'dependentSchemas', 'dependencies'];

/** What speaks of the same value as a schema: the target of its local `$ref` in `root`, and what stands under the branch keywords. */
export function branchesOf(schema: Json, root: Json): (Json | undefined)[] {
  const branches = branchKeywords.flatMap((keyword) => {
    const branch = own(schema, keyword);
    return keyword.startsWith('depend') ? Object.values(branch ?? {}) : branch;
  });
  return [targetOf(own(schema, '$ref'), root), ...branches];
}

function targetOf(reference: Json | undefined, root: Json): Json | undefined {
  if (typeof reference !== 'string' || !reference.startsWith('#')) return undefined;
  try {
    return valueAt(root, decodeURIComponent(reference.slice(1)));
  } catch {
    return undefined;
  }
}
