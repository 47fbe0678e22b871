import type { UiSchema } from '@rjsf/utils';
import type { Branches } from './branches';
import { createBranches } from './branches';
import { chooseWidget } from './chooseWidget';
import type { ReportIssue } from './FormIssue';
import { childSchema, childUi, fieldAt, shownSchema, uiOptionsOf } from './FormPlan';
import type { FormPlan } from './FormPlan';
import type { FormStore } from './FormStore';
import { isEqual, isObject, mapOwn, own, pathKey, setOwn } from './json';
import type { Json, JsonObject, Path } from './json';
import { readFormData } from './readFormData';
import type { InitialData } from './readFormData';
import { settle } from './settle';
import type { Hidden } from './settle';

/** What a form remembers beside its data. */
export interface FormMemory {
  store: FormStore;
  branches: Branches;
  hidden: Hidden;
  /** Top-level names a person has changed. */
  changed: Set<string>;
  isSubmitted: boolean;
}

/**
 * A form's data from the start, with what the person has changed so far kept: for a new schema or new prefilled data. A table's rows are
 * always the prefilled ones; what was selected among them stays selected where they still exist.
 */
export function startAgain(
  plan: FormPlan,
  formData: unknown,
  previous: Json | undefined,
  memory: FormMemory,
  report: ReportIssue,
): InitialData {
  const { branches, hidden, changed } = memory;
  const kept: JsonObject = isObject(formData) ? mapOwn(formData, (value) => value) : {};
  const names = [...changed].filter((name) => !isTable(plan, previous, name));
  for (const name of names) {
    const value = own(previous, name);
    if (value === undefined) delete kept[name];
    else setOwn(kept, name, value);
  }
  const read = readFormData(plan, changed.size > 0 ? kept : formData, branches, report);
  const data = settle(plan, read.data, branches, hidden);
  if (!isObject(data) || changed.size === 0) return { data, rows: read.rows };
  const restored = mapOwn(data, (value, name) => {
    if (!changed.has(name)) return value;
    const rows = read.rows.get(pathKey([name]));
    const selected = own(previous, name);
    if (!rows) return withoutNew(value, selected);
    return Array.isArray(selected) ? selected.filter((row) => rows.some((other) => isEqual(other, row))) : value;
  });
  return { data: restored, rows: read.rows };
}

/** A value without the keys that one of before lacks: they were cleared. */
function withoutNew(value: Json, before: Json | undefined): Json | undefined {
  if (before === undefined || !isObject(value) || !isObject(before)) return before === undefined ? undefined : value;
  return mapOwn(value, (item, name) => withoutNew(item, own(before, name)));
}

/** The fields a draft speaks of: all of the form's, since what a draft lacks was cleared, but those a draft never holds. */
export function namesInDraft(plan: FormPlan, draft: JsonObject): string[] {
  const names = new Set([...plan.namesOf(plan.root), ...Object.keys(draft)]);
  return [...names].filter((name) => !isSecret(plan, draft, name));
}

/** The data without passwords and the like, which no draft may hold. */
export function withoutSecrets(plan: FormPlan, data: Json | undefined, branches: Branches): JsonObject {
  const open = withoutSecret(plan, plan.root, data, plan.ui, [], branches);
  return isObject(open) ? open : {};
}

function withoutSecret(
  plan: FormPlan,
  schema: Json | undefined,
  value: Json | undefined,
  ui: UiSchema | undefined,
  path: Path,
  branches: Branches,
): Json | undefined {
  const shown = shownSchema(plan, schema, value, path, branches);
  const widget = chooseWidget(shown, uiOptionsOf(ui));
  if (widget === 'PasswordWidget' || own(shown, 'writeOnly') === true) return undefined;
  if (widget !== undefined) return value;
  const part = (item: Json, step: string | number) =>
    withoutSecret(plan, childSchema(shown, step), item, childUi(ui, step), [...path, step], branches);
  if (Array.isArray(value)) return value.map((item, index) => part(item, index) ?? null);
  return isObject(value) ? mapOwn(value, part) : value;
}

function isTable(plan: FormPlan, data: Json | undefined, name: string): boolean {
  const field = fieldAt(plan, data, [name], createBranches());
  return field !== undefined && chooseWidget(field.schema, uiOptionsOf(field.ui)) === 'TableWidget';
}

function isSecret(plan: FormPlan, data: JsonObject, name: string): boolean {
  const field = fieldAt(plan, data, [name], createBranches());
  return (
    field !== undefined &&
    (own(field.schema, 'writeOnly') === true || chooseWidget(field.schema, uiOptionsOf(field.ui)) === 'PasswordWidget')
  );
}
