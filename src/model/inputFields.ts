import { branchesOf } from './branches';
import { isJsonObject, own } from './json';
import type { Json } from './json';
import type { FormSpec } from './widget';

const maxSchemas = 1000;

/**
 * The form's properties that can carry an answer, in schema order: its own and those of its conditional branches, through local
 * references, without output-only ones and without schemas that allow nothing.
 */
export function inputFields({ schema: root, outputFields }: FormSpec): string[] {
  const names = new Set<string>();
  const seen = new Set<Json | undefined>();
  const collect = (schema: Json | undefined) => {
    if (!isJsonObject(schema) || seen.has(schema) || seen.size > maxSchemas) return;
    seen.add(schema);
    for (const [name, property] of Object.entries(own(schema, 'properties') ?? {})) {
      if (isJsonObject(property) || property === true) names.add(name);
    }
    branchesOf(schema, root).forEach(collect);
  };
  collect(root);
  return [...names].filter((name) => !outputFields.includes(name));
}
