import type { RawError, ReportIssue } from './RawError';
import type { SchemaBook, Subschema } from './readSchema';

/** What the two engines have in common: they check data against a subschema that the book has read. Both throw `SchemaTooComplex`. */
export interface Engine {
  isValid(schema: Subschema, data: unknown, book: SchemaBook): boolean;
  /** The errors, not yet put in order; empty where the data is valid. */
  errors(schema: Subschema, data: unknown, book: SchemaBook): RawError[];
}

/** Makes an engine for one form. `matches` runs a pattern under guard. */
export type CreateEngine = (options: { report: ReportIssue; matches: MatchPattern }) => Engine;

/** Whether a text has a match of a pattern; true where the pattern cannot be checked. */
export type MatchPattern = (pattern: string, text: string) => boolean;
