import { defined, isJsonObject, own } from '../../model';
import type { Content, JsonObject, ToolResponse, WidgetSpec } from '../../model';
import { readAnnotations, readBlock, readContent } from '../blocks';
import { at, newResponse, pendingWidget, report } from '../context';
import type { ReadContext } from '../context';
import { hasAny, list, object, objectOrText, others, text } from '../fields';
import { readMcp } from '../mcp';

const widgetKey = 'com.ibm.orchestrate/widget';
/** Dictionaries under `content` inside each other beyond this many are data. */
const maxDepth = 8;

/** Whether a value bears a mark of watsonx Orchestrate. */
export function isOrchestrate(wire: JsonObject): boolean {
  if (hasAny(wire, 'context_updates', 'widget', 'step_history')) return true;
  if (Object.keys(object(wire, '_meta') ?? {}).some((key) => key.startsWith('com.ibm.orchestrate/'))) return true;
  return !!unwrapped(wire) || hasItems(wire);
}

/**
 * A watsonx Orchestrate tool response, or a whole assistant message. The widget stands after the content; of a message's earlier steps
 * only the last tool response's widget is taken, its texts have been said in `content`. Source: IBM ADK 2.9.0 and documentation, 2026.
 */
export function readOrchestrate(wire: JsonObject, context: ReadContext): ToolResponse {
  let { path } = context;
  let inner = wire;
  let isError = false;
  for (let depth = 0; depth < maxDepth; depth += 1) {
    const next = unwrapped(inner);
    if (!next) break;
    isError ||= own(inner, 'isError') === true;
    path = at(path, 'content');
    inner = next;
  }
  const isMessage = hasItems(inner) || Object.hasOwn(inner, 'step_history');
  const response = (isMessage ? readMessage : readResult)(inner, { ...context, path });
  return isError ? { ...response, isError } : response;
}

function unwrapped(wire: JsonObject): JsonObject | undefined {
  const inner = object(wire, 'content');
  return inner && hasAny(inner, 'content', '_meta') ? inner : undefined;
}

function hasItems(wire: JsonObject): boolean {
  return list(wire, 'content').some((item) => own(item, 'response_type') !== undefined);
}

function readWidget(wire: JsonObject, path: string, context: ReadContext): WidgetSpec {
  return context.readers?.widget?.(wire, path, context) ?? pendingWidget(text(wire, 'response_type') ?? '', path, wire);
}

function readMetaWidget(wire: JsonObject, context: ReadContext): WidgetSpec[] {
  const widget = own(object(wire, '_meta'), widgetKey) ?? null;
  const path = at(context.path, '_meta', widgetKey);
  if (isJsonObject(widget)) return [readWidget(widget, path, context)];
  if (widget !== null) report(context, path, 'no object: left out');
  return [];
}

function readResult(wire: JsonObject, context: ReadContext): ToolResponse {
  const { tool: _, ...plain } = context;
  return { ...readMcp(wire, plain), dialect: 'orchestrate', widgets: readMetaWidget(wire, context) };
}

function readMessage(wire: JsonObject, context: ReadContext): ToolResponse {
  const widgets: WidgetSpec[] = [];
  const content: Content[] = [];
  const items = own(wire, 'content');
  if (!Array.isArray(items)) content.push(...readContent(items, at(context.path, 'content'), context));
  list(wire, 'content').forEach((item, index) => {
    const path = at(context.path, 'content', index);
    const kind = text(item, 'response_type');
    const found = kind !== undefined && isJsonObject(item) ? item : undefined;
    const isWidget = found && kind !== 'text';
    if (!isWidget || text(found, 'text') !== undefined)
      content.push(readBlock(found ? { ...found, type: 'text' } : item, path, context, item));
    if (isWidget)
      widgets.push(
        defined({ ...readWidget(found, path, context), after: content.length, annotations: readAnnotations(found) }),
      );
  });
  if (widgets.length === 0) widgets.push(...readMetaWidget(wire, context));
  const last = widgets.length === 0 ? lastToolResponse(wire) : undefined;
  if (last)
    widgets.push(...readOrchestrate(last.response, { ...context, path: at(context.path, ...last.steps) }).widgets);
  const meta = object(wire, '_meta') ?? {};
  return newResponse('orchestrate', context.path, {
    content,
    widgets,
    meta,
    extensions: others(wire, ['content', '_meta']),
  });
}

function lastToolResponse(wire: JsonObject): { response: JsonObject; steps: (string | number)[] } | undefined {
  const found = list(wire, 'step_history').flatMap((step, index) =>
    list(step, 'step_details').flatMap((detail, place) =>
      own(detail, 'type') === 'tool_response'
        ? { content: own(detail, 'content'), steps: ['step_history', index, 'step_details', place, 'content'] }
        : [],
    ),
  );
  const last = found.at(-1);
  const response = objectOrText(last?.content);
  return response && { response, steps: last!.steps };
}
