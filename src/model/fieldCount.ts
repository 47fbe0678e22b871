import { isJsonObject, own } from './json';
import type { WidgetSpec } from './widget';

const maxFieldCount = 12;

/** About how many fields a widget will show, 1 … 12, before anything of it is loaded: the size of its placeholder. */
export function fieldCount(spec: WidgetSpec): number {
  if (spec.type !== 'forms' && spec.type !== 'elicitation') return 1;
  const properties = own(spec.schema, 'properties');
  const count = isJsonObject(properties) ? Object.keys(properties).length : 1;
  return Math.min(Math.max(count, 1), maxFieldCount);
}
