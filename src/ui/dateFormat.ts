import { readIsoDate } from './dateIso';
import type { DayParts } from './dateIso';

/** One piece of a date format: a field of the date, or characters written as they are. */
export type DateFormatPart =
  { field: 'year' | 'month' | 'day' | 'weekday'; width: 1 | 2 | 3 | 4 } | { literal: string };

const maximumFormatLength = 40;
const tokens = /\[([^\]]*)\]|(YYYY|YY|MMMM|MMM|MM|M|Do|DD|D|dddd|ddd)|([\s\S])/g;
const isoParts: DateFormatPart[] = [
  { field: 'year', width: 4 },
  { literal: '-' },
  { field: 'month', width: 2 },
  { literal: '-' },
  { field: 'day', width: 2 },
];

function withMomentLetters(format: string): string {
  const dateOnly = format.replace(/[\s,T]*\[?T?\]?[Hh]{1,2}\W.*$/, '');
  const withYears = /Y/.test(dateOnly) ? dateOnly : dateOnly.replace(/y/g, 'Y');
  const withMonths = /M/.test(withYears) ? withYears : withYears.replace(/m/g, 'M');
  return /D/.test(withMonths) ? withMonths : withMonths.replace(/(?<!d)d{1,2}(?!d)/g, (days) => days.toUpperCase());
}

function partOfToken(token: string): DateFormatPart {
  if (token === 'Do') return { field: 'day', width: 1 };
  const field = ({ Y: 'year', M: 'month', D: 'day', d: 'weekday' } as const)[token[0] as 'Y' | 'M' | 'D' | 'd'];
  return { field, width: token.length as 1 | 2 | 3 | 4 };
}

function readFormat(format: string): DateFormatPart[] | undefined {
  if (format.length > maximumFormatLength) return undefined;
  const parts: DateFormatPart[] = [];
  for (const [, bracketed, token, character] of withMomentLetters(format).matchAll(tokens)) {
    if (token !== undefined) parts.push(partOfToken(token));
    else if (bracketed !== undefined) parts.push({ literal: bracketed });
    else if (/[A-Za-z\d]/.test(character!)) return undefined;
    else parts.push({ literal: character! });
  }
  const count = (field: string) => parts.filter((part) => 'field' in part && part.field === field).length;
  return count('year') === 1 && count('month') === 1 && count('day') === 1 ? parts : undefined;
}

function isEnglishWithoutRegion(locale: string): boolean {
  const { language, region } = new Intl.Locale(locale);
  return language === 'en' && region === undefined;
}

function partsOfLocale(locale: string): DateFormatPart[] {
  if (isEnglishWithoutRegion(locale)) return isoParts;
  const formatter = new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: 'UTC',
  });
  return formatter.formatToParts(Date.UTC(2026, 10, 30)).flatMap(({ type, value }): DateFormatPart[] => {
    if (type === 'year') return [{ field: 'year', width: 4 }];
    if (type === 'month' || type === 'day') return [{ field: type, width: 2 }];
    return type === 'literal' ? [{ literal: value.replace(/[\u200e\u200f\u061c]/g, '') }] : [];
  });
}

/** Whether a moment-style format names a year, a month and a day, each once, and nothing we cannot write. */
export function isDateFormat(format: string): boolean {
  return readFormat(format) !== undefined;
}

/**
 * The pieces of a moment-style format: YYYY, YY, MMMM, MMM, MM, M, DD, D, Do, dddd, ddd, `[literal]` and punctuation; the lower-case
 * spelling of other libraries (`dd/mm/yyyy`) is understood and a time at the end left out. Without a format, or with one that is not a
 * date's, the locale's own order; plain English, whose regions disagree, writes `YYYY-MM-DD`.
 * Source: https://momentjs.com/docs/#/displaying/format/ (2.30).
 */
export function readDateFormat(format: string | undefined, locale: string): DateFormatPart[] {
  return (format === undefined ? undefined : readFormat(format)) ?? partsOfLocale(locale);
}

/** The year meant by two digits: 69–99 in the 1900s, 00–68 in the 2000s, as moment has it. */
export function yearOfTwoDigits(digits: number): number {
  return digits > 68 ? 1900 + digits : 2000 + digits;
}

/** The name of a month or weekday in the locale, as it stands beside a day. */
export function nameInDate(
  parts: DayParts,
  field: 'month' | 'weekday',
  width: 'short' | 'long',
  locale: string,
): string {
  const date = new Date(Date.UTC(2000, parts.month - 1, parts.day));
  date.setUTCFullYear(parts.year);
  const formatter = new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    day: 'numeric',
    [field]: width,
    timeZone: 'UTC',
  });
  return formatter.formatToParts(date).find(({ type }) => type === field)?.value ?? '';
}

function writePart(part: DateFormatPart, day: DayParts, locale: string): string {
  if ('literal' in part) return part.literal;
  if (part.field === 'weekday' || (part.field === 'month' && part.width > 2)) {
    return nameInDate(day, part.field === 'month' ? 'month' : 'weekday', part.width === 4 ? 'long' : 'short', locale);
  }
  const number = day[part.field as 'year' | 'month' | 'day'];
  const shortYear = number % 100;
  if (part.field === 'year' && part.width === 2 && yearOfTwoDigits(shortYear) === number)
    return String(shortYear).padStart(2, '0');
  return String(number).padStart(part.field === 'year' ? 4 : part.width, '0');
}

/**
 * `YYYY-MM-DD` as the format writes it, digits always 0–9; undefined when the text is not such a date. A year that two digits would
 * misplace is written with four.
 */
export function formatDate(iso: string, format: string | undefined, locale: string): string | undefined {
  const day = readIsoDate(iso);
  return (
    day &&
    readDateFormat(format, locale)
      .map((part) => writePart(part, day, locale))
      .join('')
  );
}

/** The letters that stand for a year, a month and a day in the user's language. */
export interface DateLetters {
  year: string;
  month: string;
  day: string;
}

/** The format spelled in the user's letters, for a placeholder or a message: `DD.MM.YYYY` → `TT.MM.JJJJ`. Weekdays are left out. */
export function describeDateFormat(format: string | undefined, locale: string, letters: DateLetters): string {
  return readDateFormat(format, locale)
    .map((part) => {
      if ('literal' in part) return part.literal;
      return part.field === 'weekday' ? '' : letters[part.field].repeat(part.width);
    })
    .join('')
    .replace(/^[\s,.]+|[\s,]+$/g, '');
}
