import type { MatchPattern } from './Engine';
import { createMachine, type Machine } from './patternMachine';
import { parsePattern, type PatternNode } from './patternSyntax';
import type { ReportIssue } from './RawError';

/** How long a pattern may be, in UTF-16 code units. */
export const MAX_PATTERN_LENGTH = 5_000;
/** How much work the browser's own matcher may have to do at worst; above it our own, which cannot backtrack, does it. */
export const MAX_NATIVE_WORK = 1_000_000;

/** Whether a text holds a match of one pattern, under the same guard; undefined where the pattern cannot be checked. */
export function matchPattern(pattern: string, text: string): boolean | undefined {
  let isChecked = true;
  const isMatch = createPatternGuard(() => {
    isChecked = false;
  })(pattern, text);
  return isChecked ? isMatch : undefined;
}

interface Prepared {
  native: RegExp;
  tree: PatternNode | undefined;
  flags: '' | 'u';
  machine?: Machine;
  last?: { text: string; isMatch: boolean };
}

/**
 * Runs patterns so that none can hang the page: the browser's matcher where even the worst backtracking is little work,
 * otherwise a matcher that never backtracks. What neither can run counts as a match and is reported as `unchecked-pattern`.
 * Patterns are tried with the `u` flag first, then without, as many in use are only valid so.
 */
export function createPatternGuard(report: ReportIssue): MatchPattern {
  const known = new Map<string, Prepared | undefined>();
  const skip = (pattern: string) => {
    report({
      code: 'unchecked-pattern',
      path: '',
      message: `The pattern ${JSON.stringify(pattern.slice(0, 200))} is not checked.`,
      severity: 'warning',
    });
    return true;
  };
  return (pattern, text) => {
    if (!known.has(pattern)) known.set(pattern, prepare(pattern));
    const prepared = known.get(pattern);
    if (!prepared) return skip(pattern);
    if (prepared.last?.text === text) return prepared.last.isMatch;
    try {
      const isMatch = match(prepared, text);
      prepared.last = { text, isMatch };
      return isMatch;
    } catch {
      return skip(pattern);
    }
  };
}

function match(prepared: Prepared, text: string): boolean {
  const { native, tree, flags } = prepared;
  if (!tree) throw new SyntaxError('The pattern cannot be taken apart.');
  if (worstWork(tree, text.length) <= MAX_NATIVE_WORK) return native.test(text);
  prepared.machine ??= createMachine(tree, flags);
  return prepared.machine(text);
}

function prepare(pattern: string): Prepared | undefined {
  if (pattern.length > MAX_PATTERN_LENGTH) return undefined;
  for (const flags of ['u', ''] as const) {
    try {
      const native = new RegExp(pattern, flags);
      return { native, tree: parsed(pattern, flags), flags };
    } catch {
      continue;
    }
  }
  return undefined;
}

function parsed(pattern: string, flags: '' | 'u'): PatternNode | undefined {
  try {
    return parsePattern(pattern, flags);
  } catch {
    return undefined;
  }
}

/** An upper bound on the steps a backtracking matcher takes on a text of this many units. */
export function worstWork(tree: PatternNode, length: number): number {
  const { paths, size } = cost(tree, length);
  return paths * size * (startsAnchored(tree) ? 1 : length + 1);
}

function startsAnchored(node: PatternNode): boolean {
  if (node.kind === 'sequence') return node.items.length > 0 && startsAnchored(node.items[0]!);
  if (node.kind === 'choice') return node.branches.every(startsAnchored);
  return node.kind === 'edge' && node.edge === '^';
}

interface Cost {
  paths: number;
  size: number;
}

function cost(node: PatternNode, length: number): Cost {
  if (node.kind === 'reference') return { paths: 1, size: length + 1 };
  if (node.kind === 'char' || node.kind === 'edge') return { paths: 1, size: 1 };
  if (node.kind === 'look') return cost(node.body, length);
  if (node.kind === 'repeat') {
    const body = cost(node.body, length);
    const times = Math.min(node.maximum, Math.max(node.minimum, length + 1));
    const choices = times - node.minimum + 1;
    return {
      paths: body.paths === 1 ? choices : choices * body.paths ** times,
      size: Math.max(1, body.size * times),
    };
  }
  const parts = (node.kind === 'sequence' ? node.items : node.branches).map((part) => cost(part, length));
  const paths =
    node.kind === 'sequence'
      ? parts.reduce((product, part) => product * part.paths, 1)
      : parts.reduce((sum, part) => sum + part.paths, 0);
  return { paths, size: parts.reduce((sum, part) => sum + part.size, 1) };
}
