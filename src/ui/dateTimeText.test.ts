import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatWallClock, readDateTimeText, toDateTime, toWallClock } from './dateTimeText';

describe('in Helsinki', () => {
  const before = process.env.TZ;
  beforeAll(() => {
    process.env.TZ = 'Europe/Helsinki';
  });
  afterAll(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });

  it.each([
    ['2026-03-01T23:30:00+05:30', { date: '2026-03-01', time: '20:00' }],
    ['2026-03-01T23:30:00Z', { date: '2026-03-02', time: '01:30' }],
    ['2026-03-01t23:30:15.250z', { date: '2026-03-02', time: '01:30:15' }],
    ['2026-07-01T12:00:00Z', { date: '2026-07-01', time: '15:00' }],
    ['2026-03-01T23:30', { date: '2026-03-01', time: '23:30' }],
    ['2026-03-01T23:30:05', { date: '2026-03-01', time: '23:30:05' }],
    ['0050-03-01T23:30', { date: '0050-03-01', time: '23:30' }],
    ['2026-02-30T10:00:00Z', undefined],
    ['2026-03-01T25:00:00Z', undefined],
    ['2026-03-01', undefined],
    ['yesterday', undefined],
  ])('shows %s as the clock there does', (value, wallClock) => {
    expect(toWallClock(value)).toEqual(wallClock);
  });

  it.each([
    ['2026-01-15', '13:10', '2026-01-15T13:10:00+02:00'],
    ['2026-07-15', '13:10:05', '2026-07-15T13:10:05+03:00'],
    ['2026-03-29', '03:30', undefined],
    ['2026-10-25', '03:30', '2026-10-25T03:30:00+03:00'],
    ['2026-02-30', '10:00', undefined],
  ])('turns %s %s into the instant %s', (date, time, value) => {
    expect(toDateTime({ date, time })).toBe(value);
  });

  it('means the instant of the wall clock', () => {
    expect(Date.parse(toDateTime({ date: '2026-01-15', time: '13:10' })!)).toBe(Date.parse('2026-01-15T11:10:00Z'));
  });
});

describe('readDateTimeText', () => {
  const wallClock = { date: '2026-01-15', time: '13:10' };
  it.each([
    ['2026-01-15T13:10', 'YYYY-MM-DD', 'en', { wallClock }],
    ['2026-01-15 13:10', 'YYYY-MM-DD', 'en', { wallClock }],
    ['15/1/2026, 1:10 pm', 'DD/MM/YYYY', 'en', { wallClock }],
    ['15 Jan 2026 1:10 PM', 'D MMM YYYY', 'en-US', { wallClock }],
    ['2026. 1. 15. 오후 1:10', 'YYYY. M. D.', 'ko', { wallClock }],
    ['2026-01-15T13:10:00+02:00', 'DD/MM/YYYY', 'en', { value: '2026-01-15T13:10:00+02:00' }],
    ['2026-01-15 13:10:00Z', 'DD/MM/YYYY', 'en', { value: '2026-01-15T13:10:00Z' }],
    ['', undefined, 'en', { value: undefined }],
    ['2026-01-15', undefined, 'en', { problem: 'missingTime' }],
    ['2026-02-30 13:10', undefined, 'en', { problem: 'noSuchDay' }],
    ['2026-01-15 25:00', undefined, 'en', { problem: 'noSuchTime' }],
    ['15/01/26 13:10', 'DD/MM/YYYY', 'en', { problem: 'shortYear' }],
    ['soon', undefined, 'en', { problem: 'unreadable' }],
  ])('reads %j', (text, format, locale, reading) => {
    expect(readDateTimeText(text, format, locale)).toEqual(reading);
  });

  it('reads back what it writes', () => {
    for (const locale of ['en', 'en-US', 'de', 'ko', 'ar', 'ja', 'zh-Hant', 'fr']) {
      for (const format of [undefined, 'D MMMM YYYY', 'MM/DD/YYYY']) {
        expect(readDateTimeText(formatWallClock(wallClock, format, locale), format, locale)).toEqual({ wallClock });
      }
    }
  });
});
