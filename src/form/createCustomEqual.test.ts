import { describe, expect, test } from 'vitest';
import { createCustomEqual } from './createCustomEqual';

const isEqual = createCustomEqual();
const circular = (name: string) => {
  const value: Record<string, unknown> = { name };
  value['self'] = value;
  return value;
};

describe('createCustomEqual', () => {
  const table: [string, unknown, unknown, boolean][] = [
    ['equal numbers', 1, 1, true],
    ['NaN', Number.NaN, Number.NaN, true],
    ['nested values', { a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
    ['another nested value', { a: [1, { b: null }] }, { a: [1, { b: 0 }] }, false],
    ['an absent and an undefined key', { a: undefined }, {}, false],
    ['another key', { a: undefined }, { b: undefined }, false],
    ['a list and an object', [], {}, false],
    ['any two functions', { f: () => 1 }, { f: () => 2 }, true],
    ['circular values', circular('a'), circular('a'), true],
    ['circular values that differ', circular('a'), circular('b'), false],
    ['an own __proto__ key', JSON.parse('{"__proto__":1}'), {}, false],
    ['dates', new Date(0), new Date(0), false],
  ];
  test.each(table)('judges %s', (_, left, right, expected) => expect(isEqual(left, right)).toBe(expected));
});
