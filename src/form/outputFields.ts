import type { UiSchema } from '@rjsf/utils';
import { isLooseField, isOutput } from './chooseWidget';
import { childUi, uiOptionsOf } from './FormPlan';
import { isObject, own, setOwn } from './json';
import type { JsonObject } from './json';

/**
 * The top-level fields that are shown and never answered: those named by the caller, and those whose control only shows.
 * A named one that has no such control gets the one that shows data. `loose` are those whose schema says "list" of a time, a date-time
 * or a range a flow wants as a text or as `{ start, end }`.
 */
export function withOutputFields(
  uiSchema: UiSchema,
  named: readonly string[],
  drawn: JsonObject,
): { uiSchema: UiSchema; outputs: string[]; loose: string[] } {
  const properties = own(drawn, 'properties');
  if (!isObject(properties)) return { uiSchema, outputs: [], loose: [] };
  const outputs: string[] = [];
  const loose: string[] = [];
  const result: UiSchema = { ...uiSchema };
  for (const name of Object.keys(properties)) {
    const schema = properties[name];
    if (!isObject(schema)) continue;
    const ui = childUi(uiSchema, name);
    if (isLooseField(schema, uiOptionsOf(ui))) loose.push(name);
    const isShownOnly = isOutput(schema, uiOptionsOf(ui));
    if (!isShownOnly && !named.includes(name)) continue;
    outputs.push(name);
    if (!isShownOnly)
      setOwn(result, name, {
        ...ui,
        'ui:options': { ...uiOptionsOf(ui), widget: schema['type'] === 'array' ? 'BulletListWidget' : 'DataWidget' },
      });
  }
  return { uiSchema: result, outputs, loose };
}
