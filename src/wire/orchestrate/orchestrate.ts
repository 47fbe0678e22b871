import { isJsonObject, own } from '../../model';
import type { Content, JsonObject, ToolResponse, WidgetSpec } from '../../model';
import { readAnnotations, readBlock } from '../blocks';
import { at, newResponse, report } from '../context';
import type { ReadContext } from '../context';
import { defined, divide, list, object, objectOrText, text } from '../fields';
import { readMcp } from '../mcp';
import { readWidget } from './widget';

const widgetKey = 'com.ibm.orchestrate/widget';
const marks = ['context_updates', 'widget', 'step_history'];

/** Whether a value bears a mark of watsonx Orchestrate. */
export function isOrchestrate(wire: JsonObject): boolean {
  if (marks.some((key) => Object.hasOwn(wire, key))) return true;
  if (Object.keys(object(wire, '_meta') ?? {}).some((key) => key.startsWith('com.ibm.orchestrate/'))) return true;
  return isWrapped(wire) || hasItems(wire);
}

/**
 * A watsonx Orchestrate tool response, or a whole assistant message. The widget stands after the content; of a message's earlier steps
 * only the last tool response's widget is taken, its texts have been said in `content`. Source: IBM ADK 2.9.0 and documentation, 2026.
 */
export function readOrchestrate(wire: JsonObject, context: ReadContext): ToolResponse {
  const inner = object(wire, 'content');
  if (inner && isWrapped(wire)) {
    const response = readOrchestrate(inner, { ...context, path: at(context.path, 'content') });
    const { content: _, ...value } = wire;
    response.encoding.wrappers.unshift({ key: 'content', value });
    return response;
  }
  return hasItems(wire) || Object.hasOwn(wire, 'step_history') ? readMessage(wire, context) : readResult(wire, context);
}

function isWrapped(wire: JsonObject): boolean {
  const inner = own(wire, 'content');
  return isJsonObject(inner) && (Object.hasOwn(inner, 'content') || Object.hasOwn(inner, '_meta'));
}

function hasItems(wire: JsonObject): boolean {
  return list(wire, 'content').some((item) => own(item, 'response_type') !== undefined);
}

function readResult(wire: JsonObject, context: ReadContext): ToolResponse {
  const { tool: _, ...plain } = context;
  const response = readMcp(wire, plain);
  const widget = own(response.meta, widgetKey);
  const path = at(at(context.path, '_meta'), widgetKey);
  if (isJsonObject(widget)) response.widgets = [readWidget(widget, path, context)];
  else if (widget !== undefined && widget !== null) report(context, 'widget-not-object', path, 'the widget is no object');
  return { ...response, dialect: 'orchestrate' };
}

function readMessage(wire: JsonObject, context: ReadContext): ToolResponse {
  const content: Content[] = [];
  const widgets: WidgetSpec[] = [];
  const items = own(wire, 'content') ?? null;
  (Array.isArray(items) ? items : [items]).forEach((item, index) => {
    if (item === null) return;
    const path = Array.isArray(items) ? at(at(context.path, 'content'), index) : at(context.path, 'content');
    const kind = text(item, 'response_type');
    if (kind === undefined || !isJsonObject(item)) {
      content.push(readBlock(item, path, context));
      return;
    }
    if (kind === 'text' || text(item, 'text') !== undefined) content.push({ ...readBlock({ ...item, type: 'text' }, path, context), raw: item });
    if (kind !== 'text') widgets.push({ ...readWidget(item, path, context), after: content.length, ...defined({ annotations: readAnnotations(item) }) });
  });
  const last = widgets.length === 0 ? lastToolResponse(wire, context.path) : undefined;
  if (last) widgets.push(...readOrchestrate(last.response, { ...context, path: last.path }).widgets);
  const { shell, extensions } = divide(wire, ['content', 'step_history', 'role', 'id']);
  if (Array.isArray(items)) shell['content'] = [];
  return newResponse({ dialect: 'orchestrate', content, widgets, extensions, encoding: { wrappers: [], shell, kind: 'message' } });
}

function lastToolResponse(wire: JsonObject, path: string): { response: JsonObject; path: string } | undefined {
  const steps = list(wire, 'step_history');
  for (let step = steps.length - 1; step >= 0; step -= 1) {
    const details = list(steps[step], 'step_details');
    for (let detail = details.length - 1; detail >= 0; detail -= 1) {
      if (own(details[detail], 'type') !== 'tool_response') continue;
      const response = objectOrText(own(details[detail], 'content'));
      if (!response) return undefined;
      return { response, path: ['step_history', step, 'step_details', detail, 'content'].reduce<string>(at, path) };
    }
  }
  return undefined;
}
