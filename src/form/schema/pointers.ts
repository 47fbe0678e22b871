import { fromPointer, own } from '../json';
import type { Json, JsonObject } from '../json';

const maxHops = 32;

/** The schema a local `$ref` points to, hop by hop, or undefined: not local, not there, or a circle of references. */
export function findRef(root: JsonObject, ref: string): JsonObject | undefined {
  const seen = new Set<string>();
  let target: Json | undefined = { $ref: ref };
  while (seen.size < maxHops) {
    const next: Json | undefined = own(target, '$ref');
    if (typeof next !== 'string')
      return typeof target === 'object' && target !== null && !Array.isArray(target) ? target : undefined;
    if (seen.has(next)) return undefined;
    seen.add(next);
    target = followPointer(root, next);
  }
  return undefined;
}

function followPointer(root: JsonObject, ref: string): Json | undefined {
  if (!ref.startsWith('#')) return undefined;
  const fragment = decode(ref.slice(1));
  if (fragment === '') return root;
  if (!fragment.startsWith('/')) return findAnchor(root, fragment);
  let current: Json | undefined = root;
  for (const step of fromPointer(fragment)) {
    current = Array.isArray(current) ? current[Number(step)] : own(current, step);
  }
  return current;
}

function findAnchor(root: JsonObject, anchor: string): Json | undefined {
  for (const keyword of ['$defs', 'definitions']) {
    const definitions = own(root, keyword);
    if (typeof definitions !== 'object' || definitions === null || Array.isArray(definitions)) continue;
    const found = Object.values(definitions).find(
      (definition) =>
        own(definition, '$anchor') === anchor ||
        own(definition, '$id') === `#${anchor}` ||
        own(definition, 'id') === `#${anchor}`,
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
