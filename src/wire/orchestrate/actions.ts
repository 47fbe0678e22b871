import { isJsonObject, own } from '../../model';
import type { Json, JsonObject, WidgetAction } from '../../model';
import { at, report } from '../context';
import type { ReadContext } from '../context';
import { defined, object, text } from '../fields';

/** One entry of `on_event`, in every spelling, or undefined where it says nothing that can be done. */
export function readAction(entry: Json): WidgetAction | undefined {
  const type = text(entry, 'type', 'event_type') ?? (Object.hasOwn(Object(entry), 'message') && !text(entry, 'tool') ? 'message' : 'tool');
  const message = text(entry, 'message');
  const tool = text(entry, 'tool', 'toolName');
  if (type === 'message' && message) return { type, message };
  if (type !== 'tool' || !tool) return undefined;
  const parameters: JsonObject = object(entry, 'parameters') ?? {};
  return { type, tool, parameters, ...defined({ mapInputTo: text(entry, 'map_input_to', 'mapSelectionTo') }) };
}

/** A list of events, or one alone; what cannot be done is left out with an issue. Source: contract of ToolEvent and MessageEvent, ADK 2026. */
export function readActions(entries: Json | undefined, path: string, context: ReadContext): WidgetAction[] {
  const all = Array.isArray(entries) ? entries : isJsonObject(entries) ? [entries] : [];
  return all.flatMap((entry, index) => {
    const action = readAction(entry);
    if (!action) report(context, 'event-left-out', at(path, index), 'an event without tool or message is left out');
    return action ?? [];
  });
}

/** The value under the first of these keys that is there. */
export function either(wire: JsonObject, ...keys: string[]): Json | undefined {
  const key = keys.find((each) => (own(wire, each) ?? null) !== null);
  return key === undefined ? undefined : own(wire, key);
}
