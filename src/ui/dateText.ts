import { toPlainDigits } from './dateDigits';
import { nameInDate, readDateFormat, yearOfTwoDigits } from './dateFormat';
import type { DateFormatPart } from './dateFormat';
import { isDay, toIsoDate } from './dateIso';
import type { DayParts } from './dateIso';

/** Why a text is not a date. */
export type DateTextProblem = 'unreadable' | 'shortYear' | 'noSuchDay';

/** What a typed or pasted text means: a day as `YYYY-MM-DD`, nothing (undefined), or a problem. */
export type DateReading = { date: string | undefined } | { problem: DateTextProblem };

type Field = 'year' | 'month' | 'day';
type FieldTexts = Partial<Record<Field, string>>;

const maximumTextLength = 60;
const separatorsOnly = /^[\s.,/\-–—‑·،'’׳]*$/;
const fillerWords = new Set([
  'st',
  'nd',
  'rd',
  'th',
  'er',
  'º',
  'of',
  'the',
  'de',
  'del',
  '年',
  '月',
  '日',
  '년',
  '월',
  '일',
]);

function fieldOrder(parts: DateFormatPart[]): { field: Field; width: number }[] {
  return parts.filter(
    (part): part is { field: Field; width: 1 | 2 | 3 | 4 } => 'field' in part && part.field !== 'weekday',
  );
}

function toWord(text: string, locale: string): string {
  return text.toLocaleLowerCase(locale).replace(/[.'’׳]/g, '');
}

function namesOf(field: 'month' | 'weekday', locale: string): [string, number][] {
  const count = field === 'month' ? 12 : 7;
  return [locale, 'en'].flatMap((language) =>
    (['long', 'short'] as const).flatMap((width) =>
      Array.from({ length: count }, (_, index): [string, number] => {
        const day =
          field === 'month' ? { year: 2024, month: index + 1, day: 15 } : { year: 2024, month: 1, day: index + 1 };
        return [toWord(nameInDate(day, field, width, language), locale), index + 1];
      }),
    ),
  );
}

function monthOfWord(word: string, locale: string): number | undefined {
  const names = namesOf('month', locale);
  const exact = names.find(([name]) => name === word);
  if (exact) return exact[1];
  const months = new Set(names.filter(([name]) => word.length >= 3 && name.startsWith(word)).map(([, month]) => month));
  return months.size === 1 ? [...months][0] : undefined;
}

function monthAmong(names: string[], locale: string): number | 'none' | undefined {
  const weekdays = new Set(namesOf('weekday', locale).flatMap(([name]) => name.split(/[^\p{L}\p{M}]+/u)));
  const months = names.flatMap((name, index) => {
    const isAloneAmongWeekdays = names.every((other, position) => position === index || weekdays.has(other));
    return isAloneAmongWeekdays ? (monthOfWord(name, locale) ?? []) : [];
  });
  return months[0] ?? (names.every((name) => weekdays.has(name)) ? 'none' : undefined);
}

function toDay({ year = '', month = '', day = '' }: FieldTexts, isYearShort: boolean): DateReading {
  if (year.length !== 4 && !(isYearShort && year.length === 2))
    return { problem: year.length < 4 ? 'shortYear' : 'unreadable' };
  if (month.length > 2 || day.length > 2) return { problem: 'unreadable' };
  const parts: DayParts = {
    year: year.length === 2 ? yearOfTwoDigits(Number(year)) : Number(year),
    month: Number(month),
    day: Number(day),
  };
  return isDay(parts) ? { date: toIsoDate(parts) } : { problem: 'noSuchDay' };
}

function readRun(digits: string, order: { field: Field; width: number }[], isYearShort: boolean): DateReading {
  const texts: FieldTexts = {};
  let position = 0;
  for (const { field } of order) {
    const width = field !== 'year' ? 2 : digits.length === 8 ? 4 : 2;
    texts[field] = digits.slice(position, (position += width));
  }
  return position === digits.length ? toDay(texts, isYearShort) : { problem: 'unreadable' };
}

function readNumbers(numbers: string[], order: { field: Field; width: number }[], isYearShort: boolean): DateReading {
  if (numbers.length === 1) {
    const inOrder = readRun(numbers[0]!, order, isYearShort);
    if ('date' in inOrder || numbers[0]!.length !== 8)
      return numbers[0]!.length < 6 ? { problem: 'unreadable' } : inOrder;
    const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(numbers[0]!)!;
    return toDay({ year: compact[1]!, month: compact[2]!, day: compact[3]! }, false);
  }
  if (numbers.length !== 3) return { problem: 'unreadable' };
  const texts = Object.fromEntries(order.map(({ field }, index) => [field, numbers[index]!])) as Record<Field, string>;
  if (texts.day.length <= 2 && texts.month.length <= 2) return toDay(texts, isYearShort);
  const [year, month, day] = numbers as [string, string, string];
  return year.length === 4 && month.length <= 2 && day.length <= 2
    ? toDay({ year, month, day }, false)
    : { problem: 'unreadable' };
}

/**
 * Reads a date that a person typed or pasted. The format comes first; then year–month–day, and any order where the month is a word.
 * Missing zeros, other separators, digits of other scripts and no separators at all are fine; two-digit years only where the format has
 * them. An order the format does not say is a problem, never a guess.
 */
export function readDateText(text: string, format: string | undefined, locale: string): DateReading {
  const plain = toPlainDigits(text);
  if (plain === '') return { date: undefined };
  const parts = readDateFormat(format, locale);
  const order = fieldOrder(parts);
  const isYearShort = order.some(({ field, width }) => field === 'year' && width === 2);
  const numbers = plain.match(/\d+/g) ?? [];
  const words = (plain.match(/[\p{L}\p{M}º]+/gu) ?? []).map((word) => toWord(word, locale));
  if (plain.length > maximumTextLength || !separatorsOnly.test(plain.replace(/\d+|[\p{L}\p{M}º]+/gu, '')))
    return { problem: 'unreadable' };
  if (words.length === 0) return readNumbers(numbers, order, isYearShort);

  const literals = parts
    .flatMap((part) => ('literal' in part ? (part.literal.match(/[\p{L}\p{M}]+/gu) ?? []) : []))
    .map((word) => toWord(word, locale));
  const names = words.filter((word) => !fillerWords.has(word) && !literals.includes(word));
  const month = monthAmong(names, locale);
  if (month === 'none') return readNumbers(numbers, order, isYearShort);
  if (month === undefined || numbers.length !== 2) return { problem: 'unreadable' };
  const isYearFirst =
    numbers[0]!.length === 4 ||
    (isYearShort &&
      numbers[1]!.length !== 4 &&
      order.findIndex(({ field }) => field === 'year') < order.findIndex(({ field }) => field === 'day'));
  const [year, day] = isYearFirst ? numbers : [numbers[1], numbers[0]];
  return toDay({ year: year!, month: String(month), day: day! }, isYearShort);
}
