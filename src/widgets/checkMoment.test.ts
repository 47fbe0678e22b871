import { describe, expect, it } from 'vitest';
import type { DatetimeSpec } from '../model';
import { brokenBound, readBound } from './checkMoment';

const spec = (collects: DatetimeSpec['collects'], minimum?: string, maximum?: string): DatetimeSpec => ({
  type: 'datetime',
  path: '',
  collects,
  actions: [],
  ...(minimum === undefined ? {} : { minimum }),
  ...(maximum === undefined ? {} : { maximum }),
});

describe('readBound', () => {
  it.each([
    ['date', '2026-03-02', '2026-03-02'],
    ['date', '2026-03-02T08:00', '2026-03-02'],
    ['time', '08:00', '08:00'],
    ['time', '2026-03-02T08:00', '08:00'],
    ['time', '2026-03-02', undefined],
    ['datetime', '2026-03-02T08:00:30', '2026-03-02T08:00'],
    ['datetime', '2026-03-02', '2026-03-02T00:00'],
    ['date', 'tomorrow', undefined],
    ['date', '2026-13-40', undefined],
    ['time', '25:99', undefined],
    ['time', '23:59', '23:59'],
  ] as const)('reads the minimum of a %s from %s', (collects, text, bound) => {
    expect(readBound(spec(collects, text), 'minimum')).toBe(bound);
  });

  it('takes a day as a maximum to its last minute', () => {
    expect(readBound(spec('datetime', undefined, '2026-04-01'), 'maximum')).toBe('2026-04-01T23:59');
  });
});

describe('brokenBound', () => {
  it.each([
    ['date', '2026-03-05', undefined],
    ['date', '2026-03-04', 'minimum'],
    ['date', '2026-04-01', undefined],
    ['date', '2026-04-02', 'maximum'],
    ['datetime', '2026-04-01T00:01', 'maximum'],
  ] as const)('judges the %s %s', (collects, answer, side) => {
    expect(
      brokenBound(spec(collects, '2026-03-05', collects === 'date' ? '2026-04-01' : '2026-04-01T00:00'), answer),
    ).toBe(side);
  });

  it('knows no bound where there is none', () => {
    expect(brokenBound(spec('time'), '00:00')).toBeUndefined();
  });
});
