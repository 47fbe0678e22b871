import { isObject, own } from '../json';
import type { Json } from '../json';

/** A text of a schema: a string as it is; of an object of translations the one that fits the locale; otherwise undefined. */
export function readTitle(value: Json | undefined, locale: string): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (!isObject(value)) return undefined;
  const language = locale.split('-')[0]!;
  for (const key of [locale, language, 'en', ...Object.keys(value)]) {
    const text = own(value, key);
    if (typeof text === 'string') return text;
  }
  return undefined;
}
