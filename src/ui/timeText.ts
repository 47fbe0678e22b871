import { toPlainDigits } from './dateDigits';

/** What a typed or pasted text means: a time as `hh:mm` or `hh:mm:ss`, nothing (undefined), or a problem. */
export type TimeReading = { time: string | undefined } | { problem: 'unreadable' | 'noSuchTime' };

const wireTime = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?$/i;
const clockTime =
  /^(\d{1,2})(?:\s?[:.h時시點点٫,]\s?(\d{1,2})(?:\s?[:.m分분٫,]\s?(\d{1,2}))?\s?[s秒초分분]?)?\s?[h時시點点]?$/i;
const compactTime = /^(\d{1,2})(\d{2})$|^(\d{2})(\d{2})(\d{2})$/;

const eastAsianPeriods = [
  ['오전', 'am'],
  ['오후', 'pm'],
  ['午前', 'am'],
  ['午後', 'pm'],
  ['上午', 'am'],
  ['下午', 'pm'],
] as const;

/** Whether a text is a time as programs write it: `hh:mm`, `hh:mm:ss`, with fractions and an offset or without. Source: RFC 3339 §5.6. */
export function isTime(text: string): boolean {
  return wireTime.test(text);
}

function hourFormat(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    numberingSystem: 'latn',
    timeZone: 'UTC',
  });
}

function toPeriodWord(text: string, locale: string): string {
  return text.toLocaleLowerCase(locale).replace(/[.\s]/g, '');
}

function periodsOf(locale: string): Map<string, 'am' | 'pm'> {
  const periods = new Map<string, 'am' | 'pm'>(eastAsianPeriods);
  for (const language of [locale, 'en']) {
    for (const hour of [9, 11, 13, 15, 21]) {
      const name = hourFormat(language)
        .formatToParts(Date.UTC(2026, 0, 1, hour))
        .find(({ type }) => type === 'dayPeriod')?.value;
      if (name) periods.set(toPeriodWord(name, locale), hour < 12 ? 'am' : 'pm');
    }
  }
  return periods.set('a', 'am').set('p', 'pm');
}

function hasTwelveHours(locale: string): boolean {
  const { language, region } = new Intl.Locale(locale);
  if (language === 'en' && region === undefined) return false;
  return new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 === true;
}

/** `hh:mm` or `hh:mm:ss` as people of the locale write it; a time with fractions or an offset stays as it is. */
export function formatTime(time: string, locale: string): string {
  if (!/^\d{2}:\d{2}(?::\d{2})?$/.test(time) || !isTime(time) || !hasTwelveHours(locale)) return time;
  const [hour, minute, second] = time.split(':').map(Number);
  const formatter = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    ...(second === undefined ? {} : { second: '2-digit' }),
    hour12: true,
    numberingSystem: 'latn',
    timeZone: 'UTC',
  });
  return formatter.format(Date.UTC(2026, 0, 1, hour, minute, second ?? 0)).replace(/[\u202f\u00a0]/g, ' ');
}

/**
 * Reads a time that a person typed or pasted: `9:30`, `09.30`, `0930`, `9`, `9:30 pm`, `오전 9:30`, `21h30`, with seconds or without, and
 * whatever `isTime` knows, unchanged. `24:00` and `13 pm` are times that do not exist.
 */
export function readTimeText(text: string, locale: string): TimeReading {
  const plain = toPlainDigits(text);
  if (plain === '') return { time: undefined };
  if (isTime(plain)) return { time: plain };
  const periods = periodsOf(locale);
  let clock = plain;
  let period: 'am' | 'pm' | undefined;
  const around = /^([^\d]*)(\d.*?\d|\d)([^\d]*)$/.exec(plain);
  for (const side of around ? [around[1]!, around[3]!] : []) {
    const found = periods.get(toPeriodWord(side, locale));
    if (found && period) return { problem: 'unreadable' };
    if (!found) continue;
    period = found;
    clock = clock.replace(side, '').trim();
  }
  const match = clockTime.exec(clock) ?? compactTime.exec(clock);
  if (!match) return { problem: 'unreadable' };
  const [hourText, minuteText = '00', secondText] = match.slice(1).filter((group) => group !== undefined);
  const hour = Number(hourText);
  if (period && (hour < 1 || hour > 12)) return { problem: 'noSuchTime' };
  const fullHour = period ? (hour % 12) + (period === 'pm' ? 12 : 0) : hour;
  if (minuteText.length < 2 || fullHour > 23 || Number(minuteText) > 59 || Number(secondText ?? 0) > 59) {
    return { problem: minuteText.length < 2 ? 'unreadable' : 'noSuchTime' };
  }
  const time = [String(fullHour), minuteText, ...(secondText === undefined ? [] : [secondText])]
    .map((part) => part.padStart(2, '0'))
    .join(':');
  return { time };
}
