import type { Message } from '../ui';
import type { NumberSpec } from '../model';
import * as words from './words';

/** What is wrong with an answer, as one of our texts with its values; undefined where nothing is. */
export type Complaint = { message: Message; values?: Record<string, string | number> } | undefined;

/** What is wrong with a number within a widget's bounds. */
export function checkNumber(spec: NumberSpec, value: number): Complaint {
  if (spec.collects === 'integer' && !Number.isInteger(value)) return { message: words.enterWholeNumber };
  if (spec.minimum !== undefined && value < spec.minimum)
    return { message: words.atLeast, values: { minimum: spec.minimum } };
  if (spec.maximum !== undefined && value > spec.maximum)
    return { message: words.atMost, values: { maximum: spec.maximum } };
  return undefined;
}

const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];

/**
 * Typed digits as the tool gets them: leading zeros kept, other scripts' digits as Latin ones, outer white space gone. A phone number loses
 * its separators and keeps a leading plus; a postal code keeps its letters, spaces and hyphens.
 */
export function readDigits(spec: NumberSpec, text: string): string {
  const latin = text.trim().replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    const zero = zeros.find((each) => code >= each && code <= each + 9);
    return zero === undefined ? digit : String(code - zero);
  });
  if (spec.collects === 'phone') return latin.replace(/[\s().\-/\u2010-\u2015]/g, '');
  return spec.collects === 'zip_code' ? latin : latin.replace(/\s/g, '');
}

/** What is wrong with digits that `readDigits` has read: their characters, their count, the number they make. */
export function checkDigits(spec: NumberSpec, digits: string): Complaint {
  if (spec.collects === 'phone' && !/^\+?\d+$/.test(digits)) return { message: words.phoneCharacters };
  if (spec.collects !== 'phone' && spec.collects !== 'zip_code' && !/^\d+$/.test(digits))
    return { message: words.digitsOnly };
  const count = digits.replace(/\D/g, '').length;
  const { minimumDigits: least, maximumDigits: most } = spec;
  if (least !== undefined && least === most && count !== least)
    return { message: words.exactDigits, values: { count: least } };
  if (least !== undefined && count < least) return { message: words.minimumDigits, values: { count: least } };
  if (most !== undefined && count > most) return { message: words.maximumDigits, values: { count: most } };
  if (spec.collects === 'phone' || spec.collects === 'zip_code') return undefined;
  return checkNumber({ ...spec, collects: 'decimal' }, Number(digits));
}
