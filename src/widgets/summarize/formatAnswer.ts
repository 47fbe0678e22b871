import type { Json } from '../../model';

const day = /^(\d{4})-(\d{2})-(\d{2})$/;
const localMoment = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2})?$/;
const maxDecimals = 20;

/** A day as the locale writes it; any other text unchanged. */
export function formatDay(value: string, locale: string): string {
  const date = new Date(`${value}T00:00:00Z`);
  if (!day.test(value) || Number.isNaN(date.getTime())) return value;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(date);
}

/** A moment as the locale writes it: without an offset as the wall clock it is, with one in the time zone of whoever reads. */
export function formatMoment(value: string, locale: string): string {
  const isLocal = localMoment.test(value);
  const date = new Date(isLocal ? `${value}Z` : value);
  if (Number.isNaN(date.getTime())) return value;
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(isLocal ? { timeZone: 'UTC' } : {}),
  }).format(date);
}

/** A number with all its digits, in the locale's, without groups: it may be a year or a code. */
export function formatAnswerNumber(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: maxDecimals, useGrouping: false }).format(value);
}

/** An amount of money of an unknown currency, as the locale writes it: in groups, a broken one with two places at least. */
export function formatAmount(value: number, locale: string): string {
  const minimumFractionDigits = Number.isInteger(value) ? 0 : 2;
  return new Intl.NumberFormat(locale, { minimumFractionDigits, maximumFractionDigits: maxDecimals }).format(value);
}

/** A text by its JSON Schema `format`. */
export function formatText(value: string, format: Json | undefined, locale: string): string {
  if (format === 'date') return formatDay(value, locale);
  return format === 'date-time' ? formatMoment(value, locale) : value;
}
