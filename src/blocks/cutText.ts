const clusterReach = 64;

/** The start of a text, at most `length` UTF-16 code units, cut between grapheme clusters. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = Math.max(0, length - clusterReach);
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(
    text.slice(start, length + clusterReach),
  );
  const cluster = segments.containing(length - start);
  return text.slice(0, start + (cluster?.index ?? length - start));
}
