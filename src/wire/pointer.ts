import { isJsonObject, own, stepsOf } from '../model';
import type { Json } from '../model';

/** A copy of the value with another one at a JSON Pointer; undefined takes the key away. Whatever is not on the way is shared. */
export function withValueAt(json: Json, pointer: string, value: Json | undefined): Json {
  return replace(json, stepsOf(pointer), value) ?? null;
}

function replace(json: Json | undefined, [step, ...rest]: string[], value: Json | undefined): Json | undefined {
  if (step === undefined) return value;
  if (Array.isArray(json)) {
    const index = Number(step);
    return Object.assign([...json], { [index]: replace(json[index], rest, value) ?? null });
  }
  const copy = isJsonObject(json) ? { ...json } : {};
  const next = replace(own(copy, step), rest, value);
  if (next !== undefined) return { ...copy, [step]: next };
  delete copy[step];
  return copy;
}

/** The JSON Pointer of what holds an element of a list, or the pointer itself where it names no element. */
export function parentOf(pointer: string): string {
  return pointer.replace(/\/\d+$/, '');
}
