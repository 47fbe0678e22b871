import type { Catalogue, Message } from './message';

export type MessageValues = Record<string, string | number>;

/** The text of a message in the catalogue's language, with its values put in; numbers as the locale writes them. */
export function formatMessage(message: Message, locale: string, catalogue: Catalogue, values: MessageValues = {}): string {
  const found = Object.hasOwn(catalogue, message.id) ? catalogue[message.id]! : undefined;
  const text = found ?? message.text;
  const language = found === undefined ? 'en' : locale;
  const pattern =
    typeof text === 'string' ? text : (text[new Intl.PluralRules(language).select(Number(values['count'] ?? 0))] ?? text.other);
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) => {
    if (!Object.hasOwn(values, name)) return whole;
    const value = values[name]!;
    return typeof value === 'number' ? new Intl.NumberFormat(locale).format(value) : value;
  });
}
