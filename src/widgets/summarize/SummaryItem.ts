import type { Strings } from '../../ui';

/** Chosen or filled rows, one cell for each column. */
export interface SummaryTable {
  columns: string[];
  rows: string[][];
}

export type SummaryValue = string | string[] | SummaryTable;

/** One question and its answer, as a person reads them. */
export interface SummaryItem {
  label: string;
  value: SummaryValue;
}

/** Our words and the locale a summary is written in. */
export type SummaryLanguage = Pick<Strings, 't' | 'locale'>;
