/** Forms of a text that counts something, by CLDR plural category; `{count}` stands for the number. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** One of our own texts: its id in every catalogue and its English words, `{name}` standing for a value. */
export interface Message {
  id: string;
  text: string | Plural;
}

/** Declares one of our own texts. Marked pure at each call, so that a bundle holds only the words it uses. */
export function message(id: string, text: string | Plural): Message {
  return { id, text };
}

/** Our words in one language: message id → text. */
export type Catalogue = Record<string, string | Plural>;
