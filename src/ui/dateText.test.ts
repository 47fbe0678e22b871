import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate } from './dateFormat';
import { toIsoDate } from './dateIso';
import { readDateText } from './dateText';

const iso = 'YYYY-MM-DD';
const dayFirst = 'DD/MM/YYYY';
const day = (date: string | undefined) => ({ date });
const problem = (code: string) => ({ problem: code });

describe('readDateText', () => {
  it.each([
    ['', iso, 'en', day(undefined)],
    ['   ', iso, 'en', day(undefined)],
    ['2026-03-01', iso, 'en', day('2026-03-01')],
    ['2026-3-1', iso, 'en', day('2026-03-01')],
    ['2026/03/01', iso, 'en', day('2026-03-01')],
    ['2026. 3. 1.', iso, 'ko', day('2026-03-01')],
    ['20260301', iso, 'en', day('2026-03-01')],
    ['  2026-03-01\n', iso, 'en', day('2026-03-01')],
    ['01/03/2026', dayFirst, 'en', day('2026-03-01')],
    ['1.3.2026', dayFirst, 'en', day('2026-03-01')],
    ['1 3 2026', dayFirst, 'en', day('2026-03-01')],
    ['01032026', dayFirst, 'en', day('2026-03-01')],
    ['20260301', dayFirst, 'en', day('2026-03-01')],
    ['2026-03-01', dayFirst, 'en', day('2026-03-01')],
    ['2026-03-01', 'YYYY-DD-MM', 'en', day('2026-01-03')],
    ['03/01/2026', 'MM/DD/YYYY', 'en', day('2026-03-01')],
    ['1 March 2026', dayFirst, 'en', day('2026-03-01')],
    ['March 1st, 2026', iso, 'en', day('2026-03-01')],
    ['1-Mar-2026', 'D-MMM-YYYY', 'en', day('2026-03-01')],
    ['Sept 5 2026', iso, 'en', day('2026-09-05')],
    ['1er février 2026', dayFirst, 'fr', day('2026-02-01')],
    ['1 fevr. 2026', dayFirst, 'fr', problem('unreadable')],
    ['1 de marzo de 2026', 'D [de] MMMM [de] YYYY', 'es', day('2026-03-01')],
    ['1 marca 2026', 'D MMMM YYYY', 'pl', day('2026-03-01')],
    ['Sonntag, 1. März 2026', 'dddd, D. MMMM YYYY', 'de', day('2026-03-01')],
    ['2026年3月1日', iso, 'ja', day('2026-03-01')],
    ['2026년 3월 1일', iso, 'ko', day('2026-03-01')],
    ['٠١/٠٣/٢٠٢٦', dayFirst, 'ar', day('2026-03-01')],
    ['\u200f1\u200f/3\u200f/2026', dayFirst, 'ar', day('2026-03-01')],
    ['۲۰۲۶-۰۳-۰۱', iso, 'fa', day('2026-03-01')],
    ['2026-03-01', iso, 'fa', day('2026-03-01')],
    ['01/03/26', dayFirst, 'en', problem('shortYear')],
    ['01/03/26', 'DD/MM/YY', 'en', day('2026-03-01')],
    ['01/03/75', 'DD/MM/YY', 'en', day('1975-03-01')],
    ['01/03/1926', 'DD/MM/YY', 'en', day('1926-03-01')],
    ['010326', 'DD/MM/YY', 'en', day('2026-03-01')],
    ['1 March 26', dayFirst, 'en', problem('shortYear')],
    ['03/01/2026', iso, 'en', problem('unreadable')],
    ['31/12/2026', iso, 'en', problem('unreadable')],
    ['30/02/2026', dayFirst, 'en', problem('noSuchDay')],
    ['2026-02-29', iso, 'en', problem('noSuchDay')],
    ['13/13/2026', dayFirst, 'en', problem('noSuchDay')],
    ['2026-03', iso, 'en', problem('unreadable')],
    ['2026', iso, 'en', problem('unreadable')],
    ['tomorrow', iso, 'en', problem('unreadable')],
    ['2026-03-01T00:00:00Z', iso, 'en', problem('unreadable')],
    ['1=1', iso, 'en', problem('unreadable')],
    ['1'.repeat(5000), iso, 'en', problem('unreadable')],
    ['Ma 1 2026', iso, 'en', problem('unreadable')],
  ])('reads %j in %s, %s', (text, format, locale, reading) => {
    expect(readDateText(text, format, locale)).toEqual(reading);
  });

  it('reads back every date it writes', () => {
    const days = fc.date({
      min: new Date('1000-01-01T00:00:00Z'),
      max: new Date('9999-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    const formats = fc.constantFrom(
      undefined,
      iso,
      dayFirst,
      'M/D/YYYY',
      'D MMM YYYY',
      'MMMM D, YYYY',
      'dddd, D MMMM YYYY',
      'YYYY.MM.DD',
      'DD-MM-YY',
      'YYYYMMDD',
      'Do MMMM YYYY',
    );
    const locales = fc.constantFrom(
      'en',
      'en-US',
      'de',
      'fr',
      'es',
      'it',
      'pt-BR',
      'nl',
      'pl',
      'ja',
      'ko',
      'zh-Hans',
      'zh-Hant',
      'ar',
      'he',
      'tr',
    );
    fc.assert(
      fc.property(days, formats, locales, (date, format, locale) => {
        const isoDate = toIsoDate({
          year: date.getUTCFullYear(),
          month: date.getUTCMonth() + 1,
          day: date.getUTCDate(),
        });
        expect(readDateText(formatDate(isoDate, format, locale)!, format, locale)).toEqual({ date: isoDate });
      }),
      { numRuns: 600 },
    );
  });
});
