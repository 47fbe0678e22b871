import { useSyncExternalStore } from 'react';

/** The language our own words are in: the one asked for, else the document's. A server and the first paint of its page speak English. */
export function useLocale(locale: string | undefined): string {
  const documentLocale = useSyncExternalStore(subscribe, readDocumentLocale, () => 'en');
  return valid(locale) ?? documentLocale;
}

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
}

function readDocumentLocale(): string {
  return valid(document.documentElement.lang) ?? 'en';
}

function valid(locale: string | undefined): string | undefined {
  if (!locale) return undefined;
  try {
    return Intl.getCanonicalLocales(locale)[0];
  } catch {
    return undefined;
  }
}
