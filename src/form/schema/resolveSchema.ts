import { isObject, mapOwn, own } from '../json';
import type { Json, JsonObject } from '../json';
import { mergeDrawn } from './mergeDrawn';
import { findRef } from './pointers';

const maxDepth = 32;

/** Says whether a value satisfies a schema, which may refer to the root. */
export type IsValid = (schema: Json, value: Json | undefined) => boolean;

/** The schema that holds for a value: references followed, `allOf` merged, conditions decided. The same object for the same decisions. */
export type ResolveSchema = (schema: Json | undefined, value: Json | undefined) => JsonObject;

/** Resolves the drawn schemas of one form. `oneOf` and `anyOf` stay: which branch holds is the person's choice. */
export function createResolver(root: JsonObject, isValid: IsValid): ResolveSchema {
  const known = new WeakMap<JsonObject, Map<string, JsonObject>>();

  function collect(
    node: Json | undefined,
    value: Json | undefined,
    depth: number,
    seen: readonly string[],
    parts: JsonObject[],
    decisions: string[],
  ): void {
    if (!isObject(node) || depth > maxDepth) return;
    const { $ref, allOf, if: condition, then, else: otherwise, dependentRequired, dependentSchemas, ...rest } = node;
    if (typeof $ref === 'string' && !seen.includes($ref)) {
      collect(findRef(root, $ref), value, depth + 1, [...seen, $ref], parts, decisions);
      parts.push({ ...rest, isOverriding: true });
    } else {
      parts.push(rest);
    }
    if (Array.isArray(allOf)) for (const part of allOf) collect(part, value, depth + 1, seen, parts, decisions);
    if (condition !== undefined) {
      const isMet = isValid(condition, value ?? (rest['type'] === 'object' || rest['type'] === undefined ? {} : value));
      decisions.push(isMet ? 'then' : 'else');
      collect(isMet ? then : otherwise, value, depth + 1, seen, parts, decisions);
    }
    for (const name of isObject(dependentRequired) ? Object.keys(dependentRequired) : []) {
      const isPresent = hasValue(value, name);
      decisions.push(isPresent ? '1' : '0');
      if (isPresent) parts.push({ required: own(dependentRequired, name)! });
    }
    for (const name of isObject(dependentSchemas) ? Object.keys(dependentSchemas) : []) {
      const isPresent = hasValue(value, name);
      decisions.push(isPresent ? '1' : '0');
      if (isPresent) collectDependent(own(dependentSchemas, name), name, value, depth, seen, parts, decisions);
    }
  }

  function collectDependent(
    schema: Json | undefined,
    name: string,
    value: Json | undefined,
    depth: number,
    seen: readonly string[],
    parts: JsonObject[],
    decisions: string[],
  ): void {
    const oneOf = own(schema, 'oneOf');
    if (!isObject(schema) || !Array.isArray(oneOf)) return collect(schema, value, depth + 1, seen, parts, decisions);
    const { oneOf: _options, ...rest } = schema;
    collect(rest, value, depth + 1, seen, parts, decisions);
    const matching = oneOf.filter((option) => {
      const tag = own(own(option, 'properties'), name);
      return tag !== undefined && isValid({ properties: { [name]: tag } }, value);
    });
    decisions.push(String(oneOf.indexOf(matching[0] ?? null)));
    const [only] = matching;
    if (matching.length !== 1 || !isObject(only)) return;
    const properties = mapOwn(only['properties'] as JsonObject, (property, key) =>
      key === name ? undefined : property,
    );
    collect({ ...only, properties }, value, depth + 1, seen, parts, decisions);
  }

  return (schema, value) => {
    if (!isObject(schema)) return {};
    const parts: JsonObject[] = [];
    const decisions: string[] = [];
    collect(schema, value, 0, [], parts, decisions);
    const key = decisions.join();
    const found = known.get(schema)?.get(key);
    if (found) return found;
    const resolved = finish(merge(parts));
    if (!known.has(schema)) known.set(schema, new Map());
    known.get(schema)!.set(key, resolved);
    return resolved;
  };
}

function merge(parts: JsonObject[]): JsonObject {
  return parts.reduce<JsonObject>((whole, part) => {
    const { isOverriding, ...rest } = part;
    if (isOverriding !== true) return mergeDrawn(whole, rest);
    const { title, description, nullable, ...others } = rest;
    const texts = {
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
      ...(nullable === true && { nullable }),
    };
    return { ...mergeDrawn(whole, others), ...texts };
  }, {});
}

function finish(schema: JsonObject): JsonObject {
  const { properties, required, ...rest } = schema;
  if (!isObject(properties)) return schema['nullable'] === false ? withoutKey(schema, 'nullable') : schema;
  const visible = mapOwn(properties, (property) =>
    own(property, 'x-is-visible') === false ? undefined : toTyped(property),
  );
  const names = Array.isArray(required)
    ? required.filter((name) => Object.hasOwn(visible, String(name)) || !Object.hasOwn(properties, String(name)))
    : undefined;
  return {
    ...rest,
    ...(rest['type'] === undefined && { type: 'object' }),
    properties: visible,
    ...(names && { required: names }),
  };
}

function withoutKey(schema: JsonObject, key: string): JsonObject {
  return mapOwn(schema, (value, name) => (name === key ? undefined : value));
}

function toTyped(property: Json): Json {
  if (!isObject(property) || property['type'] !== undefined) return property;
  if (
    ['$ref', 'allOf', 'anyOf', 'oneOf', 'enum', 'const', 'properties', 'if'].some((keyword) =>
      Object.hasOwn(property, keyword),
    )
  )
    return property;
  return { ...property, type: 'string' };
}

function hasValue(value: Json | undefined, name: string): boolean {
  const item = own(value, name);
  return item !== undefined && item !== '';
}
