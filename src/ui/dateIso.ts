/** A day of the Gregorian calendar, its month counted from 1. */
export interface DayParts {
  year: number;
  month: number;
  day: number;
}

const maximumYear = 9999;

function daysInMonth({ year, month }: DayParts): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Whether the calendar has this day, in the years 1 to 9999. */
export function isDay(parts: DayParts): boolean {
  const { year, month, day } = parts;
  return year >= 1 && year <= maximumYear && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(parts);
}

/** `YYYY-MM-DD` of a day. */
export function toIsoDate({ year, month, day }: DayParts): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The day of an exact `YYYY-MM-DD`, undefined for any other text and for days that do not exist. No time zone is involved. */
export function readIsoDate(text: string): DayParts | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return undefined;
  const parts = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return isDay(parts) ? parts : undefined;
}
