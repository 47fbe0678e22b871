/** The base of a schema that names no `$id` of its own. */
export const ROOT_URI = 'schema://root/';

/** Splits a URI into what stands before `#` and the decoded fragment after it. */
export function splitFragment(uri: string): [base: string, fragment: string] {
  const at = uri.indexOf('#');
  if (at < 0) return [uri, ''];
  const fragment = uri.slice(at + 1);
  try {
    return [uri.slice(0, at), decodeURIComponent(fragment)];
  } catch {
    return [uri.slice(0, at), fragment];
  }
}

/** Resolves a reference against a base; a reference that is no URI stays as it is. */
export function resolveUri(reference: string, base: string): string {
  if (reference.startsWith('#') || reference === '') return splitFragment(base)[0] + reference;
  try {
    return new URL(reference, base).href;
  } catch {
    return reference;
  }
}

/** Appends a name to a JSON Pointer; an empty name appends nothing. */
export function writePointer(pointer: string, name: string): string {
  return name === '' ? pointer : `${pointer}/${escapeName(name)}`;
}

/** Writes a property name as one step of a JSON Pointer. */
export const escapeName = (name: string): string =>
  /[~/]/.test(name) ? name.replace(/~/g, '~0').replace(/\//g, '~1') : name;

/** The names in a JSON Pointer. */
export const readPointer = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replace(/~1/g, '/').replace(/~0/g, '~'));

/** Follows a JSON Pointer through own properties; tells of every object passed. Undefined where it leads nowhere. */
export function walkPointer(from: unknown, pointer: string, onPass: (passed: object) => void): unknown {
  let value = from;
  for (const name of readPointer(pointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    onPass(value);
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}
