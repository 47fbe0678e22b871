import type { Catalogue, Message } from './message';

export type MessageValues = Record<string, string | number>;

const rightToLeftLetter = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const placeholder = /\{(\w+)\}/g;
const marks = { ltr: '\u200e', rtl: '\u200f' };

function firstDirection(text: string): 'ltr' | 'rtl' | undefined {
  const letter = /\p{L}/u.exec(text)?.[0];
  return letter === undefined ? undefined : rightToLeftLetter.test(letter) ? 'rtl' : 'ltr';
}

/**
 * The text of a message in the catalogue's language, in English where the catalogue has none. Its values are put in: numbers as the
 * locale writes them, texts exactly. A placeholder without a value stays.
 * Where directions meet, a text is closed in with U+2068 and U+2069 so that it cannot turn the sentence around, and a sentence that
 * begins with one of the other direction opens with its own mark, U+200E or U+200F, so that `dir="auto"` finds its direction.
 */
export function formatMessage(
  message: Message,
  locale: string,
  catalogue: Catalogue,
  values: MessageValues = {},
): string {
  const found = Object.hasOwn(catalogue, message.id) ? catalogue[message.id] : undefined;
  const text = found ?? message.text;
  const language = found === undefined ? 'en' : locale;
  const pattern =
    typeof text === 'string'
      ? text
      : (text[new Intl.PluralRules(language).select(Number(values['count'] ?? 0))] ?? text.other);
  const direction = firstDirection(pattern.replace(placeholder, ''));
  const sentence = pattern.replace(placeholder, (whole, name: string) => {
    if (!Object.hasOwn(values, name)) return whole;
    const value = values[name]!;
    if (typeof value === 'number') return new Intl.NumberFormat(locale).format(value);
    const isIsolated = direction === 'rtl' || (direction === 'ltr' && rightToLeftLetter.test(value));
    return isIsolated ? `\u2068${value}\u2069` : value;
  });
  return direction === undefined || firstDirection(sentence) === direction ? sentence : marks[direction] + sentence;
}
