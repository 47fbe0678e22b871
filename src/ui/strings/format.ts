import type { Catalogue, Message } from './message';

export type MessageValues = Record<string, string | number>;

const rightToLeftLetter = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Closed in with U+2068 and U+2069 where it runs against its sentence, so that neither turns the other around. */
function inside(pattern: string, value: string): string {
  return rightToLeftLetter.test(pattern) === rightToLeftLetter.test(value) ? value : `\u2068${value}\u2069`;
}

/**
 * The text of a message in the catalogue's language, in English where the catalogue has none. Its values are put in: numbers as the
 * locale writes them, texts exactly, and isolated where they run in the other direction. A placeholder without a value stays.
 */
export function formatMessage(message: Message, locale: string, catalogue: Catalogue, values: MessageValues = {}): string {
  const found = Object.hasOwn(catalogue, message.id) ? catalogue[message.id] : undefined;
  const text = found ?? message.text;
  const language = found === undefined ? 'en' : locale;
  const pattern =
    typeof text === 'string' ? text : (text[new Intl.PluralRules(language).select(Number(values['count'] ?? 0))] ?? text.other);
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) => {
    if (!Object.hasOwn(values, name)) return whole;
    const value = values[name]!;
    return typeof value === 'number' ? new Intl.NumberFormat(locale).format(value) : inside(pattern, value);
  });
}
