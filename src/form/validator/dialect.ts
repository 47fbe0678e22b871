import { isRecord } from './keywords';

/** A JSON Schema draft; ordered by year. */
export type Dialect = 4 | 6 | 7 | 2019 | 2020;

const SCHEMA_URI = /^https?:\/\/json-schema\.org\/draft(?:-0([467])|\/(2019)-09|\/(2020)-12)\/schema#?$/;

/** The draft that `$schema` names, or undefined. */
export function namedDialect(schema: unknown): Dialect | undefined {
  const uri = isRecord(schema) ? schema.$schema : undefined;
  const match = typeof uri === 'string' ? SCHEMA_URI.exec(uri) : null;
  const year = match?.[1] ?? match?.[2] ?? match?.[3];
  return year ? (Number(year) as Dialect) : undefined;
}

/**
 * The draft a schema is read in. Without a known `$schema` it is 2019-09, which reads everything that draft 7 knows
 * and does not ignore what stands beside a `$ref`; 2020-12 or draft 4 where a keyword of only that draft is used at the top.
 */
export function dialectOf(schema: unknown): Dialect {
  const named = namedDialect(schema);
  if (named || !isRecord(schema)) return named ?? 2019;
  if ('prefixItems' in schema || '$dynamicAnchor' in schema || '$dynamicRef' in schema) return 2020;
  return typeof schema.id === 'string' && !('$id' in schema) && schema.id.includes(':') ? 4 : 2019;
}
