/** Whether two JSON values say the same; key order does not count. Values that are no JSON are compared by identity. */
export function isEqualJson(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  return keys.every(
    (key) =>
      Object.hasOwn(right, key) &&
      isEqualJson((left as Record<string, unknown>)[key], (right as Record<string, unknown>)[key]),
  );
}
