import { own } from './json';
import type { Json } from './json';

/** The steps of a JSON Pointer. */
export function stepsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replace(/~1/g, '/').replace(/~0/g, '~'));
}

/** The value at a JSON Pointer, or undefined. */
export function valueAt(json: Json | undefined, pointer: string): Json | undefined {
  return stepsOf(pointer).reduce<Json | undefined>(
    (value, step) => (Array.isArray(value) ? value[Number(step)] : own(value, step)),
    json,
  );
}
