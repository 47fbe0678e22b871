/** Why a typed text is not a number yet. */
export type NumberProblem = 'incomplete' | 'notANumber' | 'tooLarge' | 'tooPrecise';

/** What a typed text stands for: nothing, a number, or a draft that is no number (yet). */
export type ParsedNumber =
  { kind: 'empty' } | { kind: 'value'; value: number } | { kind: 'draft'; problem: NumberProblem };

interface Separators {
  decimal: string;
  group: string;
}

const zerosOfDigits = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040,
  0x17e0, 0x1810, 0xff10,
];
const invisible = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;
const spaces = /[\s\u00a0\u202f\u2009]/g;
const groupings = [/^\d{1,3}(G\d{3})+$/, /^\d{1,2}(G\d{2})*G\d{3}$/];

/** How a locale writes the decimal separator; a locale nobody knows counts as English. */
export function decimalSeparator(locale: string): string {
  return separatorsOf(locale).decimal;
}

function separatorsOf(locale: string): Separators {
  const parts = (() => {
    try {
      return new Intl.NumberFormat(locale).formatToParts(1234567.8);
    } catch {
      return new Intl.NumberFormat('en').formatToParts(1234567.8);
    }
  })();
  const find = (type: string, otherwise: string) => parts.find((part) => part.type === type)?.value ?? otherwise;
  return { decimal: find('decimal', '.'), group: find('group', ',') };
}

function toLatinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    const zero = zerosOfDigits.find((each) => code >= each && code <= each + 9);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** Digits with groups as one run of digits; undefined where the groups are not groups of thousands (or lakhs). */
function joinGroups(digits: string, group: string): string | undefined {
  if (!digits.includes(group)) return digits;
  const marked = digits.split(group).join('G');
  return groupings.some((grouping) => grouping.test(marked)) && !marked.startsWith('0')
    ? marked.replaceAll('G', '')
    : undefined;
}

/** Integer and fraction digits of an unsigned mantissa as the locale, or failing that the other world, writes it. */
function readMantissa(text: string, { decimal, group }: Separators): { whole: string; fraction: string } | undefined {
  const foreign = decimal === '.' ? ',' : '.';
  const [head = '', tail = '', ...rest] = text.split(decimal);
  if (text.includes(decimal)) {
    const whole = joinGroups(head, group);
    return rest.length === 0 && whole !== undefined && /^\d*$/.test(whole) && /^\d*$/.test(tail)
      ? { whole, fraction: tail }
      : undefined;
  }
  const whole = joinGroups(text, group);
  if (whole !== undefined && /^\d*$/.test(whole)) return { whole, fraction: '' };
  const [otherHead = '', otherTail = '', ...others] = text.split(foreign);
  return others.length === 0 && /^\d*$/.test(otherHead) && /^\d*$/.test(otherTail)
    ? { whole: otherHead, fraction: otherTail }
    : undefined;
}

function significantDigits(digits: string): string {
  return digits.replace(/^0+/, '').replace(/0+$/, '');
}

/**
 * Reads what a person typed as a number: `.5`, `1.`, `1e3`, the locale's decimal separator, digits and groups of thousands.
 * A number that JavaScript could only hold altered (an integer beyond 2^53, too many decimals) is a draft with the reason, never another number.
 */
export function parseNumber(text: string, locale: string): ParsedNumber {
  const separators = separatorsOf(locale);
  const isSpaced = /^\s$/.test(separators.group.replace(/[\u00a0\u202f]/g, ' '));
  const plain = toLatinDigits(text.normalize('NFKC').replace(invisible, '').trim())
    .replace(/[−﹣－]/g, '-')
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');
  if (plain === '') return { kind: 'empty' };
  const decimal = separators.decimal === '٫' ? '.' : separators.decimal;
  const group = isSpaced ? ' ' : separators.group === '٬' ? ',' : separators.group.replace('’', "'");
  const match = /^([+-]?)([^eE]*)(?:([eE])([+-]?)(\d*))?$/.exec(plain.replace(spaces, ' ').replaceAll('’', "'"));
  if (!match) return { kind: 'draft', problem: 'notANumber' };
  const [, sign, mantissaText = '', exponentMark, exponentSign = '', exponent = ''] = match;
  const mantissa = readMantissa(mantissaText, { decimal, group });
  if (!mantissa)
    return {
      kind: 'draft',
      problem: /^[\d.,' ]*$/.test(mantissaText) && /[.,' ]$/.test(mantissaText) ? 'incomplete' : 'notANumber',
    };
  const { whole, fraction } = mantissa;
  if (whole + fraction === '') return { kind: 'draft', problem: exponentMark ? 'notANumber' : 'incomplete' };
  if (exponentMark && exponent === '') return { kind: 'draft', problem: 'incomplete' };
  const value = Number(
    `${sign === '-' ? '-' : ''}${whole || '0'}.${fraction || '0'}${exponentMark ? `e${exponentSign}${exponent}` : ''}`,
  );
  if (!Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value)))
    return { kind: 'draft', problem: 'tooLarge' };
  const typed = significantDigits(whole + fraction);
  const held = significantDigits(String(Math.abs(value)).replace(/e.*$/, '').replace('.', ''));
  if (typed !== held) return { kind: 'draft', problem: 'tooPrecise' };
  return { kind: 'value', value };
}

/** A number as one types it in a locale: all its digits, no groups. */
export function formatNumber(value: number | undefined, locale: string): string {
  if (value === undefined || !Number.isFinite(value)) return '';
  return String(value).replace('.', decimalSeparator(locale));
}

function decimalsOf(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent));
}

const maxDecimals = 100;

/**
 * The next number of a stepper: on the grid of steps that starts at the minimum (or 0), within the bounds, without float noise.
 * From nothing the first step up is the minimum or one step, the first step down the maximum or one step below 0.
 */
export function stepNumber(
  value: number | undefined,
  direction: 1 | -1,
  {
    minimum,
    maximum,
    step = 1,
  }: { minimum?: number | undefined; maximum?: number | undefined; step?: number | undefined },
): number {
  const size = Number.isFinite(step) && step > 0 ? step : 1;
  const base = minimum ?? 0;
  const clamp = (next: number) => Math.min(maximum ?? Infinity, Math.max(minimum ?? -Infinity, next));
  if (value === undefined) {
    if (direction === 1 && minimum !== undefined && minimum > 0) return minimum;
    if (direction === -1 && maximum !== undefined && maximum < 0) return maximum;
    return clamp(direction * size);
  }
  const decimals = Math.min(maxDecimals, Math.max(decimalsOf(size), decimalsOf(base)));
  const position = Number(((value - base) / size).toPrecision(12));
  const next = direction === 1 ? Math.floor(position) + 1 : Math.ceil(position) - 1;
  return clamp(Number((base + next * size).toFixed(decimals)));
}
