/** Names in the order asked for: the known ones once, `*` standing for all others, and whatever was not named at the end. */
export function orderNames(names: readonly string[], order: unknown): string[] {
  const asked = (Array.isArray(order) ? order : []).filter((name): name is string => typeof name === 'string');
  const named = [...new Set(asked.filter((name) => names.includes(name)))];
  const others = names.filter((name) => !named.includes(name));
  const wildcard = asked.indexOf('*');
  if (wildcard === -1 || names.includes('*')) return [...named, ...others];
  const before = named.filter((name) => asked.indexOf(name) < wildcard);
  const after = named.filter((name) => !before.includes(name));
  return [...before, ...others, ...after];
}
