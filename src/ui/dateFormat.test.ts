import { describe, expect, it } from 'vitest';
import { describeDateFormat, formatDate, isDateFormat } from './dateFormat';
import { readIsoDate } from './dateIso';

describe('formatDate', () => {
  it.each([
    ['2026-03-01', 'YYYY-MM-DD', 'en', '2026-03-01'],
    ['2026-03-01', 'DD/MM/YYYY', 'en', '01/03/2026'],
    ['2026-03-01', 'D.M.YYYY', 'de', '1.3.2026'],
    ['2026-03-01', 'MM-DD-YY', 'en', '03-01-26'],
    ['1926-03-01', 'MM-DD-YY', 'en', '03-01-1926'],
    ['2026-03-01', 'D MMM YYYY', 'en', '1 Mar 2026'],
    ['2026-03-01', 'MMMM D, YYYY', 'en', 'March 1, 2026'],
    ['2026-03-01', 'D [de] MMMM [de] YYYY', 'es', '1 de marzo de 2026'],
    ['2026-03-01', 'D MMMM YYYY', 'pl', '1 marca 2026'],
    ['2026-03-01', 'dddd, D MMMM YYYY', 'fr', 'dimanche, 1 mars 2026'],
    ['2026-03-01', 'YYYY年MM月DD日', 'ja', '2026年03月01日'],
    ['2026-03-01', 'dd/mm/yyyy', 'en', '01/03/2026'],
    ['2026-03-01', 'yyyy-MM-dd', 'en', '2026-03-01'],
    ['2026-03-01', 'DD.MM.YYYY HH:mm', 'en', '01.03.2026'],
    ['2026-03-01', undefined, 'en', '2026-03-01'],
    ['2026-03-01', undefined, 'en-US', '03/01/2026'],
    ['2026-03-01', undefined, 'en-GB', '01/03/2026'],
    ['2026-03-01', undefined, 'de', '01.03.2026'],
    ['2026-03-01', undefined, 'ar-EG', '01/03/2026'],
    ['2026-03-01', undefined, 'th', '01/03/2026'],
    ['2026-03-01', 'week W', 'en', '2026-03-01'],
    ['2026-03-01', 'MM/YYYY', 'en', '2026-03-01'],
    ['0001-01-01', 'DD/MM/YYYY', 'en', '01/01/0001'],
    ['2026-02-29', 'YYYY-MM-DD', 'en', undefined],
    ['03/01/2026', 'YYYY-MM-DD', 'en', undefined],
    ['2026-03-01T00:00:00Z', 'YYYY-MM-DD', 'en', undefined],
  ])('writes %s as %s in %s: %s', (iso, format, locale, text) => {
    expect(formatDate(iso, format, locale)).toBe(text);
  });
});

describe('isDateFormat', () => {
  it.each([
    ['YYYY-MM-DD', true],
    ['D. MMMM YYYY', true],
    ['mm/dd/yyyy', true],
    ['YYYY', false],
    ['DD/DD/YYYY', false],
    ['javascript', false],
    ['YYYY-MM-DD'.repeat(20), false],
  ])('says of %s: %s', (format, isOne) => {
    expect(isDateFormat(format)).toBe(isOne);
  });
});

describe('describeDateFormat', () => {
  const german = { year: 'J', month: 'M', day: 'T' };
  it.each([
    ['DD.MM.YYYY', 'de', 'TT.MM.JJJJ'],
    [undefined, 'de', 'TT.MM.JJJJ'],
    ['dddd, D MMM YYYY', 'de', 'T MMM JJJJ'],
  ])('spells %s in the letters of the language: %s %s', (format, locale, text) => {
    expect(describeDateFormat(format, locale, german)).toBe(text);
  });
});

describe('readIsoDate', () => {
  it.each([
    ['2024-02-29', { year: 2024, month: 2, day: 29 }],
    ['1900-02-29', undefined],
    ['2026-13-01', undefined],
    ['0000-01-01', undefined],
    ['2026-3-1', undefined],
    ['', undefined],
  ])('reads %s', (text, day) => {
    expect(readIsoDate(text)).toEqual(day);
  });
});
