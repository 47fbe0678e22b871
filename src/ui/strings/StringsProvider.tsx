import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { directionOf } from './direction';
import { formatMessage } from './format';
import type { MessageValues } from './format';
import { fetchCatalogue, loadedCatalogue, onCatalogueLoaded } from './loadedCatalogues';
import type { Catalogue, Message } from './message';

export interface Strings {
  /** BCP 47. */
  locale: string;
  /** The locale's own direction. */
  direction: 'ltr' | 'rtl';
  /** One of our texts, in the user's language. */
  t: (message: Message, values?: MessageValues) => string;
}

function stringsOf(locale: string, catalogue: Catalogue): Strings {
  return {
    locale,
    direction: directionOf(locale),
    t: (message, values) => formatMessage(message, locale, catalogue, values),
  };
}

const StringsContext = /*#__PURE__*/ createContext<Strings>(/*#__PURE__*/ stringsOf('en', {}));

/** Our own texts for every component inside, in English until a provider says otherwise. The first to use it has their language fetched. */
export function useStrings(): Strings {
  const strings = useContext(StringsContext);
  useEffect(() => void fetchCatalogue(strings.locale), [strings.locale]);
  return strings;
}

export interface StringsProviderProps {
  /** BCP 47. @default 'en' */
  locale?: string | undefined;
  /** Our texts in the host's words, over the shipped ones. */
  strings?: Catalogue | undefined;
  children: ReactNode;
}

const onServer = () => undefined;

/**
 * Gives every component inside our own texts in one language. A language is fetched when a text of it is first needed, once for the page;
 * until then, and on a server, the texts are English.
 */
export function StringsProvider({ locale = 'en', strings, children }: StringsProviderProps) {
  const shipped = useSyncExternalStore(onCatalogueLoaded, () => loadedCatalogue(locale), onServer);
  const value = useMemo(() => stringsOf(locale, { ...shipped, ...strings }), [locale, shipped, strings]);
  return <StringsContext.Provider value={value}>{children}</StringsContext.Provider>;
}
