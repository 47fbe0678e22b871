import type { Catalogue } from './message';

/** The languages we ship besides English; each is a file of its own, fetched when it is first asked for. */
export const catalogues: Record<string, () => Promise<{ default: Catalogue }>> = {
  ar: () => import('./locales/ar'),
  de: () => import('./locales/de'),
  es: () => import('./locales/es'),
  fr: () => import('./locales/fr'),
  he: () => import('./locales/he'),
  it: () => import('./locales/it'),
  ja: () => import('./locales/ja'),
  ko: () => import('./locales/ko'),
  nl: () => import('./locales/nl'),
  pl: () => import('./locales/pl'),
  'pt-BR': () => import('./locales/pt-BR'),
  tr: () => import('./locales/tr'),
  'zh-Hans': () => import('./locales/zh-Hans'),
  'zh-Hant': () => import('./locales/zh-Hant'),
};

/** The name of the catalogue for a locale: its exact tag, else its script, else its language as most write it; undefined where we have none. */
export function catalogueName(locale: string): string | undefined {
  const tag = new Intl.Locale(locale);
  const { language, script } = tag.maximize();
  const usual = new Intl.Locale(language).maximize();
  const candidates = [
    tag.baseName,
    `${language}-${script}`,
    language,
    `${language}-${usual.script}`,
    `${language}-${usual.region}`,
  ];
  return candidates.find((candidate) => Object.hasOwn(catalogues, candidate));
}

/** Our words in the language of a locale; undefined where we have none. Rejects where the file cannot be fetched. */
export async function loadCatalogue(locale: string): Promise<Catalogue | undefined> {
  const name = catalogueName(locale);
  return name === undefined ? undefined : (await catalogues[name]!()).default;
}
