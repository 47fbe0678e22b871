/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
/** A JSON object: own string keys, JSON values. */
export interface JsonObject {
  [key: string]: Json;
}

/** Whether a value is a JSON object: not null, not an array. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The own value under a key that may come from the wire, or undefined; never an inherited one. */
export function own(value: unknown, key: string): Json | undefined {
  return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Sets a key that may be called `__proto__` as an ordinary own key. */
export function setOwn(target: JsonObject, key: string, value: Json): void {
  Object.defineProperties(target, Object.getOwnPropertyDescriptors({ [key]: value }));
}

/** A string as it is, anything else as JSON text. */
export function asText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Whether two values have the same JSON text. */
export function isSame(left: Json | undefined, right: Json | undefined): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/** The key and the value of an object that holds one other object alone: how externally tagged values are written. */
export function onlyEntry(value: Json): [key: string, value: JsonObject] | undefined {
  const [first, ...others] = isJsonObject(value) ? Object.entries(value) : [];
  return first && others.length === 0 && isJsonObject(first[1]) ? [first[0], first[1]] : undefined;
}

/** A deep copy with own keys only; `__proto__` stays an ordinary key. */
export function copyJson<T extends Json>(value: T): T;
export function copyJson(value: Json): Json {
  if (Array.isArray(value)) return value.map((item) => copyJson(item));
  return isJsonObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copyJson(each)]))
    : value;
}

/** The same object without its undefined values, for optional keys of the model. */
export function defined<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> };
}
