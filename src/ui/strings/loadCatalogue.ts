import type { Catalogue } from './message';

const catalogues: Record<string, () => Promise<{ default: Catalogue }>> = {};

/** Our words in the language of a locale: the exact tag, else its script, else its language; undefined where we have none. */
export async function loadCatalogue(locale: string): Promise<Catalogue | undefined> {
  const tag = new Intl.Locale(locale).maximize();
  const candidates = [locale, `${tag.language}-${tag.script}`, `${tag.language}-${tag.region}`, tag.language];
  const name = candidates.find((candidate) => Object.hasOwn(catalogues, candidate));
  return name === undefined ? undefined : (await catalogues[name]!()).default;
}
