import { own } from '../model';
import type { Json, JsonObject, ToolResponse } from '../model';
import { readContent } from './blocks';
import { at, newResponse, pendingWidget, report } from './context';
import type { ReadContext } from './context';
import { hasAny, isString, object, others, text } from './fields';

const modelled = [
  'content',
  'structuredContent',
  'toolResult',
  'isError',
  'resultType',
  '_meta',
  'task',
  'inputRequests',
  'requestState',
];
const nullRevision = '2026-07-28';

/** Whether a result speaks of work that is not over: MCP's `input_required` and task results. */
export function isUnfinished(wire: JsonObject): boolean {
  const isMarked = ['input_required', 'task'].includes(text(wire, 'resultType') ?? '');
  return (
    isMarked ||
    !!object(wire, 'inputRequests') ||
    [own(wire, 'requestState'), own(object(wire, 'task') ?? wire, 'taskId')].some(isString)
  );
}

/** Whether anything of a `CallToolResult` is there; `toolResult` is its form of 2024-10-07. */
export function isMcp(wire: JsonObject): boolean {
  return hasAny(wire, 'content', 'structuredContent', 'toolResult') || typeof own(wire, 'isError') === 'boolean';
}

/**
 * `CallToolResult` of every revision, with tasks, `input_required` and MCP Apps (the app is named by the tool's definition).
 * Source: MCP schema 2024-10-07 to 2026-07-28; SEP-1865 (`_meta.ui.resourceUri`).
 */
export function readMcp(wire: JsonObject, context: ReadContext, inputPath = context.path): ToolResponse {
  const { path, readers } = context;
  const app = readers?.app?.(wire, context);
  const resultType = text(wire, 'resultType');
  const rest = !isUnfinished(wire)
    ? { widgets: app ? [app] : [] }
    : (readers?.unfinished?.(wire, inputPath, context) ?? { widgets: [pendingWidget('elicitation', path, wire)] });
  const isError = own(wire, 'isError') ?? false;
  if (typeof isError !== 'boolean') report(context, at(path, 'isError'), 'no boolean');
  return newResponse('mcp', path, {
    content: readContent(own(wire, 'content'), at(path, 'content'), context),
    structured: readStructured(wire, context),
    resultType,
    isError: isError === true || isError === 'true',
    meta: object(wire, '_meta') ?? {},
    extensions: others(wire, modelled),
    ...rest,
  });
}

function readStructured(wire: JsonObject, { protocolVersion = '' }: ReadContext): { value: Json } | undefined {
  const isNullAValue = text(wire, 'resultType') !== undefined || protocolVersion >= nullRevision;
  const value = ['structuredContent', 'toolResult']
    .map((key) => own(wire, key))
    .find((each) => each !== undefined && (isNullAValue || each !== null));
  return value === undefined ? undefined : { value };
}
