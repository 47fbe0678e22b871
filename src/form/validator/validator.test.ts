import { createSchemaUtils, type RJSFSchema } from '@rjsf/utils';
import { beforeAll, describe, expect, it } from 'vitest';
import { createValidator, loadValidator, type ValidatorIssue, type ValidatorOptions } from './index';

const KINDS = ['ajv', 'interpreted'] as const;

beforeAll(() => Promise.all(KINDS.map((kind) => loadValidator(kind))), 60_000);

/** Processor time since `start`, in milliseconds: other work on the machine does not count. */
const spent = (start: NodeJS.CpuUsage) => process.cpuUsage(start).user / 1_000;

const object = (properties: Record<string, unknown>, rest: Record<string, unknown> = {}) => ({
  type: 'object',
  properties,
  ...rest,
});

const bomb = (levels: number): unknown =>
  levels === 0 ? { type: 'string' } : { anyOf: [bomb(levels - 1), bomb(levels - 1)] };

function doubledReferences(levels: number): Record<string, unknown> {
  const $defs: Record<string, unknown> = { d0: { type: 'string', minLength: 3 } };
  for (let i = 1; i <= levels; i += 1)
    $defs[`d${i}`] = { allOf: [{ $ref: `#/$defs/d${i - 1}` }, { $ref: `#/$defs/d${i - 1}` }] };
  return { ...object({ x: { $ref: `#/$defs/d${levels}` } }), $defs };
}

function fortyFields(): RJSFSchema {
  const properties = Object.fromEntries(
    Array.from({ length: 40 }, (_, i) => [
      `f${i}`,
      i % 3 === 0
        ? { type: 'string', minLength: 2, pattern: '^[a-z ]+$' }
        : i % 3 === 1
          ? { type: 'integer', minimum: 0 }
          : { type: 'string', enum: ['a', 'b', 'c'] },
    ]),
  );
  const condition = (i: number) => ({
    if: { properties: { [`f${i}`]: { const: 'a' } }, required: [`f${i}`] },
    then: { properties: { [`more${i}`]: { type: 'string', maxLength: 5 } }, required: [`more${i}`] },
  });
  return object(properties, {
    required: Object.keys(properties),
    allOf: [condition(2), condition(5), condition(8)],
  }) as RJSFSchema;
}

describe.each(KINDS)('the %s validator', (kind) => {
  const make = async (options: ValidatorOptions = {}) => {
    const issues: ValidatorIssue[] = [];
    return {
      issues,
      validator: await createValidator({ kind, onIssue: (issue) => issues.push(issue), ...options }),
    };
  };
  const keywords = async (schema: unknown, data: unknown) =>
    (await make()).validator.errors(schema, data).map((error) => `${error.instancePath} ${error.keyword}`);

  it('names the missing property and the broken rule', async () => {
    const { validator } = await make();
    const schema = object(
      { name: { type: 'string', maxLength: 2 }, age: { type: 'integer', minimum: 1 } },
      { required: ['name', 'age'] },
    );
    expect(validator.errors(schema, {})).toEqual([
      {
        keyword: 'required',
        instancePath: '',
        schemaPath: '#/required',
        params: { missingProperty: 'name' },
      },
      { keyword: 'required', instancePath: '', schemaPath: '#/required', params: { missingProperty: 'age' } },
    ]);
    expect(validator.errors(schema, { age: 0, name: 'abc' })).toEqual([
      {
        keyword: 'maxLength',
        instancePath: '/name',
        schemaPath: '#/properties/name/maxLength',
        params: { limit: 2 },
      },
      {
        keyword: 'minimum',
        instancePath: '/age',
        schemaPath: '#/properties/age/minimum',
        params: { comparison: '>=', limit: 1 },
      },
    ]);
  });

  it.each([
    ['0.3 is a multiple of 0.1', { multipleOf: 0.1 }, 0.3, []],
    ['0.35 is not', { multipleOf: 0.1 }, 0.35, [' multipleOf']],
    ['19.99 is a multiple of 0.01', { multipleOf: 0.01 }, 19.99, []],
    ['1e300 is a multiple of 1e-300', { multipleOf: 1e-300 }, 1e300, []],
    ['characters are counted, not code units', { maxLength: 2 }, '😀😀', []],
    ['a time needs neither seconds nor offset', { format: 'time' }, '09:30', []],
    ['a time has no hour 24', { format: 'time' }, '24:00', [' format']],
    ['a date exists', { format: 'date' }, '2026-02-29', [' format']],
    ['an e-mail has a host', { format: 'email' }, 'a@b', [' format']],
    ['a web address is a URI', { format: 'uri' }, 'https://a.example/b?c#d', []],
    ['words are no URI', { format: 'uri' }, 'not a uri', [' format']],
    ['an unknown format says nothing', { format: 'wxo-user' }, 'u1', []],
    ['a file is a data URL', { format: 'data-url' }, 'data:text/plain;name=a.txt;base64,QQ==', []],
    ['an address of eight groups', { format: 'ipv6' }, '1:2:3:4:5:6:7:8', []],
    ['an address of nine groups', { format: 'ipv6' }, '1:2:3:4:5:6:7:8:9', [' format']],
    ['a short address', { format: 'ipv6' }, '::ffff:1.2.3.4', []],
    ['only a wrong type is told of a value', { type: 'string', enum: ['a'] }, 5, [' type']],
    ['a value outside a list of constants has one error', { oneOf: [{ const: 'a' }, { const: 'b' }] }, 'c', [' oneOf']],
    [
      'a nullable text tells of the text',
      { anyOf: [{ type: 'string', minLength: 2 }, { type: 'null' }] },
      'a',
      [' minLength'],
    ],
    ['a nullable value may be null', { type: 'string', nullable: true }, null, []],
    ['so may one with nullable branches', { nullable: true, anyOf: [{ type: 'string' }] }, null, []],
    [
      'equal objects are not unique',
      { uniqueItems: true },
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
      [' uniqueItems'],
    ],
    ['unlike values are', { uniqueItems: true }, [1, '1', true, [1], { a: 1 }], []],
    [
      'a condition tells only what it asks for',
      { if: { required: ['a'] }, then: { required: ['b'] } },
      { a: 1 },
      [' required'],
    ],
    [
      'undefined is absent',
      object({ a: { type: 'string' } }, { required: ['a'], additionalProperties: false }),
      { a: undefined, b: undefined },
      [' required'],
    ],
    ['inherited names are absent', { required: ['toString'] }, {}, [' required']],
    [
      'a draft 4 limit can exclude itself',
      { $schema: 'http://json-schema.org/draft-04/schema#', minimum: 0, exclusiveMinimum: true },
      0,
      [' exclusiveMinimum'],
    ],
    [
      'what stands beside a reference counts where no draft is named',
      { $ref: '#/definitions/a', maxLength: 1, definitions: { a: { type: 'string' } } },
      'ab',
      [' maxLength'],
    ],
  ])('%s', async (_name, schema, data, expected) => expect(await keywords(schema, data)).toEqual(expected));

  it('tells the errors of the branch that the data is nearest to', async () => {
    const branch = (name: string, field: string) =>
      object({ kind: { const: name }, [field]: { type: 'string', minLength: 3 } }, { required: ['kind', field] });
    const schema = { oneOf: [branch('card', 'number'), branch('iban', 'iban')] };
    expect(await keywords(schema, { kind: 'iban', iban: 'x' })).toEqual(['/iban minLength']);
    expect(await keywords(schema, { kind: 'iban' })).toEqual([' required']);
  });

  it('never fetches a reference: it counts as anything, and an issue says so', async () => {
    const { validator, issues } = await make();
    const schema = object({ a: { $ref: 'https://evil.example/s.json' }, b: { type: 'string' } });
    expect(validator.errors(schema, { a: 1, b: 'x' })).toEqual([]);
    expect(validator.errors(schema, { a: 1, b: 2 })).toHaveLength(1);
    expect(issues.map(({ code, path }) => [code, path])).toEqual([['unresolvable-ref', '/properties/a/$ref']]);
  });

  it('leaves out what it cannot use and says so', async () => {
    const { validator, issues } = await make();
    const schema = object(
      { a: { type: 'strng', minimum: '5', maxLength: 2, properties: { b: 7 } } },
      { required: true },
    );
    expect(validator.errors(schema, { a: 'abc' }).map(({ keyword }) => keyword)).toEqual(['maxLength']);
    expect(issues.map(({ path }) => path).sort()).toEqual([
      '/properties/a/minimum',
      '/properties/a/properties',
      '/properties/a/type',
      '/required',
    ]);
  });

  it('keeps two forms with the same $id apart', async () => {
    const schema = (name: string) => ({
      $id: 'https://tools.example/in',
      ...object({ [name]: { type: 'string' } }, { required: [name] }),
    });
    const [first, second] = [await make(), await make()];
    expect(first.validator.errors(schema('emp'), {})[0]?.params).toEqual({ missingProperty: 'emp' });
    expect(second.validator.errors(schema('car'), {})[0]?.params).toEqual({ missingProperty: 'car' });
    expect(first.validator.errors(schema('car'), {})[0]?.params).toEqual({ missingProperty: 'car' });
  });

  it('checks a branch against the definitions of its root', async () => {
    const { validator } = await make();
    const root = { ...object({ a: { $ref: '#/$defs/a' } }), $defs: { a: { type: 'string' } } } as RJSFSchema;
    const branch = { properties: { a: { $ref: '#/$defs/a' } } } as RJSFSchema;
    expect(validator.isValid(branch, { a: 'x' }, root)).toBe(true);
    expect(validator.isValid(branch, { a: 1 }, root)).toBe(false);
    expect(validator.isValid(branch, { a: 1 }, { ...root, $defs: { a: { type: 'number' } } } as RJSFSchema)).toBe(true);
  });

  it('gives rjsf errors at the exact field, whatever its name', async () => {
    const { validator } = await make();
    const schema = object({
      'a.b/c': object({ '0': { type: 'string' } }, { required: ['0'] }),
    }) as RJSFSchema;
    const { errors, errorSchema } = validator.validateFormData({ 'a.b/c': {} }, schema);
    expect(errors).toMatchObject([{ name: 'required', path: ['a.b/c', '0'], params: { missingProperty: '0' } }]);
    expect(errorSchema).toEqual({ 'a.b/c': { '0': { __errors: ['required'] } } });
  });

  it('lets errors be worded', async () => {
    const { validator } = await make();
    const schema = object({ a: { type: 'string', minLength: 2 } }) as RJSFSchema;
    const { errorSchema } = validator.validateFormData({ a: 'x' }, schema, undefined, (errors) =>
      errors.map((error) => ({ ...error, message: 'Too short.' })),
    );
    expect(errorSchema.a).toEqual({ __errors: ['Too short.'] });
  });

  it('answers within two seconds on fourteen levels of doubled branches', async () => {
    const { validator, issues } = await make();
    const schema = object({ x: bomb(14) }) as RJSFSchema;
    const start = process.cpuUsage();
    const { errors, validationError } = validator.rawValidation(schema, { x: 5 });
    validator.isValid(schema, { x: 5 }, schema);
    expect(spent(start)).toBeLessThan(2_000);
    expect(errors !== undefined || validationError?.name === 'SchemaTooComplex').toBe(true);
    expect(issues.map(({ code }) => code)).toEqual(validationError ? ['schema-too-complex'] : []);
  });

  it('gives up on references that double forty times', async () => {
    const { validator } = await make();
    const schema = doubledReferences(40) as RJSFSchema;
    const start = process.cpuUsage();
    expect(validator.rawValidation(schema, { x: 'ab' }).validationError?.name).toBe('SchemaTooComplex');
    expect(spent(start)).toBeLessThan(2_000);
  });

  it('gives up on a reference to itself', async () => {
    const { validator } = await make();
    const schema = { $defs: { a: { allOf: [{ $ref: '#/$defs/a' }] } }, $ref: '#/$defs/a' } as RJSFSchema;
    expect(validator.rawValidation(schema, {}).validationError?.name).toBe('SchemaTooComplex');
    expect(validator.isValid(schema, {}, schema)).toBe(false);
  });

  it('follows a recursive schema as deep as the data', async () => {
    const tree = {
      $ref: '#/$defs/node',
      $defs: {
        node: object({
          name: { type: 'string' },
          children: { type: 'array', items: { $ref: '#/$defs/node' } },
        }),
      },
    };
    expect(await keywords(tree, { name: 'a', children: [{ name: 'b', children: [{ name: 3 }] }] })).toEqual([
      '/children/0/children/0/name type',
    ]);
  });

  it('checks forty fields and three conditions within five milliseconds a keystroke', async () => {
    const { validator } = await make();
    const schema = fortyFields();
    const utils = createSchemaUtils(validator, schema);
    const keystroke = (i: number) => {
      const data = { f0: 'x'.repeat(i % 7), f1: i, f2: 'a', f5: i % 2 ? 'a' : 'b' };
      const resolved = utils.retrieveSchema(schema, data);
      const start = process.cpuUsage();
      validator.validateFormData(data, structuredClone(resolved));
      for (const part of schema.allOf as { if: RJSFSchema }[]) validator.isValid({ ...part.if }, data, schema);
      return spent(start);
    };
    for (let i = 0; i < 50; i += 1) keystroke(i);
    const times = Array.from({ length: 40 }, (_, i) => keystroke(i)).sort((a, b) => a - b);
    expect(times[20]).toBeLessThan(5);
  });
});
