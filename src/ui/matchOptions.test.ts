import { expect, test } from 'vitest';
import { cutToShown, findByLabel, foldText, matchOptions, maxShownOptions } from './matchOptions';

const labels = ['Zürich', 'Genève', 'Straße', 'New Zealand'];
const folded = labels.map((label) => foldText(label, 'en'));

test.each<[typed: string, expected: string[]]>([
  ['', labels],
  ['z', ['Zürich', 'New Zealand']],
  ['zur', ['Zürich']],
  ['geneve', ['Genève']],
  ['STRASSE', ['Straße']],
  ['land', ['New Zealand']],
  ['x', []],
])('finds for %j the options %j', (typed, expected) => {
  expect(matchOptions(folded, foldText(typed, 'en')).map((index) => labels[index])).toEqual(expected);
});

test('folds the Turkish dotless i as Turkish does', () => {
  expect(foldText('ISPARTA', 'tr')).toBe('ısparta');
});

test('draws the beginning of a long list, or the stretch around the chosen option', () => {
  const all = Array.from({ length: 5000 }, (_, index) => index);
  expect(cutToShown(all, -1)).toEqual(all.slice(0, maxShownOptions));
  expect(cutToShown(all, 4321)).toContain(4321);
  expect(cutToShown(all, 4999)).toEqual(all.slice(-maxShownOptions));
});

test('takes a typed label for its option unless two options share it', () => {
  const options = labels.map((label, index) => ({ id: String(index), label }));
  expect(findByLabel(options, folded, 'zurich')?.id).toBe('0');
  expect(findByLabel([...options, { id: '9', label: 'zurich' }], [...folded, 'zurich'], 'zurich')).toBeUndefined();
});
