/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
/** A JSON object: own string keys, JSON values. */
export interface JsonObject {
  [key: string]: Json;
}
/** Where a value stands in the form's data: property names and list positions. */
export type Path = readonly (string | number)[];

/** Whether a value is a JSON object: not null, not an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The own value under a key, or undefined; never an inherited one. */
export function own(value: unknown, key: string): Json | undefined {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Sets a key that may be called `__proto__` as an ordinary own key. */
export function setOwn<T extends object>(target: T, key: string, value: unknown): void {
  Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
}

/** An object with the same own keys, each value changed; undefined drops the key. */
export function mapOwn(object: JsonObject, change: (value: Json, key: string) => Json | undefined): JsonObject {
  const result: JsonObject = {};
  for (const key of Object.keys(object)) {
    const value = change(object[key]!, key);
    if (value !== undefined) setOwn(result, key, value);
  }
  return result;
}

/** A path as a key for maps. */
export function pathKey(path: Path): string {
  return JSON.stringify(path);
}

/** A path as a JSON Pointer. */
export function toPointer(path: Path): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** The steps of a JSON Pointer. */
export function fromPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value at a path, or undefined. */
export function getAt(value: Json | undefined, path: Path): Json | undefined {
  let current: Json | undefined = value;
  for (const step of path) {
    if (Array.isArray(current)) current = current[Number(step)];
    else current = own(current, String(step));
  }
  return current;
}

/** A copy in which the value at a path is another one; what lies beside the path is shared. Undefined removes a property. */
export function setAt(value: Json | undefined, path: Path, next: Json | undefined): Json | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return next;
  if (typeof step === 'number') {
    const items = Array.isArray(value) ? [...value] : [];
    items[step] = setAt(items[step], rest, next) ?? null;
    return items;
  }
  const source = isObject(value) ? value : {};
  const inner = setAt(own(source, step), rest, next);
  const copy = mapOwn(source, (item, key) => (key === step ? inner : item));
  if (inner !== undefined && !Object.hasOwn(source, step)) setOwn(copy, step, inner);
  return copy;
}

/** Whether two JSON values are equal; the order of keys does not count. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => isEqual(item, b[index]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isEqual(a[key], b[key]));
}
