import { describe, expect, it } from 'vitest';
import { formatTime, isTime, readTimeText } from './timeText';

const time = (text: string | undefined) => ({ time: text });
const problem = (code: string) => ({ problem: code });

describe('readTimeText', () => {
  it.each([
    ['', 'en', time(undefined)],
    ['09:30', 'en', time('09:30')],
    ['9:30', 'en', time('09:30')],
    ['9.30', 'fi', time('09:30')],
    ['21h30', 'fr', time('21:30')],
    ['0930', 'en', time('09:30')],
    ['930', 'en', time('09:30')],
    ['093015', 'en', time('09:30:15')],
    ['9', 'en', time('09:00')],
    ['09:30:15', 'en', time('09:30:15')],
    ['9:30 pm', 'en', time('21:30')],
    ['9:30 P.M.', 'en', time('21:30')],
    ['9pm', 'en', time('21:00')],
    ['9:30p', 'en', time('21:30')],
    ['12:00 am', 'en', time('00:00')],
    ['12 pm', 'en', time('12:00')],
    ['오후 9:30', 'ko', time('21:30')],
    ['午前9:30', 'ja', time('09:30')],
    ['上午9:30', 'zh-Hant', time('09:30')],
    ['9:30 م', 'ar', time('21:30')],
    ['٠٩:٣٠', 'ar', time('09:30')],
    ['9時30分', 'ja', time('09:30')],
    ['09:30:00+05:30', 'en', time('09:30:00+05:30')],
    ['09:30:00Z', 'en', time('09:30:00Z')],
    ['24:00', 'en', problem('noSuchTime')],
    ['9:60', 'en', problem('noSuchTime')],
    ['13:00 pm', 'en', problem('noSuchTime')],
    ['0:30 am', 'en', problem('noSuchTime')],
    ['9:3', 'en', problem('unreadable')],
    ['am 9 pm', 'en', problem('unreadable')],
    ['noon', 'en', problem('unreadable')],
    ['9:30 xm', 'en', problem('unreadable')],
  ])('reads %j in %s', (text, locale, reading) => {
    expect(readTimeText(text, locale)).toEqual(reading);
  });
});

describe('formatTime', () => {
  it.each([
    ['09:30', 'en', '09:30'],
    ['21:30', 'en-US', '9:30 PM'],
    ['21:30:05', 'en-US', '9:30:05 PM'],
    ['21:30', 'de', '21:30'],
    ['21:30', 'hi', '9:30 pm'],
    ['21:30:00.5Z', 'en-US', '21:30:00.5Z'],
    ['soon', 'en-US', 'soon'],
  ])('writes %s in %s as %s', (wire, locale, text) => {
    expect(formatTime(wire, locale)).toBe(text);
  });

  it.each([
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
    'hi',
  ])('is read back in %s', (locale) => {
    for (let minutes = 0; minutes < 24 * 60; minutes += 7) {
      const wire = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
      expect(readTimeText(formatTime(wire, locale), locale)).toEqual({ time: wire });
    }
  });
});

describe('isTime', () => {
  it.each([
    ['00:00', true],
    ['23:59:59.999+14:00', true],
    ['24:00', false],
    ['9:30', false],
  ])('says of %s: %s', (text, isOne) => {
    expect(isTime(text)).toBe(isOne);
  });
});
