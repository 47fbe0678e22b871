import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { formatMessage } from './format';
import type { MessageValues } from './format';
import type { Catalogue, Message } from './message';

export interface Strings {
  /** BCP 47. */
  locale: string;
  /** The locale's own direction. */
  direction: 'ltr' | 'rtl';
  /** One of our texts, in the user's language. */
  t: (message: Message, values?: MessageValues) => string;
}

const rightToLeftLanguages = ['ar', 'he', 'fa', 'ur'];

function stringsOf(locale: string, catalogue: Catalogue): Strings {
  return {
    locale,
    direction: rightToLeftLanguages.includes(locale.split('-')[0]!.toLowerCase()) ? 'rtl' : 'ltr',
    t: (message, values) => formatMessage(message, locale, catalogue, values),
  };
}

const StringsContext = createContext<Strings>(stringsOf('en', {}));

/** Our own texts for every component inside, in English until a provider says otherwise. */
export function useStrings(): Strings {
  return useContext(StringsContext);
}

export interface StringsProviderProps {
  /** BCP 47. @default 'en' */
  locale?: string | undefined;
  /** Our texts in the host's words, over the shipped ones. */
  strings?: Catalogue | undefined;
  children: ReactNode;
}

/** Gives every component inside our own texts in one language; a language is loaded when it is first asked for. */
export function StringsProvider({ locale = 'en', strings, children }: StringsProviderProps) {
  const [loaded, setLoaded] = useState<{ locale: string; catalogue: Catalogue }>();
  useEffect(() => {
    if (/^en\b/i.test(locale)) return;
    let isCurrent = true;
    void import('./loadCatalogue').then(async ({ loadCatalogue }) => {
      const catalogue = await loadCatalogue(locale);
      if (isCurrent && catalogue) setLoaded({ locale, catalogue });
    });
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  const shipped = loaded?.locale === locale ? loaded.catalogue : undefined;
  const value = useMemo(() => stringsOf(locale, { ...shipped, ...strings }), [locale, shipped, strings]);
  return <StringsContext.Provider value={value}>{children}</StringsContext.Provider>;
}
