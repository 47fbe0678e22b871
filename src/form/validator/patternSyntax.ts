/** A pattern taken apart. `char` matches one unit of text: a code point under the `u` flag, else a UTF-16 code unit. */
export type PatternNode =
  | { kind: 'char'; matches: (unit: string) => boolean }
  | { kind: 'sequence'; items: PatternNode[] }
  | { kind: 'choice'; branches: PatternNode[] }
  | { kind: 'repeat'; body: PatternNode; minimum: number; maximum: number }
  | { kind: 'edge'; edge: '^' | '$' | '\\b' | '\\B' }
  | { kind: 'look'; body: PatternNode; isBehind: boolean; isNegative: boolean }
  | { kind: 'reference' };

const ESCAPE = /^\\(?:u\{[0-9a-f]+\}|u[0-9a-f]{4}|x[0-9a-f]{2}|c[a-z]|p\{[^}]*\}|0[0-7]{0,2}|[^])/i;
const ESCAPED_PAIR = /^\\ud[89ab][0-9a-f]{2}\\ud[c-f][0-9a-f]{2}/i;
const QUANTIFIER = /^(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})/;
const GROUP = /^\((?:\?(?:(:)|(=|!|<=|<!)|<[^>=!][^>]*>))?/;

/**
 * Parses an ECMAScript pattern that the browser has already accepted with these flags (`u` or none).
 * Each character class and escape keeps the browser's own meaning. Throws `SyntaxError` on what is newer than this parser.
 */
export function parsePattern(source: string, flags: '' | 'u'): PatternNode {
  let at = 0;
  const rest = () => source.slice(at);

  const charOf = (text: string): PatternNode => {
    at += text.length;
    if (!/^[\\[.]/.test(text)) return { kind: 'char', matches: (unit) => unit === text };
    const single = new RegExp(`^(?:${text})$`, flags);
    return { kind: 'char', matches: (unit) => single.test(unit) };
  };

  const readClass = (): PatternNode => {
    let end = at + 1;
    while (end < source.length && source[end] !== ']') end += source[end] === '\\' ? 2 : 1;
    return charOf(source.slice(at, end + 1));
  };

  const readEscape = (): PatternNode => {
    const next = source[at + 1] ?? '';
    if (next === 'b' || next === 'B') {
      at += 2;
      return { kind: 'edge', edge: `\\${next}` };
    }
    if (/[1-9]/.test(next) || rest().startsWith('\\k<')) {
      at += (/^\\(?:\d+|k<[^>]*>)/.exec(rest())?.[0] ?? '').length;
      return { kind: 'reference' };
    }
    const pair = flags === 'u' ? ESCAPED_PAIR.exec(rest()) : null;
    const escape =
      pair ??
      (flags === 'u' ? ESCAPE.exec(rest()) : /^\\(?:u[0-9a-f]{4}|x[0-9a-f]{2}|c[a-z]|0[0-7]{0,2}|[^])/i.exec(rest()));
    if (!escape) throw new SyntaxError('The pattern ends in a backslash.');
    const low = escape[0].length === 2 ? source.codePointAt(at + 1)! > 0xffff : false;
    return charOf(low && flags === 'u' ? source.slice(at, at + 3) : escape[0]);
  };

  const readGroup = (): PatternNode => {
    const opening = GROUP.exec(rest())!;
    if (opening[0] === '(' && source[at + 1] === '?')
      throw new SyntaxError('The pattern has a group of an unknown kind.');
    at += opening[0].length;
    const body = readChoice();
    at += 1;
    const look = opening[2];
    return look ? { kind: 'look', body, isBehind: look.startsWith('<'), isNegative: look.endsWith('!') } : body;
  };

  const readAtom = (): PatternNode => {
    const char = source[at]!;
    if (char === '(') return readGroup();
    if (char === '[') return readClass();
    if (char === '\\') return readEscape();
    if (char === '^' || char === '$') {
      at += 1;
      return { kind: 'edge', edge: char };
    }
    return charOf(flags === 'u' ? String.fromCodePoint(source.codePointAt(at)!) : char);
  };

  const readItem = (): PatternNode => {
    const body = readAtom();
    const quantifier = QUANTIFIER.exec(rest());
    if (!quantifier) return body;
    at += quantifier[0].length;
    if (source[at] === '?') at += 1;
    const [sign, from, comma, to] = quantifier;
    if (from === undefined)
      return { kind: 'repeat', body, minimum: sign === '+' ? 1 : 0, maximum: sign === '?' ? 1 : Infinity };
    return {
      kind: 'repeat',
      body,
      minimum: Number(from),
      maximum: comma ? (to ? Number(to) : Infinity) : Number(from),
    };
  };

  const readSequence = (): PatternNode => {
    const items: PatternNode[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') items.push(readItem());
    return { kind: 'sequence', items };
  };

  function readChoice(): PatternNode {
    const branches = [readSequence()];
    while (source[at] === '|') {
      at += 1;
      branches.push(readSequence());
    }
    return branches.length === 1 ? branches[0]! : { kind: 'choice', branches };
  }

  const tree = readChoice();
  if (at < source.length) throw new SyntaxError('The pattern has a bracket too many.');
  return tree;
}
