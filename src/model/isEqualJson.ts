/** Values nested deeper than this are not compared further: they count as different. */
const maxDepth = 400;

/** Whether two JSON values say the same; key order does not count. Values that are no JSON are compared by identity. */
export function isEqualJson(left: unknown, right: unknown, depth = 0): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null || depth > maxDepth)
    return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every(
      (key) =>
        Object.hasOwn(right, key) &&
        isEqualJson((left as Record<string, unknown>)[key], (right as Record<string, unknown>)[key], depth + 1),
    )
  );
}
