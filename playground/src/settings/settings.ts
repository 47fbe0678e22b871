import { useEffect, useState } from 'react';

/** How the page shows the transcript; every setting is a parameter of the URL. */
export interface Settings {
  theme: 'system' | 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  width: '320' | '560' | '900';
  locale: string;
  validator: 'auto' | 'ajv' | 'interpreted';
}

export const choices = {
  theme: ['system', 'light', 'dark'],
  direction: ['ltr', 'rtl'],
  width: ['320', '560', '900'],
  locale: ['en', 'de', 'fr', 'es', 'it', 'pt-BR', 'nl', 'pl', 'ja', 'ko', 'zh-Hans', 'zh-Hant', 'ar', 'he', 'tr'],
  validator: ['auto', 'ajv', 'interpreted'],
} as const satisfies { [K in keyof Settings]: readonly Settings[K][] };

const defaults: Settings = { theme: 'system', direction: 'ltr', width: '560', locale: 'en', validator: 'auto' };

/** The settings of the URL, kept there, and put on the document. */
export function useSettings(): [Settings, (change: Partial<Settings>) => void] {
  const [settings, setSettings] = useState(readSettings);
  useEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = settings.theme;
    root.dir = settings.direction;
    const url = new URL(location.href);
    for (const [name, value] of Object.entries(settings)) {
      if (value === defaults[name as keyof Settings]) url.searchParams.delete(name);
      else url.searchParams.set(name, value);
    }
    history.replaceState(null, '', url);
  }, [settings]);
  return [settings, (change) => setSettings((before) => ({ ...before, ...change }))];
}

function readSettings(): Settings {
  const parameters = new URLSearchParams(location.search);
  const settings: Record<string, string> = { ...defaults };
  for (const [name, allowed] of Object.entries(choices)) {
    const value = parameters.get(name);
    if (value !== null && (allowed as readonly string[]).includes(value)) settings[name] = value;
  }
  return settings as unknown as Settings;
}
