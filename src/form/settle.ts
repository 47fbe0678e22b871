import type { UiSchema } from '@rjsf/utils';
import type { Branches } from './branches';
import { childSchema, childUi, shownSchema } from './FormPlan';
import type { FormPlan } from './FormPlan';
import { isObject, mapOwn, own, pathKey, setOwn } from './json';
import type { Json, JsonObject, Path } from './json';
import { initialValue } from './readFormData';

const maxRounds = 8;

/** What was typed into fields that are hidden now, and which fields have been shown, by path. */
export interface Hidden {
  values: Map<string, Json>;
  shown: Set<string>;
}

/** An empty memory of hidden fields. */
export function createHidden(): Hidden {
  return { values: new Map(), shown: new Set() };
}

/**
 * The data with what its own conditions hide put aside, and what they show put back: as it was left, or with its defaults when it is
 * shown for the first time. Runs until nothing changes; the same object where nothing does.
 */
export function settle(plan: FormPlan, data: Json | undefined, branches: Branches, hidden: Hidden): Json | undefined {
  if (!plan.isConditional) return data;
  let settled = data;
  for (let round = 0; round < maxRounds; round += 1) {
    const next = settleValue(plan, plan.root, settled, plan.ui, [], branches, hidden);
    if (next === settled) return settled;
    settled = next;
  }
  return settled;
}

function settleValue(
  plan: FormPlan,
  schema: Json | undefined,
  value: Json | undefined,
  ui: UiSchema | undefined,
  path: Path,
  branches: Branches,
  hidden: Hidden,
): Json | undefined {
  const shown = shownSchema(plan, schema, value, path, branches);
  if (Array.isArray(value) && shown['type'] === 'array') {
    const items = value.map(
      (item, index) =>
        settleValue(plan, childSchema(shown, index), item, childUi(ui, index), [...path, index], branches, hidden) ??
        null,
    );
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  const isAbsentRoot = value === undefined && path.length === 0;
  if (shown['type'] !== 'object' || !isObject(schema) || !(isObject(value) || isAbsentRoot)) return value;
  const source = isObject(value) ? value : {};
  const properties = own(shown, 'properties');
  const names = isObject(properties) ? Object.keys(properties) : [];
  const next = keepShown(plan, schema, source, names, path, hidden);
  for (const name of names) {
    const at = [...path, name];
    const item = own(next, name) ?? putBack(plan, childSchema(shown, name), childUi(ui, name), at, branches, hidden);
    const settled = settleValue(plan, childSchema(shown, name), item, childUi(ui, name), at, branches, hidden);
    if (settled !== undefined) setOwn(next, name, settled);
    hidden.shown.add(pathKey(at));
  }
  const keys = Object.keys(next);
  const isSame = keys.length === Object.keys(source).length && keys.every((key) => next[key] === own(source, key));
  return isSame ? value : next;
}

function keepShown(
  plan: FormPlan,
  schema: JsonObject,
  source: JsonObject,
  names: string[],
  path: Path,
  hidden: Hidden,
): JsonObject {
  const mentioned = plan.namesOf(schema);
  return mapOwn(source, (item, name) => {
    if (names.includes(name) || !mentioned.has(name)) return item;
    hidden.values.set(pathKey([...path, name]), item);
    return undefined;
  });
}

function putBack(
  plan: FormPlan,
  schema: Json | undefined,
  ui: UiSchema | undefined,
  path: Path,
  branches: Branches,
  hidden: Hidden,
): Json | undefined {
  const key = pathKey(path);
  const kept = hidden.values.get(key);
  if (kept !== undefined) {
    hidden.values.delete(key);
    return kept;
  }
  return hidden.shown.has(key) ? undefined : initialValue(plan, schema, ui, path, branches);
}
