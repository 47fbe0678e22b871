import { isJsonObject, own } from '../model';
import type { Json, JsonObject } from '../model';

/** Where blocks stand, the surest first. */
export const blockKeys = ['content_blocks', 'contentBlocks', 'content'];

/** Whether a value is a string. */
export function isString(value: unknown): value is string {
  return typeof value === 'string';
}

/** The string under the first of these keys that holds one. */
export const text = /*#__PURE__*/ firstThat(isString);
/** The number under the first of these keys that holds one. */
export const number = /*#__PURE__*/ firstThat((value): value is number => typeof value === 'number');
/** The object under the first of these keys that holds one. */
export const object = /*#__PURE__*/ firstThat(isJsonObject);

function firstThat<T extends Json>(isIt: (value: unknown) => value is T) {
  return (wire: Json | undefined, ...keys: string[]): T | undefined => keys.map((key) => own(wire, key)).find(isIt);
}

/** Whether an object has one of these keys. */
export function hasAny(wire: JsonObject, ...keys: string[]): boolean {
  return keys.some((key) => Object.hasOwn(wire, key));
}

/** The list under a key, or an empty one. */
export function list(wire: Json | undefined, key: string): Json[] {
  const value = own(wire, key);
  return Array.isArray(value) ? value : [];
}

/** An object, or the object a JSON text holds. */
export function objectOrText(value: Json | undefined): JsonObject | undefined {
  if (!isString(value)) return isJsonObject(value) ? value : undefined;
  try {
    return /^\s*\{/.test(value) ? (JSON.parse(value) as JsonObject) : undefined;
  } catch {
    return undefined;
  }
}

/** The keys of an object that no one models. */
export function others(wire: JsonObject, modelled: string[]): JsonObject {
  return Object.fromEntries(Object.entries(wire).filter(([key]) => !modelled.includes(key)));
}
