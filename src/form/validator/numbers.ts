interface Decimal {
  digits: bigint;
  exponent: number;
}

const MAX_SHIFT = 400;

function toDecimal(value: number): Decimal {
  const [mantissa = '0', exponent = '0'] = value.toExponential().split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  return { digits: BigInt(whole + fraction), exponent: Number(exponent) - fraction.length };
}

/**
 * True where `value` is a whole multiple of `step` as the two are written in decimal, so that 0.3 is a multiple of 0.1
 * and 0.35 is not. Both are finite; `step` is greater than 0.
 */
export function isMultipleOf(value: number, step: number): boolean {
  if (Number.isInteger(value) && Number.isInteger(step)) return value % step === 0;
  const a = toDecimal(value);
  const b = toDecimal(step);
  const shift = a.exponent - b.exponent;
  if (Math.abs(shift) > MAX_SHIFT) return a.digits === 0n || shift > 0;
  const power = 10n ** BigInt(Math.abs(shift));
  return shift >= 0 ? (a.digits * power) % b.digits === 0n : a.digits % (b.digits * power) === 0n;
}
