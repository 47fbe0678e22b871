import type { UiSchema } from '@rjsf/utils';
import type { Branches } from './branches';
import { chooseWidget, choicesOf, isLooseTime, isOutput } from './chooseWidget';
import type { ReportIssue } from './FormIssue';
import { childSchema, childUi, shownSchema, uiOptionsOf } from './FormPlan';
import type { FormPlan } from './FormPlan';
import { isEqual, isObject, mapOwn, own, pathKey, setOwn, toPointer } from './json';
import type { Json, JsonObject, Path } from './json';
import { toFitting } from './toFitting';

const maxDepth = 60;
const maxStartRows = 20;

/** What a form starts with. */
export interface InitialData {
  data: Json | undefined;
  /** The rows a table offers or shows, by path: they came in the slot of its answer. */
  rows: Map<string, Json[]>;
}

interface Filling {
  plan: FormPlan;
  branches: Branches;
  rows: Map<string, Json[]>;
  report: ReportIssue;
}

/**
 * The data a form starts with: what was prefilled, else what the schema gives as default, else nothing at all. Values of the wrong
 * type are turned into the right one where that loses nothing and left out otherwise; each of these is reported. Never throws.
 */
export function readFormData(plan: FormPlan, formData: unknown, branches: Branches, report: ReportIssue): InitialData {
  const given = typeof formData === 'string' ? parse(formData) : formData;
  const rows = new Map<string, Json[]>();
  const isGroup = plan.root['type'] === 'object';
  const isUsable = isObject(given) ? isGroup || Object.keys(given).length > 0 : !isGroup;
  if (given !== undefined && given !== null && !isUsable && isGroup)
    report('invalid-form-data', '/formData', 'The prefilled data is no JSON object and is ignored.');
  const data = fill(
    { plan, branches, rows, report },
    plan.root,
    isUsable ? (given as Json | undefined) : undefined,
    plan.ui,
    [],
    true,
  );
  return { data, rows };
}

/** The value a new part of the data starts with: the defaults of its schema and nothing else. */
export function initialValue(
  plan: FormPlan,
  schema: Json | undefined,
  ui: UiSchema | undefined,
  path: Path,
  branches: Branches,
): Json | undefined {
  return fill({ plan, branches, rows: new Map(), report: () => undefined }, schema, undefined, ui, path, true);
}

function fill(
  filling: Filling,
  schema: Json | undefined,
  given: Json | undefined,
  ui: UiSchema | undefined,
  path: Path,
  isRequired: boolean,
): Json | undefined {
  if (path.length > maxDepth) return undefined;
  const { plan, branches, report } = filling;
  const start = withDefault(filling, schema, given, path);
  const shown = shownSchema(plan, schema, start, path, branches);
  const options = uiOptionsOf(ui);
  const widget = chooseWidget(shown, options);
  if (widget === 'TableWidget') return fillTable(filling, shown, start, isOutput(shown, options), path);
  if (isOutput(shown, options) || isLooseTime(shown, options)) return start;
  const value = toFitting(shown, start, toPointer(path), report);
  if (shown['type'] === 'object' && widget === undefined)
    return fillObject(filling, shown, schema, value, ui, path, isRequired);
  if (shown['type'] === 'array') return fillList(filling, shown, value, ui, path, isRequired, widget !== undefined);
  return value;
}

/** What is given, else the default; of a group's own parts, each for itself. */
function withDefault(
  { plan, report }: Filling,
  schema: Json | undefined,
  given: Json | undefined,
  path: Path,
): Json | undefined {
  if (given !== undefined && given !== null && !isObject(given)) return given;
  const resolved = plan.resolve(schema, given);
  const value = defaultOf(plan, resolved, given, path, report);
  if (!isObject(given) || !isObject(value)) return given ?? value;
  const result = mapOwn(given, (item) => item);
  for (const name of Object.keys(value))
    if (own(own(resolved, 'properties'), name) !== undefined) setOwn(result, name, own(given, name) ?? value[name]);
  return result;
}

function defaultOf(
  plan: FormPlan,
  schema: JsonObject,
  given: Json | undefined,
  path: Path,
  report: ReportIssue,
): Json | undefined {
  const value = own(schema, 'default');
  if (given === null) return schema['nullable'] === true || choicesOf(schema)?.includes(null) ? null : (value ?? null);
  if (value === undefined || isObject(value) || Array.isArray(value)) return value;
  if (value === null) return schema['nullable'] === true ? null : undefined;
  const fits = toFitting(schema, value, '', () => undefined);
  const { default: _default, ...rules } = schema;
  if (isEqual(fits, value) && plan.isValid(rules, value)) return value;
  report(
    'invalid-default',
    `/schema${toPointer(path)}`,
    `The default ${JSON.stringify(value).slice(0, 60)} breaks the rules of its own field and is not used.`,
  );
  return undefined;
}

function fillTable(
  { rows }: Filling,
  shown: JsonObject,
  start: Json | undefined,
  isView: boolean,
  path: Path,
): Json | undefined {
  const choices = choicesOf(shown);
  rows.set(pathKey(path), choices ?? (Array.isArray(start) ? start : []));
  if (isView) return undefined;
  if (choices && Array.isArray(start)) return start.filter((row) => choices.some((choice) => isEqual(choice, row)));
  return shown['type'] === 'array' ? [] : undefined;
}

function fillObject(
  filling: Filling,
  shown: JsonObject,
  schema: Json | undefined,
  value: Json | undefined,
  ui: UiSchema | undefined,
  path: Path,
  isRequired: boolean,
): Json | undefined {
  const { plan, report } = filling;
  if (value === null) return null;
  const source = isObject(value) ? value : {};
  const properties = own(shown, 'properties');
  const names = isObject(properties) ? Object.keys(properties) : [];
  const required = Array.isArray(shown['required']) ? shown['required'] : [];
  const { additionalProperties, patternProperties } = plan.resolve(schema, value);
  const isClosed = additionalProperties === false;
  const isPatterned = (name: string) =>
    isObject(patternProperties) &&
    !plan.isValid({ patternProperties: mapOwn(patternProperties, () => false) }, { [name]: null });
  const mentioned = isObject(schema) ? plan.namesOf(schema) : new Set<string>();
  const result = mapOwn(source, (item, name) => {
    if (names.includes(name))
      return fill(filling, childSchema(shown, name), item, childUi(ui, name), [...path, name], required.includes(name));
    if (isClosed && !mentioned.has(name) && !isAnything(plan.law, path, name) && !isPatterned(name)) {
      report(
        'unknown-prefill',
        `/formData${toPointer([...path, name])}`,
        `"${name}" is prefilled, and the schema allows no further keys; it is left out.`,
      );
      return undefined;
    }
    const extra = own(shown, 'additionalProperties');
    return isObject(extra) && !mentioned.has(name)
      ? fill(filling, extra, item, childUi(ui, 'additionalProperties'), [...path, name], false)
      : item;
  });
  for (const name of names) {
    if (Object.hasOwn(result, name) || Object.hasOwn(source, name)) continue;
    const item = fill(
      filling,
      childSchema(shown, name),
      undefined,
      childUi(ui, name),
      [...path, name],
      required.includes(name),
    );
    if (item !== undefined) setOwn(result, name, item);
  }
  return value === undefined && !isRequired && Object.keys(result).length === 0 ? undefined : result;
}

function isAnything(law: JsonObject, path: Path, name: string): boolean {
  return path.length === 0 && own(own(law, 'properties'), name) === true;
}

function fillList(
  filling: Filling,
  shown: JsonObject,
  value: Json | undefined,
  ui: UiSchema | undefined,
  path: Path,
  isRequired: boolean,
  isWhole: boolean,
): Json | undefined {
  if (isWhole || shown['isLoose'] === true) return value;
  const { items } = shown;
  const given = Array.isArray(value) ? value : undefined;
  if (!Array.isArray(items)) {
    const start: (Json | undefined)[] | undefined = given ?? (isRequired ? emptyRows(shown['minItems']) : undefined);
    return start?.map((item, index) => fill(filling, items, item, childUi(ui, index), [...path, index], true) ?? null);
  }
  const count = Math.max(items.length, given?.length ?? 0);
  const tuple = Array.from(
    { length: count },
    (_, index) =>
      fill(filling, childSchema(shown, index), given?.[index], childUi(ui, index), [...path, index], true) ?? null,
  );
  return tuple;
}

/** A list that must have some entries starts with as many rows to fill in, where they are few. */
function emptyRows(minItems: Json | undefined): undefined[] | undefined {
  return typeof minItems === 'number' && minItems > 0 && minItems <= maxStartRows
    ? Array.from<undefined>({ length: minItems })
    : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
