import { describe, expect, test } from 'vitest';
import { catalogueName, catalogues } from './loadCatalogue';
import type { Catalogue, Message, Plural } from './message';

const rooms = import.meta.glob<Record<string, unknown>>(
  ['../../**/words.ts', '../../**/*Words.ts', '!../../**/use*Words.ts'],
  { eager: true },
);
const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.{ts,tsx}'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const languages = import.meta.glob<Catalogue>('./locales/*.ts', { eager: true, import: 'default' });

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'id' in value && 'text' in value;
const declared = Object.values(rooms).flatMap((room) => Object.values(room).filter(isMessage));
const english = new Map(declared.map(({ id, text }) => [id, text]));

const formsOf = (text: string | Plural) => (typeof text === 'string' ? [text] : Object.values(text));
const placeholdersOf = (text: string) =>
  [...new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name]) => name!))].sort();
const allPlaceholdersOf = (text: string | Plural) => [...new Set(formsOf(text).flatMap(placeholdersOf))].sort();

describe('the words of the rooms', () => {
  test('have one wording per id', () => {
    const twice = declared
      .filter(({ id, text }) => JSON.stringify(english.get(id)) !== JSON.stringify(text))
      .map(({ id }) => id);
    expect(twice).toEqual([]);
  });

  test('are declared in words files only', () => {
    const elsewhere = Object.entries(sources)
      .filter(([path, source]) => !Object.hasOwn(rooms, path) && /\bmessage\(\s*'/.test(source))
      .map(([path]) => path);
    expect(elsewhere).toEqual([]);
  });
});

describe.each(Object.keys(catalogues))('the words in %s', (locale) => {
  const catalogue = languages[`./locales/${locale}.ts`]!;
  const entries = Object.entries(catalogue);

  test('cover every message', () => {
    expect([...english.keys()].filter((id) => !Object.hasOwn(catalogue, id))).toEqual([]);
  });

  test('hold nothing that no room declares', () => {
    expect(Object.keys(catalogue).filter((id) => !english.has(id))).toEqual([]);
  });

  test('are never blank', () => {
    expect(
      entries.filter(([, text]) => formsOf(text).some((form) => form.trim() !== form || form === '')).map(([id]) => id),
    ).toEqual([]);
  });

  test('keep the placeholders of the English words', () => {
    const changed = entries.flatMap(([id, text]) => {
      const source = english.get(id);
      if (source === undefined) return [];
      const expected = allPlaceholdersOf(source);
      const isSame =
        typeof text === 'string'
          ? placeholdersOf(text).join() === expected.join()
          : Object.entries(text).every(([category, form]) =>
              ['other', 'few', 'many'].includes(category)
                ? placeholdersOf(form).join() === expected.join()
                : placeholdersOf(`${form}{count}`).join() === expected.join(),
            );
      return isSame ? [] : [id];
    });
    expect(changed).toEqual([]);
  });

  test('have every plural form the language tells apart', () => {
    const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.slice().sort();
    const wrong = entries.filter(([id, text]) => {
      const source = english.get(id);
      if (source === undefined) return false;
      if (typeof text === 'string') return typeof source !== 'string';
      return typeof source === 'string' || Object.keys(text).sort().join() !== categories.join();
    });
    expect(wrong.map(([id]) => id)).toEqual([]);
  });
});

describe('the languages', () => {
  test('are the files', () => {
    expect(Object.keys(languages).sort()).toEqual(
      Object.keys(catalogues)
        .sort()
        .map((name) => `./locales/${name}.ts`),
    );
  });

  test('are each fetched on their own, and only when asked for', () => {
    const importers = Object.entries(sources).filter(([, source]) => /\blocales\//.test(source));
    expect(importers.map(([path]) => path)).toEqual(['./loadCatalogue.ts']);
    const imports = importers[0]![1].match(/.*\blocales\/.*/g)!;
    expect(imports.every((line) => /^\s+'?([\w-]+)'?: \(\) => import\('\.\/locales\/\1'\),$/.test(line))).toBe(true);
    const eager = Object.values(sources).filter((source) => /from '[^']*loadCatalogue'/.test(source));
    expect(eager).toEqual([]);
  });

  test.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['fr-CA', 'fr'],
    ['es-419', 'es'],
    ['pt', 'pt-BR'],
    ['pt-BR', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['zh', 'zh-Hans'],
    ['zh-CN', 'zh-Hans'],
    ['zh-SG', 'zh-Hans'],
    ['zh-TW', 'zh-Hant'],
    ['zh-HK', 'zh-Hant'],
    ['zh-MO', 'zh-Hant'],
    ['zh-Hant-CN', 'zh-Hant'],
    ['zh-Hans-HK', 'zh-Hans'],
    ['iw', 'he'],
    ['iw-IL', 'he'],
    ['ar-EG', 'ar'],
    ['ar-u-nu-latn', 'ar'],
    ['TR-tr', 'tr'],
    ['en', undefined],
    ['sv', undefined],
  ])('serve %s with %s', (locale, name) => {
    expect(catalogueName(locale)).toBe(name);
  });
});
