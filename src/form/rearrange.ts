import { pathKey } from './json';
import type { Path } from './json';

/** Where the row of a list goes: its new index, or undefined where it goes away. */
export type Order = (index: number) => number | undefined;

/** Moves what is kept by path, within one list, to where its rows go. */
export function rearrangeMap<T>(map: Map<string, T>, path: Path, order: Order): void {
  const entries = [...map];
  map.clear();
  for (const [key, value] of entries) {
    const next = rearrangeKey(key, path, order);
    if (next !== undefined) map.set(next, value);
  }
}

/** The same for paths alone. */
export function rearrangeSet(keys: Set<string>, path: Path, order: Order): void {
  const map = new Map([...keys].map((key) => [key, undefined]));
  rearrangeMap(map, path, order);
  keys.clear();
  for (const key of map.keys()) keys.add(key);
}

function rearrangeKey(key: string, path: Path, order: Order): string | undefined {
  const steps = JSON.parse(key) as Path;
  const index = steps[path.length];
  if (typeof index !== 'number' || path.some((step, place) => steps[place] !== step)) return key;
  const next = order(index);
  return next === undefined ? undefined : pathKey([...path, next, ...steps.slice(path.length + 1)]);
}
