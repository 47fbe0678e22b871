import { describe, expect, test } from 'vitest';
import { isEqualJson } from './isEqualJson';

const nested = (levels: number): unknown => (levels === 0 ? 1 : { n: nested(levels - 1) });

describe('isEqualJson', () => {
  const table: [string, unknown, unknown, boolean][] = [
    ['the same text', 'a', 'a', true],
    ['another key order', { a: 1, b: 2 }, { b: 2, a: 1 }, true],
    ['another item', [1, 2], [1, 3], false],
    ['a list for an object', [], {}, false],
    ['null for an object', null, {}, false],
    ['a key more', { a: 1 }, { a: 1, b: 2 }, false],
    ['an own __proto__ key', JSON.parse('{"__proto__":1}'), {}, false],
    ['a function of another render', () => 1, () => 1, false],
    ['what is nested', nested(100), nested(100), true],
  ];
  test.each(table)('judges %s', (_, left, right, expected) => expect(isEqualJson(left, right)).toBe(expected));

  test('takes what is nested without end for different', () => {
    expect(isEqualJson(nested(3000), nested(3000))).toBe(false);
  });
});
