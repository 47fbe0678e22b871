import { isJsonObject, own, setOwn } from '../model';
import type { Json, JsonObject } from '../model';

/** The string under the first of these keys that holds one. */
export function text(wire: Json | undefined, ...keys: string[]): string | undefined {
  return first(wire, keys, (value) => typeof value === 'string');
}

/** The finite number under the first of these keys that holds one. */
export function number(wire: Json | undefined, ...keys: string[]): number | undefined {
  return first(wire, keys, (value) => typeof value === 'number');
}

/** The object under the first of these keys that holds one. */
export function object(wire: Json | undefined, ...keys: string[]): JsonObject | undefined {
  return first(wire, keys, isJsonObject);
}

/** The list under a key, or an empty one. */
export function list(wire: Json | undefined, key: string): Json[] {
  const value = own(wire, key);
  return Array.isArray(value) ? value : [];
}

function first<T extends Json>(wire: Json | undefined, keys: string[], isIt: (value: Json) => boolean): T | undefined {
  for (const key of keys) {
    const value = own(wire, key);
    if (value !== undefined && isIt(value)) return value as T;
  }
  return undefined;
}

/** The same object without its undefined values, for optional keys of the model. */
export function defined<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> };
}

/** An object, or the object a JSON text holds. */
export function objectOrText(value: Json | undefined): JsonObject | undefined {
  if (typeof value !== 'string') return isJsonObject(value) ? value : undefined;
  if (!/^\s*\{/.test(value)) return undefined;
  try {
    return JSON.parse(value) as JsonObject;
  } catch {
    return undefined;
  }
}

/** The keys of an object that are modelled, and the others. */
export function divide(wire: JsonObject, modelled: string[]): { shell: JsonObject; extensions: JsonObject } {
  const shell: JsonObject = {};
  const extensions: JsonObject = {};
  for (const key of Object.keys(wire)) setOwn(modelled.includes(key) ? shell : extensions, key, wire[key]!);
  return { shell, extensions };
}
