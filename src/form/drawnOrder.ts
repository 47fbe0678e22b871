import type { UiSchema } from '@rjsf/utils';
import type { Branches } from './branches';
import { chooseWidget } from './chooseWidget';
import { childSchema, childUi, shownSchema, uiOptionsOf } from './FormPlan';
import type { FormPlan } from './FormPlan';
import { isObject, own, pathKey } from './json';
import type { Json, Path } from './json';
import { orderNames } from './orderNames';

/** Things at paths in the order in which their fields stand on the screen. */
export function inDrawnOrder<T extends { path: Path }>(
  plan: FormPlan,
  data: Json | undefined,
  branches: Branches,
  things: readonly T[],
): T[] {
  if (things.length < 2) return [...things];
  const places = new Map<string, number>();
  visit(plan, plan.root, data, plan.ui, [], branches, places);
  const placeOf = ({ path }: T) => places.get(pathKey(path)) ?? places.size;
  return [...things].sort((one, other) => placeOf(one) - placeOf(other));
}

function visit(
  plan: FormPlan,
  schema: Json | undefined,
  value: Json | undefined,
  ui: UiSchema | undefined,
  path: Path,
  branches: Branches,
  places: Map<string, number>,
): void {
  places.set(pathKey(path), places.size);
  const shown = shownSchema(plan, schema, value, path, branches);
  const options = uiOptionsOf(ui);
  if (chooseWidget(shown, options) !== undefined) return;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      visit(plan, childSchema(shown, index), item, childUi(ui, index), [...path, index], branches, places);
    return;
  }
  const properties = own(shown, 'properties');
  if (!isObject(properties) || (value === undefined && path.length > 8)) return;
  for (const name of orderNames(Object.keys(properties), options['order'])) {
    visit(plan, properties[name], own(value, name), childUi(ui, name), [...path, name], branches, places);
  }
}
