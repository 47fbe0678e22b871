/**
 * Stands in for the package of the same function in react-jsonschema-form's `deepEquals`: deep equality of plain values, functions always
 * equal, circular references allowed. Other objects (dates, maps) are equal only to themselves.
 */
export function createCustomEqual(): (left: unknown, right: unknown) => boolean {
  return (left, right) => isEqual(left, right, new Map());
}

function isEqual(left: unknown, right: unknown, open: Map<unknown, unknown>): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left === 'function' && typeof right === 'function') return true;
  if (!isPlain(left) || !isPlain(right) || Array.isArray(left) !== Array.isArray(right)) return false;
  if (open.has(left)) return open.get(left) === right;
  open.set(left, right);
  const keys = Object.keys(left);
  const isSame =
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && isEqual(left[key], right[key], open));
  open.delete(left);
  return isSame;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}
