import type { Catalogue } from './message';

const loaded = /*#__PURE__*/ new Map<string, Catalogue>();
const asked = /*#__PURE__*/ new Set<string>();
const listeners = /*#__PURE__*/ new Set<() => void>();

/** Our words for a locale, once they are here. */
export function loadedCatalogue(locale: string): Catalogue | undefined {
  return loaded.get(locale);
}

/** Calls the listener whenever a catalogue arrives; gives back how to stop. */
export function onCatalogueLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Fetches our words for a locale, once for the whole page; English needs none. Where it fails the words stay English, and the next call tries again. */
export async function fetchCatalogue(locale: string): Promise<void> {
  if (/^en\b/i.test(locale) || asked.has(locale)) return;
  asked.add(locale);
  try {
    const { loadCatalogue } = await import('./loadCatalogue');
    const catalogue = await loadCatalogue(locale);
    if (!catalogue) return;
    loaded.set(locale, catalogue);
    for (const listener of listeners) listener();
  } catch {
    asked.delete(locale);
  }
}
