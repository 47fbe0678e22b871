import { closestBranch } from './closestBranch';
import type { CreateEngine, MatchPattern } from './Engine';
import { isEqual } from './equal';
import { formats } from './formats';
import { isRecord } from './keywords';
import { isMultipleOf } from './numbers';
import { SchemaTooComplex, type RawError } from './RawError';
import type { Resource, SchemaBook, SchemaNode, Subschema } from './readSchema';
import { escapeName } from './reference';

/** How many subschemas one check may try, references and branches counted each time. */
export const MAX_STEPS = 300_000;
const MAX_STACK = 1_500;

type Named = [name: string, schema: Subschema][];

interface Evaluated {
  names: Set<string>;
  positions: Set<number>;
}

interface Run {
  book: SchemaBook;
  matches: MatchPattern;
  steps: number;
  depth: number;
  scope: Resource[];
}

interface Visit {
  run: Run;
  node: SchemaNode;
  data: unknown;
  path: string;
  errors: RawError[] | undefined;
  evaluated: Evaluated | undefined;
  isValid: boolean;
}

type Rule = (value: never, visit: Visit) => void;

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

function walk(run: Run, schema: Subschema, data: unknown, path: string, errors: RawError[] | undefined, evaluated: Evaluated | undefined): boolean {
  if (typeof schema === 'boolean') {
    if (!schema) errors?.push({ keyword: 'false schema', instancePath: path, schemaPath: '#/false schema', params: {} });
    return schema;
  }
  run.steps += 1;
  run.depth += 1;
  if (run.steps > MAX_STEPS || run.depth > MAX_STACK) throw new SchemaTooComplex('Checking the data against the schema takes too much work.');
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

function fail(visit: Visit, keyword: string, params: Record<string, unknown>): void {
  visit.isValid = false;
  visit.errors?.push({ keyword, instancePath: visit.path, schemaPath: `#${visit.node.path}/${keyword}`, params });
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
  const evaluated = keeps && visit.evaluated ? visit.evaluated : visit.run.book.tracksEvaluated ? newEvaluated() : undefined;
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
  visit.errors.push(...closestBranch(tried, { keyword, instancePath: visit.path, schemaPath: `#${visit.node.path}/${keyword}`, params: {} }));
}

const ofType = (data: unknown, type: string): boolean => {
  if (type === 'integer') return typeof data === 'number' && Number.isInteger(data);
  if (type === 'number') return typeof data === 'number' && Number.isFinite(data);
  if (type === 'array') return Array.isArray(data);
  if (type === 'object') return isRecord(data);
  return type === 'null' ? data === null : typeof data === type;
};

const number = (isBroken: (data: number, limit: number) => boolean, keyword: string, comparison: string): Rule => (limit: never, visit) => {
  if (typeof visit.data === 'number' && isBroken(visit.data, limit)) fail(visit, keyword, { comparison, limit });
};

const count = (measure: (data: unknown) => number | undefined, isMinimum: boolean, keyword: string): Rule => (limit: never, visit) => {
  const size = measure(visit.data);
  if (size !== undefined && (isMinimum ? size < limit : size > limit)) fail(visit, keyword, { limit });
};

const characters = (data: unknown) => (typeof data === 'string' ? Array.from(data).length : undefined);
const entries = (data: unknown) => (isRecord(data) ? Object.keys(data).length : undefined);
const elements = (data: unknown) => (Array.isArray(data) ? data.length : undefined);
const has = (data: Record<string, unknown>, name: string) => Object.hasOwn(data, name) && data[name] !== undefined;
const sibling = <Value>(visit: Visit, keyword: string) => visit.node.rules.find(([name]) => name === keyword)?.[1] as Value | undefined;

const RULES: Record<string, Rule | undefined> = {
  type: (types: string | string[], visit) => {
    if (![types].flat().some((type) => ofType(visit.data, type))) fail(visit, 'type', { type: types });
  },
  const: (allowedValue: unknown, visit) => {
    if (!isEqual(visit.data, allowedValue)) fail(visit, 'const', { allowedValue });
  },
  enum: (allowedValues: unknown[], visit) => {
    if (!allowedValues.some((value) => isEqual(visit.data, value))) fail(visit, 'enum', { allowedValues });
  },
  minimum: number((data, limit) => data < limit, 'minimum', '>='),
  maximum: number((data, limit) => data > limit, 'maximum', '<='),
  exclusiveMinimum: number((data, limit) => data <= limit, 'exclusiveMinimum', '>'),
  exclusiveMaximum: number((data, limit) => data >= limit, 'exclusiveMaximum', '<'),
  multipleOf: (multipleOf: number, visit) => {
    if (typeof visit.data === 'number' && !isMultipleOf(visit.data, multipleOf)) fail(visit, 'multipleOf', { multipleOf });
  },
  minLength: count(characters, true, 'minLength'),
  maxLength: count(characters, false, 'maxLength'),
  pattern: (pattern: string, visit) => {
    if (typeof visit.data === 'string' && !visit.run.matches(pattern, visit.data)) fail(visit, 'pattern', { pattern });
  },
  format: (format: string, visit) => {
    if (typeof visit.data === 'string' && formats.get(format)?.(visit.data) === false) fail(visit, 'format', { format });
  },
  minProperties: count(entries, true, 'minProperties'),
  maxProperties: count(entries, false, 'maxProperties'),
  required: (names: string[], visit) => {
    if (!isRecord(visit.data)) return;
    for (const missingProperty of names) if (!has(visit.data, missingProperty)) fail(visit, 'required', { missingProperty });
  },
  dependentRequired: (lists: Record<string, string[]>, visit) => {
    if (!isRecord(visit.data)) return;
    for (const [property, names] of Object.entries(lists)) {
      if (!has(visit.data, property)) continue;
      for (const missingProperty of names) {
        if (!has(visit.data, missingProperty)) fail(visit, 'dependentRequired', { property, missingProperty, depsCount: names.length, deps: names.join(', ') });
      }
    }
  },
  minItems: count(elements, true, 'minItems'),
  maxItems: count(elements, false, 'maxItems'),
  uniqueItems: (isUnique: boolean, visit) => {
    if (!isUnique || !Array.isArray(visit.data)) return;
    const items = visit.data;
    for (let i = items.length - 1; i > 0; i -= 1) {
      for (let j = i - 1; j >= 0; j -= 1) if (isEqual(items[i], items[j])) return fail(visit, 'uniqueItems', { i, j });
    }
  },
  not: (schema: Subschema, visit) => {
    if (test(visit, schema, visit.data, false)) fail(visit, 'not', {});
  },
  anyOf: (branches: Subschema[], visit) => {
    const passing = visit.evaluated ? branches.filter((branch) => test(visit, branch, visit.data, true)).length > 0 : branches.some((branch) => test(visit, branch, visit.data, true));
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
    for (const propertyName of Object.keys(visit.data)) if (!test(visit, schema, propertyName, false)) fail(visit, 'propertyNames', { propertyName });
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
