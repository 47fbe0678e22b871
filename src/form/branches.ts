import { isEqual, isObject, own, pathKey } from './json';
import type { Json, JsonObject, Path } from './json';
import type { FormPlan } from './FormPlan';
import { rearrangeMap } from './rearrange';
import type { Order } from './rearrange';

/** Which branch of `oneOf` or `anyOf` a person has chosen, by place in the data and list of branches. */
export interface Branches {
  get: (path: Path, options: readonly Json[]) => number | undefined;
  set: (path: Path, options: readonly Json[], index: number) => void;
  delete: (path: Path, options: readonly Json[]) => void;
  /** Follows the rows of a list. */
  rearrange: (path: Path, order: Order) => void;
}

/** An empty memory of choices. */
export function createBranches(): Branches {
  const places = new Map<string, Map<readonly Json[], number>>();
  return {
    get: (path, options) => places.get(pathKey(path))?.get(options),
    set: (path, options, index) => {
      const key = pathKey(path);
      if (!places.has(key)) places.set(key, new Map());
      places.get(key)!.set(options, index);
    },
    delete: (path, options) => places.get(pathKey(path))?.delete(options),
    rearrange: (path, order) => rearrangeMap(places, path, order),
  };
}

/** The index of the branch that is shown: the one chosen, else the one the data belongs to; undefined while none is. */
export function chosenBranch(
  plan: FormPlan,
  options: readonly Json[],
  value: Json | undefined,
  path: Path,
  branches: Branches,
): number | undefined {
  const chosen = branches.get(path, options);
  return chosen !== undefined && chosen < options.length ? chosen : closestBranch(plan, options, value);
}

/** The index of the branch a value belongs to: one it satisfies, else one it shares most with; undefined for no value and for none alike. */
export function closestBranch(plan: FormPlan, options: readonly Json[], value: Json | undefined): number | undefined {
  if (options.length === 1) return 0;
  if (value === undefined || (isObject(value) && Object.keys(value).length === 0)) return undefined;
  const scores = options.map((option) => score(plan.resolve(option, value), value));
  const best = Math.max(...scores);
  if (best <= 0) return undefined;
  const valid = options.findIndex((option, index) => scores[index] === best && plan.isValid(option, value));
  return valid === -1 ? scores.indexOf(best) : valid;
}

function score(schema: JsonObject, value: Json): number {
  if (!isObject(value)) return fitsType(schema, value) ? 1 : 0;
  const properties = own(schema, 'properties');
  let sum = 0;
  for (const name of Object.keys(value)) {
    const property = own(properties, name);
    if (!isObject(property)) continue;
    if (Object.hasOwn(property, 'const')) sum += isEqual(property['const'], value[name]) ? 100 : -100;
    else if (Array.isArray(property['enum']))
      sum += property['enum'].some((item) => isEqual(item, value[name])) ? 10 : -10;
    else sum += 1;
  }
  return sum;
}

function fitsType(schema: JsonObject, value: Json): boolean {
  if (Object.hasOwn(schema, 'const')) return isEqual(schema['const'], value);
  const { type } = schema;
  if (value === null) return type === 'null' || schema['nullable'] === true;
  if (Array.isArray(value)) return type === 'array';
  if (type === 'integer') return Number.isInteger(value);
  return type === typeof value;
}
