import type { AjvError, WrittenSchema } from './ajvSchema';
import { closestBranch } from './closestBranch';
import type { RawError } from './RawError';
import type { SchemaNode, Subschema } from './readSchema';

type Compile = (schema: SchemaNode) => WrittenSchema;

interface Checked {
  errors: RawError[];
  rawCount: number;
}

/**
 * Checks data with ajv and gives only leaves. Ajv's list is flat: what the branches of an `anyOf` said comes right before the
 * error of the `anyOf` itself, so each branch is checked alone to know how many of the errors before it are its own.
 */
export function ajvErrors(schema: SchemaNode, data: unknown, compile: Compile): RawError[] {
  return check(schema, data, '', compile).errors;
}

function check(schema: Subschema, data: unknown, path: string, compile: Compile): Checked {
  if (schema === true) return { errors: [], rawCount: 0 };
  if (schema === false) return { errors: [{ keyword: 'false schema', instancePath: path, schemaPath: '#/false schema', params: {} }], rawCount: 1 };
  const { check: validate, nodeOf } = compile(schema);
  if (validate(data)) return { errors: [], rawCount: 0 };
  const raw = validate.errors ?? [];
  validate.errors = null;
  const parts: RawError[][] = [];
  for (let at = raw.length - 1; at >= 0; at -= 1) {
    const error = raw[at]!;
    const node = nodeOf.get(error.parentSchema as object);
    const leaf = toRawError(error, node, path);
    const { keyword } = error;
    const part = node?.rules.find(([name]) => name === keyword)?.[1] as unknown;
    if (keyword === 'if') continue;
    if (keyword === 'anyOf' || (keyword === 'oneOf' && !Array.isArray(error.params.passingSchemas))) {
      const branches = (part as Subschema[]).map((branch) => check(branch, error.data, leaf.instancePath, compile));
      at -= sum(branches);
      parts.push(closestBranch(branches.map((branch) => branch.errors), leaf));
      continue;
    }
    parts.push([leaf]);
    if (keyword === 'oneOf') at -= sum((part as Subschema[]).map((branch) => check(branch, error.data, '', compile)));
    else if (keyword === 'propertyNames') at -= check(part as Subschema, error.params.propertyName, '', compile).rawCount;
    else if (keyword === 'contains') at -= sum(triedItems(error, part as Subschema, compile));
  }
  return { errors: parts.reverse().flat(), rawCount: raw.length };
}

const sum = (parts: Checked[]) => parts.reduce((total, { rawCount }) => total + rawCount, 0);

function triedItems(error: AjvError, schema: Subschema, compile: Compile): Checked[] {
  const { minContains, maxContains = Infinity } = error.params as { minContains: number; maxContains?: number };
  if (minContains > maxContains) return [];
  const tried: Checked[] = [];
  let found = 0;
  for (const item of error.data as unknown[]) {
    const result = check(schema, item, '', compile);
    tried.push(result);
    if (result.rawCount === 0) found += 1;
    if (found > maxContains) break;
  }
  return tried;
}

function toRawError(error: AjvError, node: SchemaNode | undefined, path: string): RawError {
  const { keyword } = error;
  return { keyword, instancePath: path + error.instancePath, schemaPath: `#${node?.path ?? ''}/${keyword}`, params: paramsOf(error) };
}

function paramsOf({ keyword, params, schema }: AjvError): Record<string, unknown> {
  if (keyword === 'multipleOf') return { multipleOf: schema };
  if (keyword === 'oneOf' && params.passingSchemas === null) return {};
  if (keyword === 'unevaluatedItems') return { limit: params.limit ?? params.len };
  return params;
}
