import type { DatetimeSpec } from '../model';

/** How much of a bound or an answer counts: a date, a clock time, or both to the minute. */
const lengths = { date: 10, time: 5, datetime: 16 } as const;

/** A bound in the form of the widget's answers: a day alone stands for its first minute, as a maximum for its last; undefined where it is none. */
export function readBound(spec: DatetimeSpec, side: 'minimum' | 'maximum'): string | undefined {
  const bound = spec[side];
  if (bound === undefined) return undefined;
  const found = /^(\d{4}-\d{2}-\d{2})?(?:[T ]?(\d{2}:\d{2}))?/.exec(bound.trim());
  const [, writtenDay, writtenClock] = found ?? [];
  const day = writtenDay && !Number.isNaN(Date.parse(writtenDay)) ? writtenDay : undefined;
  const clock = writtenClock && /^([01]\d|2[0-3]):[0-5]/.test(writtenClock) ? writtenClock : undefined;
  if (spec.collects === 'date') return day;
  if (spec.collects === 'time') return clock;
  return day && `${day}T${clock ?? (side === 'minimum' ? '00:00' : '23:59')}`;
}

/** Which bound an answer breaks; bounds are inclusive and know no time zone. */
export function brokenBound(spec: DatetimeSpec, answer: string): 'minimum' | 'maximum' | undefined {
  const given = answer.slice(0, lengths[spec.collects]);
  const minimum = readBound(spec, 'minimum');
  const maximum = readBound(spec, 'maximum');
  if (minimum !== undefined && given < minimum) return 'minimum';
  return maximum !== undefined && given > maximum ? 'maximum' : undefined;
}
