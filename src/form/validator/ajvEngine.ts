import coreModule from 'ajv/dist/core.js';
import applicatorModule from 'ajv/dist/vocabularies/applicator/index.js';
import refModule from 'ajv/dist/vocabularies/core/ref.js';
import formatModule from 'ajv/dist/vocabularies/format/index.js';
import nextModule from 'ajv/dist/vocabularies/next.js';
import unevaluatedModule from 'ajv/dist/vocabularies/unevaluated/index.js';
import validationModule from 'ajv/dist/vocabularies/validation/index.js';
import { BUDGET_KEYWORD, writeAjvSchema } from './ajvSchema';
import type { CreateEngine, MatchPattern } from './Engine';
import { formats } from './formats';
import { createEngine as createInterpreter } from './interpreter';
import { localUri } from './localUri';
import { isMultipleOf } from './numbers';
import { SchemaTooComplex, type RawError } from './RawError';
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
  const regExp = Object.assign(
    (pattern: string) => ({ test: (text: string) => matches(pattern, text), toString: () => pattern }),
    { code: 'new RegExp' },
  );
  const ajv = new Ajv({
    strict: false,
    logger: false,
    validateSchema: false,
    addUsedSchema: false,
    next: true,
    unevaluated: true,
    meta: false,
    ownProperties: true,
    inlineRefs: false,
    uriResolver: localUri as never,
    code: { regExp: regExp as never },
  });
  ajv.addVocabulary(['$defs']);
  ajv.addKeyword(unwrap(refModule));
  const vocabularies = [
    unwrap(validationModule),
    unwrap(applicatorModule)(true),
    unwrap(formatModule),
    unwrap(nextModule),
    unwrap(unevaluatedModule),
  ];
  for (const vocabulary of vocabularies) ajv.addVocabulary(vocabulary as never);
  ajv.removeKeyword('multipleOf');
  ajv.addKeyword({
    keyword: 'multipleOf',
    type: 'number',
    schemaType: 'number',
    validate: (step: number, data: number) => isMultipleOf(data, step),
    error: { message: '' },
  });
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
  new Ajv({ strict: false, validateSchema: false, meta: false, uriResolver: localUri as never }).compile({});
}

type Check = ((data: unknown) => boolean) & { errors?: RawError[] | null };

/**
 * Checks data with ajv: ajv decides, and where it refuses the data the interpreter tells why, so that both engines speak alike.
 * Each subschema is compiled once and kept as long as its book is; one too large to be worth compiling, or that ajv will not take, is interpreted.
 */
export const createEngine: CreateEngine = (options) => {
  const budget: Budget = { left: 0 };
  const ajv = createAjv(options.matches, budget);
  const interpreter = createInterpreter(options);
  const compiled = new WeakMap<SchemaNode, Check>();

  const generate = (schema: SchemaNode, book: SchemaBook): Check | undefined => {
    const json = writeAjvSchema(schema, book);
    try {
      return json && (ajv.compile(json) as unknown as Check);
    } catch {
      return undefined;
    } finally {
      if (json) ajv.removeSchema(json);
    }
  };

  const compile = (schema: SchemaNode, book: SchemaBook): Check => {
    const known = compiled.get(schema);
    if (known) return known;
    const check = generate(schema, book) ?? ((data: unknown) => interpreter.isValid(schema, data, book));
    compiled.set(schema, check);
    return check;
  };

  const isValid = (schema: Subschema, data: unknown, book: SchemaBook): boolean => {
    budget.left = MAX_REFERENCES;
    return typeof schema === 'boolean' ? schema : compile(schema, book)(data);
  };

  return {
    isValid,
    errors: (schema, data, book) => {
      if (isValid(schema, data, book)) return [];
      const told = interpreter.errors(schema, data, book);
      return told.length > 0 || typeof schema === 'boolean'
        ? told
        : (compile(schema, book).errors ?? []).map(toRawError);
    },
  };
};

const toRawError = ({ keyword, instancePath, schemaPath, params }: RawError): RawError => ({
  keyword,
  instancePath,
  schemaPath,
  params,
});
