import { canonicalText, isEqual } from './equal';
import { formats } from './formats';
import { isRecord } from './keywords';
import { isMultipleOf } from './numbers';
import { fail, has, type Rule } from './visit';

const ofType = (data: unknown, type: string): boolean => {
  if (type === 'integer') return typeof data === 'number' && Number.isInteger(data);
  if (type === 'number') return typeof data === 'number' && Number.isFinite(data);
  if (type === 'array') return Array.isArray(data);
  if (type === 'object') return isRecord(data);
  return type === 'null' ? data === null : typeof data === type;
};

const number =
  (isBroken: (data: number, limit: number) => boolean, keyword: string, comparison: string): Rule =>
  (limit: never, visit) => {
    if (typeof visit.data === 'number' && isBroken(visit.data, limit)) fail(visit, keyword, { comparison, limit });
  };

const count =
  (measure: (data: unknown) => number | undefined, isMinimum: boolean, keyword: string): Rule =>
  (limit: never, visit) => {
    const size = measure(visit.data);
    if (size !== undefined && (isMinimum ? size < limit : size > limit)) fail(visit, keyword, { limit });
  };

const characters = (data: unknown) => (typeof data === 'string' ? Array.from(data).length : undefined);
const entries = (data: unknown) => (isRecord(data) ? Object.keys(data).length : undefined);
const elements = (data: unknown) => (Array.isArray(data) ? data.length : undefined);
/** The rules that look at a value itself, without going into subschemas. */
export const VALUE_RULES: Record<string, Rule | undefined> = {
  type: (types: string | string[], visit) => {
    if (![types].flat().some((type) => ofType(visit.data, type))) fail(visit, 'type', { type: types });
  },
  const: (allowedValue: unknown, visit) => {
    if (!isEqual(visit.data, allowedValue)) fail(visit, 'const', { allowedValue });
  },
  enum: (allowedValues: unknown[], visit) => {
    if (!allowedValues.some((value) => isEqual(visit.data, value))) fail(visit, 'enum', { allowedValues });
  },
  minimum: number((data, limit) => data < limit, 'minimum', '>='),
  maximum: number((data, limit) => data > limit, 'maximum', '<='),
  exclusiveMinimum: number((data, limit) => data <= limit, 'exclusiveMinimum', '>'),
  exclusiveMaximum: number((data, limit) => data >= limit, 'exclusiveMaximum', '<'),
  multipleOf: (multipleOf: number, visit) => {
    if (typeof visit.data === 'number' && !isMultipleOf(visit.data, multipleOf))
      fail(visit, 'multipleOf', { multipleOf });
  },
  minLength: count(characters, true, 'minLength'),
  maxLength: count(characters, false, 'maxLength'),
  pattern: (pattern: string, visit) => {
    if (typeof visit.data === 'string' && !visit.run.matches(pattern, visit.data)) fail(visit, 'pattern', { pattern });
  },
  format: (format: string, visit) => {
    if (typeof visit.data === 'string' && formats.get(format)?.(visit.data) === false)
      fail(visit, 'format', { format });
  },
  minProperties: count(entries, true, 'minProperties'),
  maxProperties: count(entries, false, 'maxProperties'),
  required: (names: string[], visit) => {
    if (!isRecord(visit.data)) return;
    for (const missingProperty of names)
      if (!has(visit.data, missingProperty)) fail(visit, 'required', { missingProperty });
  },
  dependentRequired: (lists: Record<string, string[]>, visit) => {
    if (!isRecord(visit.data)) return;
    for (const [property, names] of Object.entries(lists)) {
      if (!has(visit.data, property)) continue;
      for (const missingProperty of names) {
        if (!has(visit.data, missingProperty))
          fail(visit, 'dependentRequired', {
            property,
            missingProperty,
            depsCount: names.length,
            deps: names.join(', '),
          });
      }
    }
  },
  minItems: count(elements, true, 'minItems'),
  maxItems: count(elements, false, 'maxItems'),
  uniqueItems: (isUnique: boolean, visit) => {
    if (!isUnique || !Array.isArray(visit.data)) return;
    const first = new Map<string, number>();
    for (const [i, item] of visit.data.entries()) {
      const text = canonicalText(item);
      const j = first.get(text);
      if (j !== undefined) return fail(visit, 'uniqueItems', { i, j });
      first.set(text, i);
    }
  },
};
