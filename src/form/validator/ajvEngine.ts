import coreModule from 'ajv/dist/core.js';
import applicatorModule from 'ajv/dist/vocabularies/applicator/index.js';
import refModule from 'ajv/dist/vocabularies/core/ref.js';
import formatModule from 'ajv/dist/vocabularies/format/index.js';
import nextModule from 'ajv/dist/vocabularies/next.js';
import unevaluatedModule from 'ajv/dist/vocabularies/unevaluated/index.js';
import validationModule from 'ajv/dist/vocabularies/validation/index.js';
import { ajvErrors } from './ajvErrors';
import { BUDGET_KEYWORD, writeAjvSchema, type AjvCheck, type WrittenSchema } from './ajvSchema';
import type { CreateEngine, MatchPattern } from './Engine';
import { formats } from './formats';
import { isMultipleOf } from './numbers';
import { SchemaTooComplex } from './RawError';
import type { SchemaBook, SchemaNode, Subschema } from './readSchema';

/** How many times one check may enter a referenced schema. */
export const MAX_REFERENCES = 200_000;

const unwrap = <Module>(module: Module): Module extends { default: infer Inner } ? Inner : Module =>
  ((module as { default?: unknown }).default ?? module) as never;

const Ajv = unwrap(coreModule);

interface Budget {
  left: number;
}

function createAjv(matches: MatchPattern, budget: Budget) {
  const regExp = Object.assign((pattern: string) => ({ test: (text: string) => matches(pattern, text), toString: () => pattern }), { code: 'new RegExp' });
  const ajv = new Ajv({ strict: false, allErrors: true, verbose: true, logger: false, validateSchema: false, addUsedSchema: false, next: true, unevaluated: true, meta: false, ownProperties: true, inlineRefs: false, code: { regExp: regExp as never } });
  ajv.addVocabulary(['$defs']);
  ajv.addKeyword(unwrap(refModule));
  const vocabularies = [unwrap(validationModule), unwrap(applicatorModule)(true), unwrap(formatModule), unwrap(nextModule), unwrap(unevaluatedModule)];
  for (const vocabulary of vocabularies) ajv.addVocabulary(vocabulary as never);
  ajv.removeKeyword('multipleOf');
  ajv.addKeyword({ keyword: 'multipleOf', type: 'number', schemaType: 'number', validate: (step: number, data: number) => isMultipleOf(data, step), error: { message: '' } });
  ajv.addKeyword({
    keyword: BUDGET_KEYWORD,
    validate: () => {
      budget.left -= 1;
      if (budget.left < 0) throw new SchemaTooComplex('Checking the data against the schema takes too much work.');
      return true;
    },
  });
  for (const [name, check] of formats) ajv.addFormat(name, check);
  return ajv;
}

/**
 * Checks that the page lets ajv generate code; throws what the page throws where it does not
 * (`EvalError` under a Content Security Policy, `TypeError` under Trusted Types).
 */
export function tryToCompile(): void {
  new Ajv({ strict: false, validateSchema: false, meta: false }).compile({});
}

/** Checks data with ajv: each subschema is compiled once and kept as long as its book is. */
export const createEngine: CreateEngine = ({ matches }) => {
  const budget: Budget = { left: 0 };
  const ajv = createAjv(matches, budget);
  const compiled = new WeakMap<SchemaNode, WrittenSchema>();
  const compile = (schema: SchemaNode, book: SchemaBook): WrittenSchema => {
    const known = compiled.get(schema);
    if (known) return known;
    const written = writeAjvSchema(schema, book, (json) => {
      const check = ajv.compile(json);
      ajv.removeSchema(json);
      return check as AjvCheck;
    });
    compiled.set(schema, written);
    return written;
  };
  const start = () => {
    budget.left = MAX_REFERENCES;
  };
  return {
    isValid: (schema, data, book) => {
      start();
      return typeof schema === 'boolean' ? schema : compile(schema, book).check(data);
    },
    errors: (schema: Subschema, data, book) => {
      start();
      if (typeof schema === 'boolean') return schema ? [] : [{ keyword: 'false schema', instancePath: '', schemaPath: '#/false schema', params: {} }];
      return ajvErrors(schema, data, (part) => compile(part, book));
    },
  };
};
