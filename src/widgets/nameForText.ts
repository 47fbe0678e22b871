const maxLength = 80;

/** A name from outside inside a sentence of ours: capped, and closed in so that it cannot turn our words around. */
export function nameForText(name: string): string {
  const characters = [...name.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')];
  return `\u2068${characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : characters.join('')}\u2069`;
}
