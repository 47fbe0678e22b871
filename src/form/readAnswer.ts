import type { UiSchema } from '@rjsf/utils';
import type { Branches } from './branches';
import { chooseWidget, choicesOf, isLooseTime, isOutput } from './chooseWidget';
import type { UiOptions } from './chooseWidget';
import { childSchema, childUi, shownSchema, uiOptionsOf } from './FormPlan';
import type { FormPlan } from './FormPlan';
import { isObject, own, setOwn } from './json';
import type { Json, JsonObject, Path } from './json';

/**
 * The answer in the form's data: what is shown and can be answered, nothing else, in the order of the schema. Constants are filled in,
 * a required box left alone is `false`, a required nullable left empty `null`; an optional field left alone is absent.
 * Prefilled keys the schema mentions nowhere travel along where it allows further keys.
 */
export function readAnswer(plan: FormPlan, data: Json | undefined, branches: Branches): Json {
  return answer({ plan, branches }, plan.root, data, plan.ui, [], true) ?? {};
}

interface Reading {
  plan: FormPlan;
  branches: Branches;
}

function answer(
  reading: Reading,
  schema: Json | undefined,
  value: Json | undefined,
  ui: UiSchema | undefined,
  path: Path,
  isRequired: boolean,
): Json | undefined {
  const { plan, branches } = reading;
  const shown = shownSchema(plan, schema, value, path, branches);
  const options = uiOptionsOf(ui);
  if (isOutput(shown, options)) return undefined;
  const widget = chooseWidget(shown, options);
  if (shown['type'] === 'object' && widget === undefined)
    return answerObject(reading, shown, schema, value, ui, path, isRequired);
  if (shown['type'] === 'array') return answerList(reading, shown, value, ui, path, isRequired, widget !== undefined);
  return answerValue(shown, value, isRequired, widget === 'CheckboxWidget', path);
}

function answerValue(
  schema: JsonObject,
  value: Json | undefined,
  isRequired: boolean,
  isBox: boolean,
  path: Path,
): Json | undefined {
  if (isRequired && value === undefined && Object.hasOwn(schema, 'const') && !isBox) return schema['const'];
  if (value === '' && isRequired && path.length > 0 && !choicesOf(schema)?.includes(''))
    return schema['nullable'] === true ? null : undefined;
  if (value !== undefined || !isRequired) return value;
  if (schema['type'] === 'boolean' && isBox) return false;
  if (schema['nullable'] === true || schema['type'] === 'null') return null;
  return undefined;
}

function answerList(
  reading: Reading,
  shown: JsonObject,
  value: Json | undefined,
  ui: UiSchema | undefined,
  path: Path,
  isRequired: boolean,
  isWhole: boolean,
): Json | undefined {
  if (value === null || value === undefined) {
    if (!isRequired) return value;
    if (shown['nullable'] === true) return null;
    return typeof shown['minItems'] === 'number' && shown['minItems'] > 0
      ? undefined
      : isWhole && path.length > 0 && hasOwnShape(shown, uiOptionsOf(ui))
        ? undefined
        : [];
  }
  if (!Array.isArray(value) || isWhole) return value;
  const items = value.map(
    (item, index) =>
      answer(reading, childSchema(shown, index), item ?? undefined, childUi(ui, index), [...path, index], true) ?? null,
  );
  while (items.length > 0 && items.length <= Number(shown['minItems'] ?? 0) && isBlankRow(reading, shown, items))
    items.pop();
  const isUntouchedTuple = Array.isArray(shown['items']) && items.every((item) => item === null);
  return isUntouchedTuple && !isRequired ? undefined : items;
}

/** Whether the last row of a list is one the form began with and nobody filled in, though the schema would take it as it is. */
function isBlankRow({ plan }: Reading, shown: JsonObject, items: readonly Json[]): boolean {
  const row = items.at(-1);
  if (!isObject(row) || Object.keys(row).length > 0) return false;
  const { required } = plan.resolve(childSchema(shown, items.length - 1), row);
  return !Array.isArray(required) || required.length === 0;
}

function hasOwnShape(schema: JsonObject, options: UiOptions): boolean {
  const { format } = isObject(schema['items']) ? schema['items'] : {};
  return format === 'date' || isLooseTime(schema, options);
}

function answerObject(
  reading: Reading,
  shown: JsonObject,
  schema: Json | undefined,
  value: Json | undefined,
  ui: UiSchema | undefined,
  path: Path,
  isRequired: boolean,
): Json | undefined {
  if (value === null) return shown['nullable'] === true ? null : undefined;
  if (value === undefined && !isRequired) return undefined;
  if (value === undefined && shown['nullable'] === true && path.length > 0) return null;
  const { plan } = reading;
  const source = isObject(value) ? value : {};
  const resolved = plan.resolve(schema, value);
  const isBranch = Array.isArray(resolved['oneOf']) || Array.isArray(resolved['anyOf']);
  const properties = own(shown, 'properties');
  const required = Array.isArray(shown['required']) ? shown['required'] : [];
  const result: JsonObject = {};
  for (const name of isObject(properties) ? Object.keys(properties) : []) {
    const property = childSchema(shown, name);
    const isDemanded =
      required.includes(name) || (isBranch && Object.hasOwn(plan.resolve(property, undefined), 'const'));
    const item = answer(reading, property, own(source, name), childUi(ui, name), [...path, name], isDemanded);
    if (item !== undefined) setOwn(result, name, item);
  }
  const mentioned = isObject(schema) ? plan.namesOf(schema) : new Set<string>();
  for (const name of Object.keys(source)) {
    if (Object.hasOwn(result, name) || mentioned.has(name) || (isObject(properties) && Object.hasOwn(properties, name)))
      continue;
    const extra = own(shown, 'additionalProperties');
    const item = isObject(extra)
      ? answer(reading, extra, source[name], childUi(ui, 'additionalProperties'), [...path, name], true)
      : source[name];
    if (item !== undefined) setOwn(result, name, item);
  }
  const isEmptyOption =
    Object.keys(result).length === 0 && !isRequired && isObject(properties) && Object.keys(properties).length > 0;
  return isEmptyOption ? undefined : result;
}
