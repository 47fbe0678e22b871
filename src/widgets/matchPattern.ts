const maxPatternLength = 2000;

/**
 * Whether a text holds a match of a pattern from the wire, by an engine whose time grows with the text alone, never with the pattern's
 * branches. Undefined where the engine does not know the pattern (look-around, back-references) or cannot be loaded: not checked.
 */
export async function matchPattern(pattern: string, text: string): Promise<boolean | undefined> {
  if (pattern.length > maxPatternLength) return undefined;
  try {
    const { RE2JS } = await import('re2js');
    return RE2JS.compile(RE2JS.translateRegExp(pattern)).matcher(text).find();
  } catch {
    return undefined;
  }
}
