import type { UiSchema } from '@rjsf/utils';
import { isObject, own } from './json';
import type { Json, JsonObject, Path } from './json';
import type { FormValidator } from './validator';
import { chooseWidget } from './chooseWidget';
import type { UiOptions } from './chooseWidget';
import type { Branches } from './branches';
import { chosenBranch } from './branches';
import { collectNames } from './schema/collectNames';
import { mergeDrawn } from './schema/mergeDrawn';
import type { IsValid, ResolveSchema } from './schema/resolveSchema';
import { createResolver } from './schema/resolveSchema';

/** Everything about one form that does not change while it is filled in. */
export interface FormPlan {
  /** The drawn schema. */
  root: JsonObject;
  /** The schema that judges the answer. */
  law: JsonObject;
  ui: UiSchema;
  validator: FormValidator;
  resolve: ResolveSchema;
  isValid: IsValid;
  /** Whether what is shown depends on what was answered. */
  isConditional: boolean;
  /** Every property an object may have under a schema, whatever is chosen. */
  namesOf: (schema: JsonObject) => ReadonlySet<string>;
}

/** Plans a form from its read schema and uiSchema. */
export function createFormPlan({
  root,
  law,
  ui,
  validator,
}: Pick<FormPlan, 'root' | 'law' | 'ui' | 'validator'>): FormPlan {
  const names = new WeakMap<JsonObject, ReadonlySet<string>>();
  const isValid: IsValid = (schema, value) => {
    if (typeof schema === 'boolean') return schema;
    return isObject(schema) && validator.isValid(schema as never, value, law as never);
  };
  return {
    root,
    law,
    ui,
    validator,
    isValid,
    resolve: createResolver(root, isValid),
    isConditional: hasConditions(root),
    namesOf: (schema) => {
      const known = names.get(schema) ?? collectNames(schema, root);
      names.set(schema, known);
      return known;
    },
  };
}

const conditionKeywords = ['if', 'dependentSchemas', 'x-is-visible'];

function hasConditions(value: Json): boolean {
  if (Array.isArray(value)) return value.some(hasConditions);
  if (!isObject(value)) return false;
  return Object.keys(value).some((key) => conditionKeywords.includes(key) || hasConditions(value[key]!));
}

/** The schema shown for a value: resolved, with the chosen branch of `oneOf` or `anyOf` merged in. */
export function shownSchema(
  plan: FormPlan,
  schema: Json | undefined,
  value: Json | undefined,
  path: Path,
  branches: Branches,
): JsonObject {
  let shown = plan.resolve(schema, value);
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    for (let options = shown[keyword]; Array.isArray(options); options = shown[keyword]) {
      const index = chosenBranch(plan, options, value, path, branches);
      const { [keyword]: _options, ...rest } = shown;
      shown = index === undefined ? rest : mergeDrawn(rest, plan.resolve(options[index], value));
    }
  }
  return shown;
}

/** The uiSchema of a part of a field. */
export function childUi(ui: UiSchema | undefined, step: string | number): UiSchema | undefined {
  if (!ui) return undefined;
  if (typeof step === 'string') return Object.hasOwn(ui, step) ? (ui[step] as UiSchema) : undefined;
  const items = Object.hasOwn(ui, 'items') ? (ui['items'] as unknown) : undefined;
  return (Array.isArray(items) ? items[step] : items) as UiSchema | undefined;
}

/** The options of a field. */
export function uiOptionsOf(ui: UiSchema | undefined): UiOptions {
  return ui && Object.hasOwn(ui, 'ui:options') ? (ui['ui:options'] as UiOptions) : {};
}

/** The schema of a part of a shown value, or undefined where there is none. */
export function childSchema(shown: JsonObject, step: string | number): Json | undefined {
  if (typeof step === 'string')
    return own(own(shown, 'properties'), step) ?? objectOr(own(shown, 'additionalProperties'));
  const { items } = shown;
  if (!Array.isArray(items)) return items;
  return items[step] ?? objectOr(own(shown, 'additionalItems'));
}

function objectOr(value: Json | undefined): Json | undefined {
  return isObject(value) ? value : value === true ? { type: 'string' } : undefined;
}

/** A field that is on the screen. */
export interface ShownField {
  /** Shorter than the path asked for where one control holds what lies below. */
  path: Path;
  schema: JsonObject;
  ui: UiSchema | undefined;
  isRequired: boolean;
  /** Nobody can change it: it, or something around it, is to be read only. */
  isLocked: boolean;
  label: string;
  /** What the list entry around the field is called. */
  entry?: string | undefined;
}

/** The shown field at a path of the data, or undefined where nothing is shown. */
export function fieldAt(
  plan: FormPlan,
  data: Json | undefined,
  path: Path,
  branches: Branches,
): ShownField | undefined {
  let schema = shownSchema(plan, plan.root, data, [], branches);
  let field: ShownField = {
    path: [],
    schema,
    ui: plan.ui,
    isRequired: true,
    isLocked: isLocked(schema, plan.ui),
    label: labelOf(schema, plan.ui, ''),
  };
  let value = data;
  for (const [index, step] of path.entries()) {
    if (index > 0 && chooseWidget(schema, uiOptionsOf(field.ui)) !== undefined) return field;
    const at = path.slice(0, index + 1);
    const child = childSchema(schema, typeof step === 'number' || schema['type'] !== 'array' ? step : Number(step));
    if (child === undefined) return undefined;
    const required = schema['required'];
    const isRequired = typeof step === 'number' || (Array.isArray(required) && required.includes(step));
    value = Array.isArray(value) ? value[Number(step)] : own(value, String(step));
    const parent = schema;
    const ui = childUi(field.ui, step);
    schema = shownSchema(plan, child, value, at, branches);
    const isEntry = typeof step === 'number';
    const isNumbered = isEntry && !(Array.isArray(parent['items']) && step < parent['items'].length && schema['title']);
    const name = labelOf(schema, ui, isEntry ? field.label : step);
    const label = isNumbered ? `${name} ${step + 1}` : name;
    field = {
      path: at,
      schema,
      ui,
      isRequired,
      isLocked: field.isLocked || isLocked(schema, ui),
      label,
      entry: isEntry ? label : field.entry,
    };
  }
  return field;
}

function isLocked(schema: JsonObject, ui: UiSchema | undefined): boolean {
  const { readonly = schema['readOnly'], disabled } = uiOptionsOf(ui);
  return readonly === true || disabled === true;
}

/** What a field is called: the title the uiSchema gives it, its own, else its name. */
export function labelOf(schema: JsonObject, ui: UiSchema | undefined, name: string): string {
  const { title } = uiOptionsOf(ui);
  if (typeof title === 'string' && title !== '') return title;
  return typeof schema['title'] === 'string' && schema['title'] !== '' ? schema['title'] : name;
}
