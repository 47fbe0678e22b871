import { describe, expect, it } from 'vitest';
import { formatBytes, refuseFile, toAcceptList } from './fileRules';

const any = { accept: [], maxBytes: undefined, maxFiles: undefined };
const file = (name: string, size = 10, type = '') => ({ name, size, type });

describe('refuseFile', () => {
  it.each([
    ['anything where nothing is asked', file('a.exe', 1e12), any, 9, undefined],
    ['an extension', file('a.csv'), { ...any, accept: ['.csv'] }, 0, undefined],
    ['an extension in capitals', file('A.CSV'), { ...any, accept: ['.csv'] }, 0, undefined],
    ['an extension asked without its dot', file('a.csv'), { ...any, accept: ['csv'] }, 0, undefined],
    ['another extension', file('b.exe'), { ...any, accept: ['.csv', '.pdf'] }, 0, 'type'],
    ['a name that only ends alike', file('notcsv'), { ...any, accept: ['csv'] }, 0, 'type'],
    ['a media type', file('photo', 1, 'image/png'), { ...any, accept: ['image/*'] }, 0, undefined],
    [
      'another media type',
      file('photo', 1, 'text/plain'),
      { ...any, accept: ['image/*', 'application/pdf'] },
      0,
      'type',
    ],
    ['a size at the limit', file('a.csv', 1024), { ...any, maxBytes: 1024 }, 0, undefined],
    ['a size over the limit', file('a.csv', 1025), { ...any, maxBytes: 1024 }, 0, 'size'],
    ['the last file allowed', file('a.csv'), { ...any, maxFiles: 2 }, 1, undefined],
    ['one file too many', file('a.csv'), { ...any, maxFiles: 2 }, 2, 'count'],
    ['a folder', { ...file('a.csv'), isFolder: true }, any, 0, 'folder'],
  ])('judges %s', (_, facts, rules, count, refusal) => {
    expect(refuseFile(facts, rules, count)).toBe(refusal);
  });
});

describe('formatBytes', () => {
  it.each([
    [0, 'en', '0 bytes'],
    [10, 'en', '10 bytes'],
    [1024, 'en', '1 kB'],
    [1024 * 1024, 'en', '1 MB'],
    [2.5 * 1024 * 1024, 'en', '2.5 MB'],
    [2.5 * 1024 * 1024, 'de', '2,5 MB'],
    [300 * 1024, 'en', '300 kB'],
  ])('writes %i in %s as %s', (bytes, locale, text) => {
    expect(formatBytes(bytes, locale)).toBe(text);
  });
});

describe('toAcceptList', () => {
  it('gives every extension its dot', () => {
    expect(toAcceptList(['csv', ' .PDF ', 'image/*', ''])).toEqual(['.csv', '.PDF', 'image/*']);
  });
});
