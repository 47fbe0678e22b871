import { describe, expect, it } from 'vitest';
import { createValidator } from './index';

const KINDS = ['ajv', 'interpreted'] as const;

describe.each(KINDS)('the %s validator', (kind) => {
  it('names the missing property and the broken rule', async () => {
    const validator = await createValidator({ kind });
    const schema = { type: 'object', properties: { name: { type: 'string', maxLength: 2 }, age: { type: 'integer', minimum: 1 } }, required: ['name', 'age'] };
    expect(validator.errors(schema, {})).toEqual([
      { keyword: 'required', instancePath: '', schemaPath: '#/required', params: { missingProperty: 'name' } },
      { keyword: 'required', instancePath: '', schemaPath: '#/required', params: { missingProperty: 'age' } },
    ]);
    expect(validator.errors(schema, { age: 0, name: 'abc' })).toEqual([
      { keyword: 'maxLength', instancePath: '/name', schemaPath: '#/properties/name/maxLength', params: { limit: 2 } },
      { keyword: 'minimum', instancePath: '/age', schemaPath: '#/properties/age/minimum', params: { comparison: '>=', limit: 1 } },
    ]);
  });
});
