import { describe, expect, test } from 'vitest';
import { directionOf } from './direction';
import { formatMessage } from './format';
import { message } from './message';
import type { Catalogue } from './message';

const rows = message('test.rows', { one: '{count} row', other: '{count} rows' });
const remove = message('test.remove', 'Remove {option}');

describe('formatMessage', () => {
  test.each<[locale: string, catalogue: Catalogue, count: number, text: string]>([
    ['en', {}, 1, '1 row'],
    ['en', {}, 1200, '1,200 rows'],
    ['de', { 'test.rows': { one: '{count} Zeile', other: '{count} Zeilen' } }, 1200, '1.200 Zeilen'],
    [
      'pl',
      {
        'test.rows': {
          one: '{count} wiersz',
          few: '{count} wiersze',
          many: '{count} wierszy',
          other: '{count} wiersza',
        },
      },
      3,
      '3 wiersze',
    ],
    [
      'pl',
      {
        'test.rows': {
          one: '{count} wiersz',
          few: '{count} wiersze',
          many: '{count} wierszy',
          other: '{count} wiersza',
        },
      },
      5,
      '5 wierszy',
    ],
    [
      'pl',
      {
        'test.rows': {
          one: '{count} wiersz',
          few: '{count} wiersze',
          many: '{count} wierszy',
          other: '{count} wiersza',
        },
      },
      1.5,
      '1,5 wiersza',
    ],
    ['he', { 'test.rows': { one: 'שורה אחת', two: 'שתי שורות', other: '{count} שורות' } }, 2, 'שתי שורות'],
    ['pl', { 'test.rows': { other: '{count} wierszy' } }, 3, '3 wierszy'],
    ['ja', { 'test.rows': '{count} 行' }, 1, '1 行'],
    ['de', {}, 1, '1 row'],
  ])('counts in %s with %j: %d', (locale, catalogue, count, text) => {
    expect(formatMessage(rows, locale, catalogue, { count })).toBe(text);
  });

  test('takes the words of the catalogue, and its own where there are none', () => {
    expect(formatMessage(remove, 'de', { 'test.remove': '{option} entfernen' }, { option: 'Rot' })).toBe(
      'Rot entfernen',
    );
    expect(formatMessage(remove, 'de', {}, { option: 'Rot' })).toBe('Remove Rot');
    expect(formatMessage(message('constructor', 'Own'), 'de', {})).toBe('Own');
  });

  test('puts values in exactly, once, and leaves a placeholder without a value', () => {
    expect(formatMessage(remove, 'en', {}, { option: '{option} $& $1' })).toBe('Remove {option} $& $1');
    expect(formatMessage(remove, 'en', {})).toBe('Remove {option}');
    expect(formatMessage(message('test.odd', 'A {constructor}'), 'en', {}, {})).toBe('A {constructor}');
  });

  test.each([
    ['he', 'הסרת {option}', 'C++', 'הסרת \u2068C++\u2069'],
    ['he', 'הסרת {option}', 'אדום', 'הסרת \u2068אדום\u2069'],
    ['he', '{option}: שדה חובה.', 'C++', '\u200f\u2068C++\u2069: שדה חובה.'],
    ['he', '{option}: שדה חובה.', '2026-03-01', '\u20682026-03-01\u2069: שדה חובה.'],
    ['he', '({option})', 'אדום', '(אדום)'],
    ['en', 'Remove {option}', 'אדום', 'Remove \u2068אדום\u2069'],
    ['en', '{option} is missing.', 'שם C++', '\u200e\u2068שם C++\u2069 is missing.'],
    ['en', '{option} is missing.', 'C++', 'C++ is missing.'],
  ])('keeps the direction of a sentence in %s: %s with %s', (locale, pattern, option, text) => {
    expect(formatMessage(remove, locale, { 'test.remove': pattern }, { option })).toBe(text);
  });
});

test.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
  ['ar-EG', 'rtl'],
  ['he', 'rtl'],
  ['iw', 'rtl'],
  ['fa', 'rtl'],
  ['ur-PK', 'rtl'],
  ['ckb', 'rtl'],
  ['dv', 'rtl'],
  ['ug', 'rtl'],
  ['yi', 'rtl'],
  ['pa-Arab', 'rtl'],
  ['pa', 'ltr'],
  ['uz-Arab', 'rtl'],
  ['ar-Latn', 'ltr'],
  ['tr', 'ltr'],
  ['zh-Hant', 'ltr'],
] as const)('writes %s %s', (locale, direction) => {
  expect(directionOf(locale)).toBe(direction);
});
