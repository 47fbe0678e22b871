import { isJsonObject, own } from './json';
import type { Json } from './json';
import type { FormSpec } from './widget';

const maxSchemaDepth = 32;
const branchKeywords = ['allOf', 'anyOf', 'oneOf', 'then', 'else'];
const namedBranchKeywords = ['dependentSchemas', 'dependencies'];

/**
 * The form's properties that can carry an answer, in schema order: its own and those of its conditional branches,
 * without output-only ones and without schemas that allow nothing.
 */
export function inputFields(spec: FormSpec): string[] {
  const names = new Set<string>();
  collect(spec.schema, names, 0);
  return [...names].filter((name) => !spec.outputFields.includes(name));
}

function collect(schema: Json | undefined, names: Set<string>, depth: number): void {
  if (!isJsonObject(schema) || depth > maxSchemaDepth) return;
  const properties = own(schema, 'properties');
  if (isJsonObject(properties)) {
    for (const name of Object.keys(properties)) {
      if (isJsonObject(properties[name]) || properties[name] === true) names.add(name);
    }
  }
  const branches = [
    ...branchKeywords.map((keyword) => own(schema, keyword)).flat(),
    ...namedBranchKeywords.flatMap((keyword) => Object.values(own(schema, keyword) ?? {}) as Json[]),
  ];
  for (const branch of branches) collect(branch, names, depth + 1);
}
