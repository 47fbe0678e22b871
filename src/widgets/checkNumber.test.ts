import { describe, expect, it } from 'vitest';
import type { NumberSpec } from '../model';
import { checkDigits, checkNumber, readDigits } from './checkNumber';

const spec = (rest: Partial<NumberSpec>): NumberSpec => ({
  type: 'number',
  path: '',
  collects: 'integer',
  isDigits: false,
  actions: [],
  ...rest,
});

describe('checkNumber', () => {
  it.each([
    [{}, 12, undefined],
    [{}, 2.5, 'widgets.enterWholeNumber'],
    [{ collects: 'decimal' as const }, 2.5, undefined],
    [{ minimum: 1 }, 0, 'widgets.atLeast'],
    [{ minimum: 1 }, 1, undefined],
    [{ maximum: 10 }, 11, 'widgets.atMost'],
    [{ maximum: 10 }, 10, undefined],
    [{ collects: 'percentage' as const, minimum: 0 }, -0.5, 'widgets.atLeast'],
  ])('judges %j with %d', (rest, value, id) => {
    expect(checkNumber(spec(rest), value)?.message.id).toBe(id);
  });
});

describe('readDigits', () => {
  it.each([
    ['integer', ' 0042 ', '0042'],
    ['integer', '12 34', '1234'],
    ['integer', '٠٠٤٢', '0042'],
    ['integer', '１２', '12'],
    ['phone', '+1 (555) 010-0142', '+15550100142'],
    ['phone', '555.010.0142', '5550100142'],
    ['zip_code', ' SW1A 1AA ', 'SW1A 1AA'],
    ['zip_code', '00042', '00042'],
  ] as const)('reads a %s typed as %j', (collects, text, digits) => {
    expect(readDigits(spec({ collects, isDigits: true }), text)).toBe(digits);
  });
});

describe('checkDigits', () => {
  it.each([
    [{ minimumDigits: 4, maximumDigits: 4 }, '0042', undefined],
    [{ minimumDigits: 4, maximumDigits: 4 }, '042', 'widgets.exactDigits'],
    [{ minimumDigits: 4 }, '042', 'widgets.minimumDigits'],
    [{ maximumDigits: 2 }, '042', 'widgets.maximumDigits'],
    [{}, '1a', 'widgets.digitsOnly'],
    [{ minimum: 0, maximum: 9999 }, '0042', undefined],
    [{ minimum: 100 }, '0042', 'widgets.atLeast'],
    [{ collects: 'phone' as const }, '+15550100142', undefined],
    [{ collects: 'phone' as const }, 'call me', 'widgets.phoneCharacters'],
    [{ collects: 'zip_code' as const }, 'SW1A 1AA', undefined],
    [{ collects: 'zip_code' as const, minimumDigits: 5 }, '1234', 'widgets.minimumDigits'],
  ])('judges %j with %s', (rest, digits, id) => {
    expect(checkDigits(spec({ isDigits: true, ...rest }), digits)?.message.id).toBe(id);
  });
});
