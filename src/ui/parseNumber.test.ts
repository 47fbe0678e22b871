import { expect, test } from 'vitest';
import { formatNumber, parseNumber, stepNumber } from './parseNumber';

const read = (text: string, locale: string) => {
  const result = parseNumber(text, locale);
  return result.kind === 'value' ? result.value : result.kind === 'empty' ? undefined : result.problem;
};

test.each<[text: string, locale: string, expected: number | string | undefined]>([
  ['', 'en', undefined],
  ['   ', 'en', undefined],
  ['7', 'en', 7],
  ['007', 'en', 7],
  ['-0', 'en', -0],
  ['+5', 'en', 5],
  ['−5', 'en', -5],
  ['.5', 'en', 0.5],
  ['-.5', 'en', -0.5],
  ['1.', 'en', 1],
  ['1.0', 'en', 1],
  ['1.05', 'en', 1.05],
  ['12.90', 'en', 12.9],
  ['0.123456789', 'en', 0.123456789],
  ['1e3', 'en', 1000],
  ['1E-2', 'en', 0.01],
  ['1e', 'en', 'incomplete'],
  ['1e-', 'en', 'incomplete'],
  ['e3', 'en', 'notANumber'],
  ['-', 'en', 'incomplete'],
  ['.', 'en', 'incomplete'],
  ['+', 'en', 'incomplete'],
  ['abc', 'en', 'notANumber'],
  ['12abc', 'en', 'notANumber'],
  ['1.2.3', 'en', 'notANumber'],
  ['--1', 'en', 'notANumber'],
  ['0x10', 'en', 'notANumber'],
  ['Infinity', 'en', 'notANumber'],
  ['1,234', 'en', 1234],
  ['1,234,567.89', 'en', 1234567.89],
  ['12,34,567', 'en', 1234567],
  ['1,5', 'en', 1.5],
  ['1,23,4', 'en', 'notANumber'],
  ['0,123', 'en', 0.123],
  ['1,5', 'pl-PL', 1.5],
  ['1 234,5', 'pl-PL', 1234.5],
  ['1 234,5', 'fr', 1234.5],
  ['1 2', 'fr', 'notANumber'],
  ['1.234,5', 'de', 1234.5],
  ['1.234', 'de', 1234],
  ['1.5', 'de', 1.5],
  [',5', 'de', 0.5],
  ["1'234.5", 'de-CH', 1234.5],
  ['1’234.5', 'de-CH', 1234.5],
  ['١٢٣', 'ar', 123],
  ['١٢٣٫٥', 'ar-EG', 123.5],
  ['١٬٢٣٤٫٥', 'ar-EG', 1234.5],
  ['१२.५', 'hi', 12.5],
  ['１２', 'ja', 12],
  ['\u200f-5', 'he', -5],
  ['5', 'no such locale', 5],
  ['9007199254740991', 'en', 9007199254740991],
  ['9007199254740993', 'en', 'tooLarge'],
  ['-9007199254740992', 'en', 'tooLarge'],
  ['1e400', 'en', 'tooLarge'],
  ['0.1234567890123456789', 'en', 'tooPrecise'],
  ['1e-400', 'en', 'tooPrecise'],
])('reads %j in %s as %j', (text, locale, expected) => {
  expect(read(text, locale)).toBe(expected);
});

test.each<[value: number | undefined, locale: string, expected: string]>([
  [undefined, 'en', ''],
  [1234.5, 'en', '1234.5'],
  [1234.5, 'de', '1234,5'],
  [0, 'en', '0'],
  [1e21, 'en', '1e+21'],
])('writes %j in %s as %j', (value, locale, expected) => {
  expect(formatNumber(value, locale)).toBe(expected);
});

test.each<
  [
    value: number | undefined,
    direction: 1 | -1,
    bounds: { minimum?: number; maximum?: number; step?: number },
    expected: number,
  ]
>([
  [undefined, 1, {}, 1],
  [undefined, -1, {}, -1],
  [undefined, 1, { minimum: 5 }, 5],
  [undefined, -1, { maximum: -5 }, -5],
  [undefined, -1, { minimum: 0 }, 0],
  [1, 1, {}, 2],
  [0.1, 1, { step: 0.1 }, 0.2],
  [0.2, 1, { step: 0.1 }, 0.3],
  [0.3, -1, { step: 0.1 }, 0.2],
  [1.1, 1, { step: 0.01 }, 1.11],
  [2.5, 1, {}, 3],
  [2.5, -1, {}, 2],
  [5, 1, { maximum: 5 }, 5],
  [4, 1, { minimum: 1, step: 2 }, 5],
  [100, -1, { maximum: 5 }, 5],
  [1, 1, { step: 0 }, 2],
  [1e-7, 1, { step: 1e-7 }, 2e-7],
])('steps %j by %j within %j to %j', (value, direction, bounds, expected) => {
  expect(stepNumber(value, direction, bounds)).toBe(expected);
});
