import { describe, expect, it } from 'vitest';
import { findRows, indexRows, sortRows } from './tableRows';
import type { TableRow } from './tableRows';

const rowsOf = (...cells: string[]): TableRow[] => cells.map((k, index) => ({ id: String(index), cells: { k } }));
const texts = (rows: TableRow[]) => rows.map((row) => row.cells['k']);

describe('sortRows', () => {
  it.each([
    ['numbers by value', 'en', ['10', '9', '-1', '2.5'], ['-1', '2.5', '9', '10']],
    ['amounts by value', 'en', ['€1,200.50', '€90', '€ 1,000'], ['€90', '€ 1,000', '€1,200.50']],
    ['percentages by value', 'en', ['12%', '9 %'], ['9 %', '12%']],
    ['words as English has them', 'en', ['zebra', 'Ähre', 'apple', 'Banana'], ['Ähre', 'apple', 'Banana', 'zebra']],
    ['words as Swedish has them', 'sv', ['ärta', 'zebra', 'apa'], ['apa', 'zebra', 'ärta']],
    ['numbers inside words by value', 'en', ['Room 10', 'Room 9'], ['Room 9', 'Room 10']],
    ['ISO dates by time', 'en', ['2026-10-01', '2026-09-30'], ['2026-09-30', '2026-10-01']],
    ['empty cells last', 'en', ['', 'b', 'a'], ['a', 'b', '']],
  ])('orders %s', (_, locale, cells, ordered) => {
    expect(texts(sortRows(rowsOf(...cells), { key: 'k', direction: 'ascending' }, locale))).toEqual(ordered);
  });

  it('orders downwards with empty cells last', () => {
    expect(texts(sortRows(rowsOf('1', '', '3'), { key: 'k', direction: 'descending' }, 'en'))).toEqual(['3', '1', '']);
  });

  it('keeps equal rows in their order', () => {
    const rows = rowsOf('x', 'x', 'x');
    expect(sortRows(rows, { key: 'k', direction: 'descending' }, 'en').map(({ id }) => id)).toEqual(['0', '1', '2']);
  });

  it('reads no cell from the prototype', () => {
    expect(sortRows(rowsOf('b', 'a'), { key: '__proto__', direction: 'ascending' }, 'en')).toHaveLength(2);
  });
});

describe('findRows', () => {
  const columns = [{ key: 'k', header: 'K' }];
  it.each([
    ['', ['Zürich', 'New York', 'Łódź']],
    ['zurich', ['Zürich']],
    ['YORK new', ['New York']],
    ['rome', []],
    ['  ', ['Zürich', 'New York', 'Łódź']],
  ])('finds %j', (query, found) => {
    const rows = rowsOf('Zürich', 'New York', 'Łódź');
    expect(texts(findRows(rows, indexRows(rows, columns), query))).toEqual(found);
  });

  it('searches and orders ten thousand rows within half a second', () => {
    const rows = rowsOf(...Array.from({ length: 10_000 }, (_, index) => `Customer ${(index * 7919) % 10_000}`));
    const index = indexRows(rows, columns);
    const start = performance.now();
    sortRows(findRows(rows, index, 'customer 9'), { key: 'k', direction: 'descending' }, 'en');
    expect(performance.now() - start).toBeLessThan(500);
  });
});
