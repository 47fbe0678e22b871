const maxNameLength = 80;

/** A name from the wire inside a sentence of ours: capped, and closed in so that it cannot turn our words around. */
export function isolate(name: string): string {
  const characters = [...name.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')];
  const shown =
    characters.length > maxNameLength ? `${characters.slice(0, maxNameLength).join('')}…` : characters.join('');
  return `\u2068${shown}\u2069`;
}
