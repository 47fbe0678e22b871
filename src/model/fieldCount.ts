import { isJsonObject, own } from './json';
import type { WidgetSpec } from './widget';

const maxFieldCount = 12;

/** About how many fields a widget will show, 1 … 12, before anything of it is loaded: the size of its placeholder. */
export function fieldCount(spec: WidgetSpec): number {
  return Math.min(Math.max(countOf(spec), 1), maxFieldCount);
}

function countOf(spec: WidgetSpec): number {
  if (spec.type === 'unknown') return spec.fieldCount ?? 1;
  if (spec.type !== 'forms' && spec.type !== 'elicitation') return 1;
  const properties = own(spec.schema, 'properties');
  return isJsonObject(properties) ? Object.keys(properties).length : 1;
}
