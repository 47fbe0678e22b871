import { isEqual, isObject, own, setOwn } from '../json';
import type { Json, JsonObject } from '../json';

/** Two drawn schemas that both hold, as one: properties side by side, requirements together, otherwise the later one's word. */
export function mergeDrawn(first: JsonObject, second: JsonObject): JsonObject {
  const result: JsonObject = { ...first };
  for (const key of Object.keys(second)) {
    const before = own(first, key);
    const after = second[key]!;
    setOwn(result, key, before === undefined ? after : mergeKeyword(key, before, after));
  }
  return Array.isArray(first['enum']) && Array.isArray(second['enum']) ? withNames(result, first, second) : result;
}

/** Choices both schemas allow, each with the name either gives it; `allChoices` are those the names of a uiSchema were written for. */
function withNames(merged: JsonObject, first: JsonObject, second: JsonObject): JsonObject {
  const { enumNames: _names, ...rest } = merged;
  const names = toList(merged['enum']!).map((value) => nameIn(second, value) ?? nameIn(first, value) ?? null);
  return {
    ...rest,
    ...(names.some((name) => name !== null) && { enumNames: names }),
    allChoices: first['allChoices'] ?? first['enum']!,
  };
}

function nameIn(schema: JsonObject, value: Json): Json | undefined {
  const names = schema['enumNames'];
  return Array.isArray(names)
    ? names[toList(schema['enum']!).findIndex((choice) => isEqual(choice, value))]
    : undefined;
}

function mergeKeyword(key: string, before: Json, after: Json): Json {
  if (key === 'type') return before === 'number' && after === 'integer' ? after : before;
  if (key === 'nullable') return before === true && after === true;
  if (key === 'isLoose') return before;
  if (key === 'required') return [...new Set([...toList(before), ...toList(after)])];
  if (key === 'enum') {
    const both = toList(before).filter((value) => toList(after).some((other) => isEqual(value, other)));
    return both.length > 0 ? both : after;
  }
  if (
    (key === 'properties' || key === 'dependentRequired' || key === 'dependentSchemas') &&
    isObject(before) &&
    isObject(after)
  ) {
    return mergeMaps(before, after);
  }
  if (key === 'items' && isObject(before) && isObject(after)) return mergeDrawn(before, after);
  if ((key === 'anyOf' || key === 'oneOf' || key === 'allOf') && Array.isArray(before) && Array.isArray(after))
    return before;
  return after;
}

function mergeMaps(before: JsonObject, after: JsonObject): JsonObject {
  const result: JsonObject = { ...before };
  for (const name of Object.keys(after)) {
    const one = own(before, name);
    const other = after[name]!;
    setOwn(result, name, isObject(one) && isObject(other) ? mergeDrawn(one, other) : other);
  }
  return result;
}

function toList(value: Json): Json[] {
  return Array.isArray(value) ? value : [];
}
