/**
 * One thing that is wrong with the data, in ajv's shape and the same from both engines: only leaves, never
 * "must match some branch" beside the branch's own errors.
 * `keyword` is the rule that was broken, `instancePath` a JSON Pointer into the data, `schemaPath` a URI fragment
 * pointer into the schema, `params` ajv's parameters of that keyword (`missingProperty`, `limit`, `allowedValues`, …).
 */
export interface RawError {
  keyword: string;
  instancePath: string;
  schemaPath: string;
  params: Record<string, unknown>;
}

/** Something in a schema that could not be used; the rest of the schema still is. `path` is a JSON Pointer into the schema. */
export interface ValidatorIssue {
  code: 'unresolvable-ref' | 'unchecked-pattern' | 'unusable-keyword' | 'schema-too-complex';
  path: string;
  message: string;
  severity: 'warning';
}

/** Takes the issues of one schema; each is reported once. */
export type ReportIssue = (issue: ValidatorIssue) => void;

/** Thrown where a schema, or checking some data against it, would take too much work. */
export class SchemaTooComplex extends Error {
  override name = 'SchemaTooComplex';
}
