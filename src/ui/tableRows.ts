/** A column of a table: where its cells are, and its title. */
export interface TableColumn {
  key: string;
  header: string;
}

/** A row of a table: a stable id, and its cells as they are shown. */
export interface TableRow {
  id: string;
  cells: Readonly<Record<string, string>>;
}

/** The order of rows: by a column, in one direction. */
export interface TableSort {
  key: string;
  direction: 'ascending' | 'descending';
}

/** The text of a cell, '' where the row has none. */
export function cellOf(row: TableRow, key: string): string {
  return Object.hasOwn(row.cells, key) ? row.cells[key]! : '';
}

const plainNumber = /^[-+−]?(?:\d+(?:\.\d+)?|\.\d+|\d{1,3}(?:,\d{3})+(?:\.\d+)?)(?:e[-+]?\d+)?$/i;

function numberOf(text: string): number | undefined {
  const bare = text.replace(/[\s\p{Sc}%]/gu, '');
  return plainNumber.test(bare) ? Number(bare.replace(/,/g, '').replace('−', '-')) : undefined;
}

/**
 * Rows by one column: by number where every cell that is not empty is one (amounts and percentages too), else as the locale orders words.
 * Equal rows keep their order, empty cells come last in both directions. Gives a new list.
 */
export function sortRows<R extends TableRow>(rows: readonly R[], sort: TableSort | undefined, locale: string): R[] {
  if (!sort) return [...rows];
  const keyed = rows.map((row) => {
    const text = cellOf(row, sort.key).trim();
    return { row, text, number: text === '' ? undefined : numberOf(text) };
  });
  const isNumeric = keyed.every(({ text, number }) => text === '' || number !== undefined);
  const collator = new Intl.Collator(locale, { numeric: true });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return keyed
    .sort((a, b) => {
      if (a.text === '' || b.text === '') return Number(a.text === '') - Number(b.text === '');
      return sign * (isNumeric ? a.number! - b.number! : collator.compare(a.text, b.text));
    })
    .map(({ row }) => row);
}

function toSearchable(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The rows as `findRows` reads them: made once for a table. */
export function indexRows(rows: readonly TableRow[], columns: readonly TableColumn[]): string[] {
  return rows.map((row) => toSearchable(columns.map(({ key }) => cellOf(row, key)).join('\n')));
}

/** The rows that hold every word of the query in some cell, case and accents aside, in their order. `index` is `indexRows` of the same rows. */
export function findRows<R extends TableRow>(rows: readonly R[], index: readonly string[], query: string): R[] {
  const words = toSearchable(query).split(/\s+/).filter(Boolean);
  return words.length === 0
    ? [...rows]
    : rows.filter((_, position) => words.every((word) => index[position]!.includes(word)));
}
