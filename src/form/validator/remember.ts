/** Remembers up to `limit` objects by their JSON text: gives the object first seen with this text, so that work done on it is not done again. */
export function createMemory(limit: number): <Value extends object>(value: Value) => Value {
  const byText = new Map<string, object>();
  const seen = new WeakMap<object, object>();
  return <Value extends object>(value: Value): Value => {
    const known = seen.get(value);
    if (known) return known as Value;
    const text = JSON.stringify(value);
    const first = byText.get(text) ?? value;
    byText.delete(text);
    byText.set(text, first);
    if (byText.size > limit) byText.delete(byText.keys().next().value!);
    seen.set(value, first);
    return first as Value;
  };
}
