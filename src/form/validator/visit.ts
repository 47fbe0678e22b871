import type { MatchPattern } from './Engine';
import type { RawError } from './RawError';
import type { Resource, SchemaBook, SchemaNode } from './readSchema';

/** What a schema has looked at: `unevaluatedProperties` and `unevaluatedItems` ask for the rest. */
export interface Evaluated {
  names: Set<string>;
  positions: Set<number>;
}

/** One check of some data: its budget and the resources passed on the way. */
export interface Run {
  book: SchemaBook;
  matches: MatchPattern;
  steps: number;
  depth: number;
  scope: Resource[];
}

/** One value in front of one subschema; without `errors` only the verdict counts. */
export interface Visit {
  run: Run;
  node: SchemaNode;
  data: unknown;
  path: string;
  errors: RawError[] | undefined;
  evaluated: Evaluated | undefined;
  isValid: boolean;
}

/** Checks one keyword. */
export type Rule = (value: never, visit: Visit) => void;

/** Notes that a keyword is broken. */
export function fail(visit: Visit, keyword: string, params: Record<string, unknown>): void {
  visit.isValid = false;
  visit.errors?.push({
    keyword,
    instancePath: visit.path,
    schemaPath: `#${visit.node.path}/${keyword}`,
    params,
  });
}

/** True where the data has the property, `undefined` being none. */
export const has = (data: Record<string, unknown>, name: string) =>
  Object.hasOwn(data, name) && data[name] !== undefined;
/** The value of another keyword of the same subschema. */
export const sibling = <Value>(visit: Visit, keyword: string) =>
  visit.node.rules.find(([name]) => name === keyword)?.[1] as Value | undefined;
