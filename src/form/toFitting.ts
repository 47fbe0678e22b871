import type { ReportIssue } from './FormIssue';
import { isEqual, isObject } from './json';
import type { Json, JsonObject } from './json';

/**
 * A prefilled value as the type its field holds: as it is, turned where nothing is lost (`"40"` → 40, 40 → `"40"`), else undefined.
 * A change or a loss is reported; `pointer` is the value's place in the data.
 */
export function toFitting(
  schema: JsonObject,
  value: Json | undefined,
  pointer: string,
  report: ReportIssue,
): Json | undefined {
  if (value === undefined) return undefined;
  const values = schema['enum'];
  if (Array.isArray(values)) {
    const member =
      values.find((item) => isEqual(item, value)) ??
      values.find((item) => item !== null && typeof item !== 'object' && String(item) === String(value));
    if (member !== undefined) return member;
    if (value === null && schema['nullable'] === true) return null;
    if (value !== '' && value !== null)
      report('prefill-mismatch', `/formData${pointer}`, 'The prefilled value is none of the choices and is left out.');
    return undefined;
  }
  if (value === null) return schema['nullable'] === true || schema['type'] === 'null' ? null : undefined;
  if (schema['type'] === 'string' && Array.isArray(schema['types']) && schema['types'].includes(typeOf(value)))
    return value;
  const fitting = toType(schema['type'], value);
  if (fitting === undefined && value !== '')
    report(
      'prefill-mismatch',
      `/formData${pointer}`,
      `The prefilled value is no ${String(schema['type'])} and is left out.`,
    );
  else if (fitting !== undefined && fitting !== value)
    report('prefill-converted', `/formData${pointer}`, `The prefilled value is read as a ${String(schema['type'])}.`);
  return fitting;
}

function typeOf(value: Json): string {
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function toType(type: Json | undefined, value: Json): Json | undefined {
  if (type === 'string')
    return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;
  if (type === 'number' || type === 'integer') return toNumber(value);
  if (type === 'boolean')
    return typeof value === 'boolean' ? value : value === 'true' ? true : value === 'false' ? false : undefined;
  if (type === 'array') return Array.isArray(value) ? value : undefined;
  if (type === 'object') return isObject(value) ? value : undefined;
  return value;
}

function toNumber(value: Json): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const number = Number(value);
  return Number.isFinite(number) && Number.isSafeInteger(Math.trunc(number)) ? number : undefined;
}
