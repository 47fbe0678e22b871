import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPatternGuard, matchPattern } from './pattern';
import { createMachine } from './patternMachine';
import { parsePattern } from './patternSyntax';
import type { ValidatorIssue } from './RawError';

function guard() {
  const issues: ValidatorIssue[] = [];
  return { issues, matches: createPatternGuard((issue) => issues.push(issue)) };
}

describe('patterns', () => {
  it.each([
    ['nested quantifiers', '^(a+)+$', `${'a'.repeat(32)}!`],
    ['nested quantifiers on a long text', '^(a+)+$', `${'a'.repeat(20_000)}!`],
    ['overlapping choices', '^(a|a)*$', `${'a'.repeat(40)}!`],
    ['a choice of two lengths', '^(a|aa)+$', `${'a'.repeat(60)}!`],
    ['many optional parts', `^${'a?'.repeat(40)}${'a'.repeat(40)}$`, `${'a'.repeat(39)}`],
    ['three stars in a row', '^.*.*.*=$', 'x'.repeat(3_000)],
    ['an unanchored polynomial', '\\s+$', `${' '.repeat(20_000)}x`],
    [
      'an e-mail pattern',
      '^([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z0-9]+[.]{1}(([a-z]{2,3})|([a-z]{2,3}[.]{1}[a-z]{2,3}))$',
      `${'a'.repeat(60)}!`,
    ],
    ['nested quantifiers in a look-ahead', '^(?=(a+)+$)', `${'a'.repeat(32)}!`],
  ])('answers within a second: %s', (_name, pattern, text) => {
    const { issues, matches } = guard();
    const start = process.cpuUsage();
    expect(matches(pattern, text)).toBe(false);
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(1_000);
    expect(issues).toEqual([]);
  });

  it.each([
    ['^[^\\/~\\^\\: \\[\\]\\\\]+(\\/[^\\/~\\^\\: \\[\\]\\\\]+)*$', 'a/b', true],
    ['^[^\\/~\\^\\: \\[\\]\\\\]+(\\/[^\\/~\\^\\: \\[\\]\\\\]+)*$', 'a//b', false],
    ['^[^\\/~\\^\\: \\[\\]\\\\]+(\\/[^\\/~\\^\\: \\[\\]\\\\]+)*$', `${'a/'.repeat(500)}b`, true],
    ['^\\p{Lu}+$', 'ÄÖ', true],
    ['^.$', '😀', true],
    ['^\\d{4}-\\d{2}$', '2026-03', true],
    ['^(?!.*\\.\\.)[a-z.]+$', 'a..b', false],
    ['(?<=\\$)\\d+', 'is $42', true],
    ['^a{,3}$', 'a{,3}', true],
    ['^(\\w)\\1$', 'aa', true],
    ['^.{0,5000}$', 'x'.repeat(5_001), false],
  ])('%s on %.20s: %s', (pattern, text, expected) => {
    const { issues, matches } = guard();
    expect(matches(pattern, text)).toBe(expected);
    expect(issues).toEqual([]);
  });

  it.each([
    ['is no pattern', '(', 'x'],
    ['refers back under nested quantifiers', '^((a+)\\2)+$', `${'a'.repeat(64)}!`],
    ['would become too large', '^((a{1,1000}){1,1000}b?)+$', 'a'.repeat(50)],
    ['is too long', 'a'.repeat(6_000), 'x'],
  ])('lets the value pass and says so where it %s', (_name, pattern, text) => {
    const { issues, matches } = guard();
    expect(matches(pattern, text)).toBe(true);
    expect(issues.map(({ code }) => code)).toEqual(['unchecked-pattern']);
  });

  it('agree with the browser on any pattern and text', () => {
    const atom = fc.constantFrom(
      'a',
      'b',
      '.',
      '[ab]',
      '[^a]',
      '\\w',
      '\\d',
      '\\u0061',
      '\\b',
      '^',
      '$',
      '\\x62',
      'é',
      '😀',
      '\\ud83d\\ude00',
      '[😀b]',
    );
    const quantifier = fc.constantFrom('', '', '', '*', '+', '?', '{2}', '{1,2}', '{0,}', '*?');
    const { pattern } = fc.letrec<{ pattern: string; item: string }>((tie) => ({
      item: fc.oneof(
        { depthSize: 'small' },
        fc.tuple(atom, quantifier).map(([text, sign]) => (/^(?:\\b|\^|\$)$/.test(text) ? text : text + sign)),
        fc
          .tuple(fc.constantFrom('(', '(?:', '(?<n>'), tie('pattern'), quantifier)
          .map(([open, body, sign]) => `${open}${body})${sign}`),
        fc
          .tuple(fc.constantFrom('(?=', '(?!', '(?<=', '(?<!'), tie('pattern'))
          .map(([open, body]) => `${open}${body})`),
      ),
      pattern: fc
        .array(
          fc.array(tie('item'), { maxLength: 4 }).map((items) => items.join('')),
          { minLength: 1, maxLength: 2 },
        )
        .map((branches) => branches.join('|')),
    }));
    const text = fc
      .array(fc.constantFrom('a', 'b', ' ', '1', 'é', '😀', '\n'), { maxLength: 7 })
      .map((units) => units.join(''));
    fc.assert(
      fc.property(pattern, text, fc.constantFrom('u' as const, '' as const), (source, sample, flags) => {
        let native: RegExp;
        try {
          native = new RegExp(source, flags);
        } catch {
          return;
        }
        expect(createMachine(parsePattern(source, flags), flags)(sample)).toBe(native.test(sample));
      }),
      { numRuns: 3_000 },
    );
  });
});

describe('one pattern alone', () => {
  it.each([
    ['^[A-Z]{2}\\d{4}$', 'AB1234', true],
    ['^[A-Z]{2}\\d{4}$', 'AB123', false],
    ['\\d', 'a1', true],
    ['(?<=a)b', 'ab', true],
    ['^(a+)+$', `${'a'.repeat(5000)}!`, false],
    ['(', 'a', undefined],
    ['^(a|b)\\1+$', 'aab'.repeat(500_000), undefined],
    ['a'.repeat(10_000), 'a', undefined],
  ])('is matched, refused or left unchecked: %s', (pattern, text, outcome) => {
    expect(matchPattern(pattern, text)).toBe(outcome);
  });
});
