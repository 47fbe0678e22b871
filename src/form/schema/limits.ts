import { isObject } from '../json';
import type { Json } from '../json';

const maxDepth = 100;
const maxNodes = 20_000;
const maxBranches = 2_000;
const branchKeywords = ['anyOf', 'oneOf', 'allOf'];

/** Whether a schema is deeper, larger or more branched than a form can be; never walks further than its own limits. */
export function isTooComplex(schema: unknown): boolean {
  const counts = { nodes: 0, branches: 0 };
  return exceeds(schema as Json, 0, counts);
}

function exceeds(value: Json, depth: number, counts: { nodes: number; branches: number }): boolean {
  if (typeof value !== 'object' || value === null) return false;
  counts.nodes += 1;
  if (depth > maxDepth || counts.nodes > maxNodes || counts.branches > maxBranches) return true;
  if (Array.isArray(value)) return value.some((item) => exceeds(item, depth + 1, counts));
  for (const key of Object.keys(value)) {
    const child = value[key]!;
    if (branchKeywords.includes(key) && Array.isArray(child)) {
      counts.branches += child.filter((branch) => isObject(branch) && !Object.hasOwn(branch, 'const')).length;
    }
    if (exceeds(child, depth + 1, counts)) return true;
  }
  return false;
}
