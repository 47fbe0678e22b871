import { defined, isJsonObject } from '../../model';
import type { Json, WidgetAction } from '../../model';
import { at, report } from '../context';
import type { ReadContext } from '../context';
import { object, text } from '../fields';

/**
 * A list of events, or one alone, in every spelling; what cannot be done is left out with an issue.
 * Source: ToolEvent and MessageEvent of the ADK, customer-care widgets, 2026.
 */
export function readActions(entries: Json | undefined, path: string, context: ReadContext): WidgetAction[] {
  const all = Array.isArray(entries) ? entries : isJsonObject(entries) ? [entries] : [];
  return all.flatMap((entry, index) => {
    const action = readAction(entry);
    if (!action) report(context, at(path, index), 'event left out: no tool, no message');
    return action ?? [];
  });
}

function readAction(entry: Json): WidgetAction | undefined {
  const message = text(entry, 'message');
  const tool = text(entry, 'tool', 'toolName');
  const type = text(entry, 'type', 'event_type') ?? (tool ? 'tool' : 'message');
  if (type === 'message' && message) return { type, message };
  if (type !== 'tool' || !tool) return undefined;
  return defined({
    type,
    tool,
    parameters: object(entry, 'parameters') ?? {},
    mapInputTo: text(entry, 'map_input_to', 'mapSelectionTo', 'mapInputTo'),
  });
}
