import type { Message, Strings } from '../ui';
import { choicesOf } from './chooseWidget';
import type { ShownField } from './FormPlan';
import type { Json } from './json';
import * as words from './words';
import type { RawError } from './validator';

const limitWords: Record<string, Message> = {
  minimum: words.minimum,
  maximum: words.maximum,
  exclusiveMinimum: words.exclusiveMinimum,
  exclusiveMaximum: words.exclusiveMaximum,
};
const countWords: Record<string, Message> = {
  minLength: words.minLength,
  maxLength: words.maxLength,
  minItems: words.minItems,
  maxItems: words.maxItems,
  minProperties: words.minProperties,
  maxProperties: words.maxProperties,
  minContains: words.minItems,
  maxContains: words.maxItems,
  contains: words.minItems,
};
const formatWords: Record<string, Message> = {
  email: words.email,
  'idn-email': words.email,
  uri: words.url,
  url: words.url,
  date: words.date,
  time: words.time,
  'date-time': words.dateTime,
};
const plainWords: Record<string, Message> = {
  uniqueItems: words.uniqueItems,
  enum: words.enumeration,
  pattern: words.pattern,
  additionalProperties: words.extraKey,
  unevaluatedProperties: words.extraKey,
  oneOf: words.branch,
  anyOf: words.branch,
};

/** An error of a validator in a person's words, naming its field. `value` is what the field holds. */
export function toMessage(error: RawError, field: ShownField, value: Json | undefined, strings: Strings): string {
  const { t } = strings;
  const isForm = field.path.length === 0 && field.schema['type'] === 'object';
  const label = field.label || t(isForm ? words.form : words.field);
  const { keyword, params } = error;
  if (keyword === 'required' || keyword === 'dependentRequired' || keyword === 'dependencies')
    return t(requiredWords(field), { label });
  if (keyword === 'type') return t(typeWords(field, value), { label });
  if (keyword === 'const') return constMessage(field, params['allowedValue'] as Json, label, strings);
  if (keyword === 'format') return t(lookUp(formatWords, String(params['format'])) ?? words.format, { label });
  if (keyword === 'multipleOf')
    return t(words.multipleOf, { label, limit: toNumberText(params['multipleOf'], strings.locale) });
  const limit = lookUp(limitWords, keyword);
  if (limit) return t(limit, { label, limit: toNumberText(params['limit'], strings.locale) });
  const count = lookUp(countWords, keyword);
  if (count) return t(count, { label, count: Number(params['limit'] ?? params['minContains'] ?? 1) });
  return t(lookUp(plainWords, keyword) ?? words.invalid, { label });
}

function lookUp(table: Record<string, Message>, key: string): Message | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

function toNumberText(value: unknown, locale: string): string {
  return typeof value === 'number'
    ? new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(value)
    : String(value);
}

function requiredWords({ schema }: ShownField): Message {
  if (schema['type'] === 'boolean' && schema['const'] === true) return words.requiredTick;
  if (schema['type'] === 'array') return words.requiredItems;
  if (Array.isArray(schema['oneOf']) || Array.isArray(schema['anyOf'])) return words.branch;
  return choicesOf(schema) || schema['type'] === 'boolean' ? words.requiredChoice : words.required;
}

function typeWords(field: ShownField, value: Json | undefined): Message {
  if (value === undefined || value === null || value === '') return requiredWords(field);
  const { type } = field.schema;
  if (type === 'integer' && typeof value === 'number') return words.wholeNumber;
  return type === 'integer' || type === 'number' ? words.aNumber : words.type;
}

function constMessage({ schema }: ShownField, allowed: Json, label: string, { t }: Strings): string {
  if (allowed === true && schema['type'] === 'boolean') return t(words.requiredTick, { label });
  return t(words.constant, { label, limit: String(allowed) });
}
