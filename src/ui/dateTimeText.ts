import { toPlainDigits } from './dateDigits';
import { isDay, readIsoDate, toIsoDate } from './dateIso';
import { readDateText } from './dateText';
import type { DateTextProblem } from './dateText';
import { formatDate } from './dateFormat';
import { formatTime, isTime, readTimeText } from './timeText';

/** What a clock on the wall and a calendar show: `YYYY-MM-DD` and `hh:mm[:ss]`. */
export interface WallClock {
  date: string;
  time: string;
}

/** Why a text is not a date with a time. */
export type DateTimeTextProblem = DateTextProblem | 'noSuchTime' | 'missingTime' | 'skippedTime';

/** What a typed or pasted text means: a wall clock's reading, an instant as it was pasted, nothing, or a problem. */
export type DateTimeReading =
  { wallClock: WallClock } | { value: string | undefined } | { problem: DateTimeTextProblem };

const dateTime = /^(\d{4}-\d{2}-\d{2})[Tt ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)([Zz]|[+-]\d{2}:\d{2})?$/;

const twoDigits = (number: number) => String(number).padStart(2, '0');

function wallClockOf(date: Date, hasSeconds: boolean): WallClock {
  const day = { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
  const time = [date.getHours(), date.getMinutes(), ...(hasSeconds ? [date.getSeconds()] : [])]
    .map(twoDigits)
    .join(':');
  return { date: toIsoDate(day), time };
}

/**
 * What the user's clock shows at the instant of an RFC 3339 date-time, seconds only where they are not zero; a date-time without an
 * offset is taken as it stands. Undefined for any other text.
 */
export function toWallClock(value: string): WallClock | undefined {
  const match = dateTime.exec(value);
  if (!match || !readIsoDate(match[1]!) || !isTime(match[2]!)) return undefined;
  const [, date, time, offset] = match as unknown as [string, string, string, string | undefined];
  const clock = time.replace(/\.\d+$/, '');
  const hasSeconds = /:\d{2}:(?!00)\d{2}$/.test(clock);
  if (offset === undefined) return { date, time: hasSeconds ? clock : clock.slice(0, 5) };
  const instant = new Date(`${date}T${time.length === 5 ? `${time}:00` : time}${offset.toUpperCase()}`);
  if (Number.isNaN(instant.getTime())) return undefined;
  const shown = wallClockOf(instant, hasSeconds);
  return readIsoDate(shown.date) ? shown : undefined;
}

/**
 * The RFC 3339 date-time at which the user's clock shows this, with the offset that holds at that instant. Undefined for a time that the
 * clock skips on that day. Of an hour that comes twice the first is meant.
 */
export function toDateTime({ date, time }: WallClock): string | undefined {
  const day = readIsoDate(date);
  if (!day || !isDay(day)) return undefined;
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  const instant = new Date(2000, 0, 1, hour, minute, second);
  instant.setFullYear(day.year, day.month - 1, day.day);
  instant.setHours(hour, minute, second);
  if (instant.getHours() !== hour || instant.getMinutes() !== minute) return undefined;
  const offsetMinutes = -instant.getTimezoneOffset();
  const size = Math.abs(Math.round(offsetMinutes));
  const sign = offsetMinutes < 0 ? '-' : '+';
  return `${date}T${twoDigits(hour)}:${twoDigits(minute)}:${twoDigits(second)}${sign}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
}

/** A wall clock's reading as the user sees it: the date in its format, a space, the time as the locale writes it. */
export function formatWallClock({ date, time }: WallClock, format: string | undefined, locale: string): string {
  return `${formatDate(date, format, locale) ?? date} ${formatTime(time, locale)}`;
}

/** Reads a date and a time that a person typed or pasted, in that order, as `readDateText` and `readTimeText` do, or an RFC 3339 date-time. */
export function readDateTimeText(text: string, format: string | undefined, locale: string): DateTimeReading {
  const plain = toPlainDigits(text);
  if (plain === '') return { value: undefined };
  if (/([Zz]|[+-]\d{2}:\d{2})$/.test(plain) && toWallClock(plain)) return { value: plain.replace(' ', 'T') };
  const dateAlone = readDateText(plain, format, locale);
  if ('date' in dateAlone) return { problem: 'missingTime' };
  let problem: DateTimeTextProblem = dateAlone.problem;
  for (const gap of plain.matchAll(/,?\s|(?<=\d)T(?=\d)/gi)) {
    const date = readDateText(plain.slice(0, gap.index), format, locale);
    if (!('date' in date) || date.date === undefined) {
      if ('problem' in date && date.problem !== 'unreadable') problem = date.problem;
      continue;
    }
    const time = readTimeText(plain.slice(gap.index + gap[0].length), locale);
    if ('time' in time && time.time !== undefined && /^[\d:]+$/.test(time.time))
      return { wallClock: { date: date.date, time: time.time } };
    if ('problem' in time && time.problem === 'noSuchTime') problem = 'noSuchTime';
  }
  return { problem };
}
