import { closestBranch } from './closestBranch';
import type { CreateEngine } from './Engine';
import { isRecord } from './keywords';
import { SchemaTooComplex, type RawError } from './RawError';
import type { SchemaBook, Subschema } from './readSchema';
import { escapeName } from './reference';
import { VALUE_RULES } from './valueRules';
import { fail, has, sibling, type Evaluated, type Rule, type Run, type Visit } from './visit';

/** How many subschemas one check may try, references and branches counted each time. */
export const MAX_STEPS = 300_000;
const MAX_STACK = 1_500;

type Named = [name: string, schema: Subschema][];

/** The interpreter: checks data by walking the schema, without generating code, so that it runs where the page forbids `eval`. */
export const createEngine: CreateEngine = ({ matches }) => {
  const check = (schema: Subschema, data: unknown, book: SchemaBook, errors: RawError[] | undefined) => {
    const evaluated = book.tracksEvaluated ? newEvaluated() : undefined;
    return walk({ book, matches, steps: 0, depth: 0, scope: [] }, schema, data, '', errors, evaluated);
  };
  return {
    isValid: (schema, data, book) => check(schema, data, book, undefined),
    errors: (schema, data, book) => {
      const errors: RawError[] = [];
      check(schema, data, book, errors);
      return errors;
    },
  };
};

const newEvaluated = (): Evaluated => ({ names: new Set(), positions: new Set() });

function walk(
  run: Run,
  schema: Subschema,
  data: unknown,
  path: string,
  errors: RawError[] | undefined,
  evaluated: Evaluated | undefined,
): boolean {
  if (typeof schema === 'boolean') {
    if (!schema)
      errors?.push({ keyword: 'false schema', instancePath: path, schemaPath: '#/false schema', params: {} });
    return schema;
  }
  run.steps += 1;
  run.depth += 1;
  if (run.steps > MAX_STEPS || run.depth > MAX_STACK)
    throw new SchemaTooComplex('Checking the data against the schema takes too much work.');
  const isNewScope = run.scope.at(-1) !== schema.resource;
  if (isNewScope) run.scope.push(schema.resource);
  const own = evaluated && newEvaluated();
  const visit: Visit = { run, node: schema, data, path, errors, evaluated: own, isValid: true };
  for (const target of schema.refs) inPlace(visit, target);
  if (schema.dynamicRef) inPlace(visit, run.book.readDynamic(schema.dynamicRef, run.scope));
  for (const [keyword, value] of schema.rules) {
    RULES[keyword]?.(value, visit);
    if (!errors && !visit.isValid) break;
  }
  if (isNewScope) run.scope.pop();
  run.depth -= 1;
  if (own && evaluated && visit.isValid) merge(own, evaluated);
  return visit.isValid;
}

function merge(from: Evaluated, into: Evaluated): void {
  for (const name of from.names) into.names.add(name);
  for (const position of from.positions) into.positions.add(position);
}

function inPlace(visit: Visit, schema: Subschema): void {
  if (!walk(visit.run, schema, visit.data, visit.path, visit.errors, visit.evaluated)) visit.isValid = false;
}

function child(visit: Visit, schema: Subschema, name: string | number): void {
  const data = (visit.data as Record<string, unknown>)[name];
  const evaluated = visit.evaluated && newEvaluated();
  const path = `${visit.path}/${typeof name === 'number' ? name : escapeName(name)}`;
  if (!walk(visit.run, schema, data, path, visit.errors, evaluated)) visit.isValid = false;
  if (typeof name === 'number') visit.evaluated?.positions.add(name);
  else visit.evaluated?.names.add(name);
}

/** Tries a schema quietly: nothing is reported, and what a match has evaluated is kept. */
function test(visit: Visit, schema: Subschema, data: unknown, keeps: boolean): boolean {
  const evaluated =
    keeps && visit.evaluated ? visit.evaluated : visit.run.book.tracksEvaluated ? newEvaluated() : undefined;
  return walk(visit.run, schema, data, visit.path, undefined, evaluated);
}

function reportBranches(visit: Visit, keyword: string, branches: Subschema[]): void {
  visit.isValid = false;
  if (!visit.errors) return;
  const tried = branches.map((branch) => {
    const errors: RawError[] = [];
    const evaluated = visit.evaluated && newEvaluated();
    walk(visit.run, branch, visit.data, visit.path, errors, evaluated);
    return errors;
  });
  visit.errors.push(
    ...closestBranch(tried, {
      keyword,
      instancePath: visit.path,
      schemaPath: `#${visit.node.path}/${keyword}`,
      params: {},
    }),
  );
}

const RULES: Record<string, Rule | undefined> = {
  ...VALUE_RULES,
  not: (schema: Subschema, visit) => {
    if (test(visit, schema, visit.data, false)) fail(visit, 'not', {});
  },
  anyOf: (branches: Subschema[], visit) => {
    const passing = visit.evaluated
      ? branches.filter((branch) => test(visit, branch, visit.data, true)).length > 0
      : branches.some((branch) => test(visit, branch, visit.data, true));
    if (!passing) reportBranches(visit, 'anyOf', branches);
  },
  oneOf: (branches: Subschema[], visit) => {
    const passing: number[] = [];
    branches.forEach((branch, position) => {
      if (passing.length < 2 && test(visit, branch, visit.data, true)) passing.push(position);
    });
    if (passing.length === 0) reportBranches(visit, 'oneOf', branches);
    else if (passing.length > 1) fail(visit, 'oneOf', { passingSchemas: passing });
  },
  allOf: (branches: Subschema[], visit) => branches.forEach((branch) => inPlace(visit, branch)),
  if: (condition: Subschema, visit) => {
    const keyword = test(visit, condition, visit.data, true) ? 'then' : 'else';
    const branch = sibling<Subschema>(visit, keyword);
    if (branch !== undefined) inPlace(visit, branch);
  },
  prefixItems: (schemas: Subschema[], visit) => {
    if (!Array.isArray(visit.data)) return;
    for (let i = 0; i < Math.min(schemas.length, visit.data.length); i += 1) child(visit, schemas[i]!, i);
  },
  items: (schema: Subschema, visit) => {
    if (!Array.isArray(visit.data)) return;
    const from = sibling<Subschema[]>(visit, 'prefixItems')?.length ?? 0;
    if (schema === false && from > 0) {
      if (visit.data.length > from) fail(visit, 'items', { limit: from });
      return;
    }
    for (let i = from; i < visit.data.length; i += 1) child(visit, schema, i);
  },
  contains: (schema: Subschema, visit) => {
    if (!Array.isArray(visit.data)) return;
    const minContains = sibling<number>(visit, 'minContains') ?? 1;
    const maxContains = sibling<number>(visit, 'maxContains');
    let found = 0;
    visit.data.forEach((item, position) => {
      if (!test(visit, schema, item, false)) return;
      found += 1;
      visit.evaluated?.positions.add(position);
    });
    if (found < minContains || (maxContains !== undefined && found > maxContains)) {
      fail(visit, 'contains', maxContains === undefined ? { minContains } : { minContains, maxContains });
    }
  },
  propertyNames: (schema: Subschema, visit) => {
    if (!isRecord(visit.data)) return;
    for (const propertyName of Object.keys(visit.data))
      if (!test(visit, schema, propertyName, false)) fail(visit, 'propertyNames', { propertyName });
  },
  properties: (properties: Named, visit) => {
    if (!isRecord(visit.data)) return;
    for (const [name, schema] of properties) if (has(visit.data, name)) child(visit, schema, name);
  },
  patternProperties: (patterns: Named, visit) => {
    if (!isRecord(visit.data)) return;
    for (const [pattern, schema] of patterns) {
      for (const name of Object.keys(visit.data)) {
        if (visit.run.matches(pattern, name)) child(visit, schema, name);
      }
    }
  },
  additionalProperties: (schema: Subschema, visit) => {
    if (!isRecord(visit.data)) return;
    const known = new Set(sibling<Named>(visit, 'properties')?.map(([name]) => name));
    const patterns = sibling<Named>(visit, 'patternProperties') ?? [];
    for (const name of Object.keys(visit.data)) {
      if (known.has(name) || patterns.some(([pattern]) => visit.run.matches(pattern, name))) continue;
      if (schema === false) fail(visit, 'additionalProperties', { additionalProperty: name });
      else child(visit, schema, name);
    }
  },
  dependentSchemas: (schemas: Named, visit) => {
    if (!isRecord(visit.data)) return;
    for (const [name, schema] of schemas) if (has(visit.data, name)) inPlace(visit, schema);
  },
  unevaluatedItems: (schema: Subschema, visit) => {
    if (!Array.isArray(visit.data)) return;
    const evaluated = new Set(visit.evaluated?.positions);
    for (let i = 0; i < visit.data.length; i += 1) {
      if (evaluated.has(i)) continue;
      if (schema === false) return fail(visit, 'unevaluatedItems', { limit: i });
      child(visit, schema, i);
    }
  },
  unevaluatedProperties: (schema: Subschema, visit) => {
    if (!isRecord(visit.data)) return;
    const evaluated = new Set(visit.evaluated?.names);
    for (const name of Object.keys(visit.data)) {
      if (evaluated.has(name)) continue;
      if (schema === false) fail(visit, 'unevaluatedProperties', { unevaluatedProperty: name });
      else child(visit, schema, name);
    }
  },
};
