import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadValidator, type ValidatorFactory } from './index';
import { KEYWORDS } from './keywords';

const names = [
  ...KEYWORDS.keys(),
  '$ref',
  '$id',
  '$defs',
  '$schema',
  '$anchor',
  '$dynamicRef',
  'id',
  'definitions',
  'additionalItems',
  'dependencies',
  'nullable',
  '__proto__',
  'constructor',
  'a',
  'b',
];
const texts = [
  '#',
  '#/$defs/a',
  '#a',
  'a',
  'string',
  'object',
  'array',
  'null',
  'integer',
  '^a+$',
  '(',
  'date',
  'http://x.example/y',
  'urn:a:b',
  'http://json-schema.org/draft-07/schema#',
  'https://json-schema.org/draft/2020-12/schema',
  '__proto__',
];
const leaf = fc.oneof(
  fc.constantFrom(...texts),
  fc.constantFrom(0, 1, 2, -1, 0.1, 1e300),
  fc.boolean(),
  fc.constant(null),
);
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 5, depthSize: 'medium' },
    leaf,
    fc.array(tie('json'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...names), tie('json'), { maxKeys: 5, noNullPrototype: true }),
    fc.dictionary(fc.constantFrom(...names), tie('json'), { maxKeys: 5, noNullPrototype: true }),
  ),
}));

describe('a schema of any shape', () => {
  let makeAjv: ValidatorFactory;
  let makeInterpreted: ValidatorFactory;
  beforeAll(async () => {
    [makeAjv, makeInterpreted] = await Promise.all([loadValidator('ajv'), loadValidator('interpreted')]);
  }, 60_000);

  it('never throws, and is too complex where anything is wrong', () => {
    fc.assert(
      fc.property(json, json, (schema, data) => {
        for (const validator of [makeAjv(), makeInterpreted()]) {
          const { validationError } = validator.rawValidation(schema as never, data);
          expect(validationError?.name ?? 'SchemaTooComplex').toBe('SchemaTooComplex');
          validator.isValid(schema as never, data, schema as never);
          validator.validateFormData(data, schema as never);
        }
      }),
      { numRuns: 400 },
    );
  }, 60_000);

  it('gets the same verdict from both engines', () => {
    fc.assert(
      fc.property(json, json, (schema, data) => {
        fc.pre(!/unevaluated|dynamicRef|__proto__/i.test(JSON.stringify(schema)));
        const [ajv, interpreted] = [makeAjv(), makeInterpreted()].map((validator) =>
          validator.rawValidation(schema as never, data),
        );
        fc.pre(!ajv!.validationError && !interpreted!.validationError);
        expect(ajv).toEqual(interpreted);
      }),
      { numRuns: 400 },
    );
  }, 60_000);
});
