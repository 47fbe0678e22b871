import type { Dialect } from './dialect';
import { isRecord, isSchema, isUsable } from './keywords';

/**
 * Rewrites the keywords of one subschema in the words of 2020-12: lists of `items`, `dependencies`, boolean exclusive limits,
 * and OpenAPI's `nullable`.
 */
export function modernise(schema: Record<string, unknown>, dialect: Dialect): Record<string, unknown> {
  const words = { ...schema };
  if (dialect < 2020) {
    delete words.prefixItems;
    if (Array.isArray(words.items)) {
      words.prefixItems = words.items.length > 0 ? words.items : undefined;
      if (words.prefixItems === undefined) delete words.prefixItems;
      delete words.items;
      if (Object.hasOwn(words, 'additionalItems')) words.items = words.additionalItems;
    }
  }
  if (isRecord(schema.dependencies)) {
    const entries = Object.entries(schema.dependencies);
    const lists = entries
      .filter(([, value]) => Array.isArray(value) || typeof value === 'string')
      .map(([name, value]) => [name, [value].flat()] as const);
    const schemas = entries.filter(([, value]) => isSchema(value));
    if (lists.length > 0)
      words.dependentRequired = {
        ...Object.fromEntries(lists),
        ...(isRecord(words.dependentRequired) ? words.dependentRequired : {}),
      };
    if (schemas.length > 0)
      words.dependentSchemas = {
        ...Object.fromEntries(schemas),
        ...(isRecord(words.dependentSchemas) ? words.dependentSchemas : {}),
      };
  }
  for (const [flag, limit] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (typeof words[flag] !== 'boolean') continue;
    if (words[flag] && typeof words[limit] === 'number') {
      words[flag] = words[limit];
      delete words[limit];
    } else delete words[flag];
  }
  if (words.nullable === true) {
    if (isUsable('type', words.type)) words.type = [...new Set([words.type, 'null'].flat())];
    else
      for (const keyword of ['anyOf', 'oneOf'])
        if (isUsable(keyword, words[keyword])) words[keyword] = [...(words[keyword] as unknown[]), { type: 'null' }];
  }
  return words;
}
