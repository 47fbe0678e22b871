import { isJsonObject, own, setOwn } from '../model';
import type { Json, JsonObject } from '../model';

/** The string under the first of these keys that holds one. */
export function text(wire: Json | undefined, ...keys: string[]): string | undefined {
  return keys.map((key) => own(wire, key)).find((value) => typeof value === 'string');
}

/** The number under the first of these keys that holds one. */
export function number(wire: Json | undefined, ...keys: string[]): number | undefined {
  return keys.map((key) => own(wire, key)).find((value) => typeof value === 'number');
}

/** The object under the first of these keys that holds one. */
export function object(wire: Json | undefined, ...keys: string[]): JsonObject | undefined {
  return keys.map((key) => own(wire, key)).find(isJsonObject);
}

/** The list under a key, or an empty one. */
export function list(wire: Json | undefined, key: string): Json[] {
  const value = own(wire, key);
  return Array.isArray(value) ? value : [];
}

/** An object, or the object a JSON text holds. */
export function objectOrText(value: Json | undefined): JsonObject | undefined {
  if (typeof value !== 'string') return isJsonObject(value) ? value : undefined;
  try {
    return /^\s*\{/.test(value) ? (JSON.parse(value) as JsonObject) : undefined;
  } catch {
    return undefined;
  }
}

/** The keys of an object that no one models. */
export function others(wire: JsonObject, modelled: string[]): JsonObject {
  const rest: JsonObject = {};
  for (const key of Object.keys(wire)) if (!modelled.includes(key)) setOwn(rest, key, wire[key]!);
  return rest;
}
