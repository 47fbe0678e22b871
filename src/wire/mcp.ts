import { isJsonObject, own, setOwn } from '../model';
import type { InputRequest, Json, JsonObject, Task, ToolResponse, WidgetSpec } from '../model';
import { readContent } from './blocks';
import { at, newResponse, report } from './context';
import type { ReadContext } from './context';
import { readElicitation } from './elicitation';
import { defined, divide, number, object, text } from './fields';

const modelled = ['content', 'structuredContent', 'toolResult', 'isError', 'resultType', '_meta', 'task', 'inputRequests', 'requestState'];
const nullRevision = '2026-07-28';
const taskStates = ['working', 'input_required', 'completed', 'failed', 'cancelled'];

/** Whether a result speaks of work that is not over: MCP's `input_required` and task results. */
export function isUnfinished(wire: JsonObject): boolean {
  const resultType = own(wire, 'resultType');
  const waits = resultType === 'input_required' || own(wire, 'inputRequests') || typeof own(wire, 'requestState') === 'string';
  return !!waits || resultType === 'task' || !!readTask(wire);
}

/** Whether anything of a `CallToolResult` is there; `toolResult` is its form of 2024-10-07. */
export function isMcp(wire: JsonObject): boolean {
  return ['content', 'structuredContent', 'toolResult'].some((key) => Object.hasOwn(wire, key)) || typeof own(wire, 'isError') === 'boolean';
}

/**
 * `CallToolResult` of every revision, with tasks, `input_required` and MCP Apps (the app is named by the tool's definition).
 * Source: MCP schema 2024-10-07 to 2026-07-28; SEP-1865 (`_meta.ui.resourceUri`).
 */
export function readMcp(wire: JsonObject, context: ReadContext, inputPath = context.path): ToolResponse {
  const { path } = context;
  const task = readTask(wire);
  const result = object(wire, 'result');
  if (task && result) return readTaskResult(wire, result, task, context);
  const { shell, extensions } = divide(wire, modelled);
  const content = own(wire, 'content');
  if (Array.isArray(content)) shell['content'] = [];
  else if (isJsonObject(content) && text(content, 'type') !== undefined) shell['content'] = {};
  const meta = object(wire, '_meta');
  if (meta) shell['_meta'] = {};
  const structured = readStructured(wire, context);
  if (structured) {
    for (const key of ['structuredContent', 'toolResult']) if (own(shell, key) === structured.value) shell[key] = null;
  }
  const blocks = readContent(content, at(path, 'content'), context);
  const failure = task && object(wire, 'error');
  const inputs = readInputs(wire, inputPath, context);
  const app = inputs || task ? undefined : readApp(wire, context);
  return newResponse(
    defined({
      dialect: 'mcp' as const,
      content: blocks,
      widgets: inputs?.widgets ?? (app ? [app] : []),
      structured,
      isError: !!failure || readIsError(wire, context),
      errorMessage: failure && text(failure, 'message'),
      resultType: text(wire, 'resultType'),
      meta: meta ?? {},
      extensions,
      task,
      inputRequest: inputs?.inputRequest,
      encoding: { wrappers: [], shell },
    }),
  );
}

function readStructured(wire: JsonObject, { protocolVersion = '' }: ReadContext): { value: Json } | undefined {
  const value = own(wire, 'structuredContent');
  const isNullAValue = typeof own(wire, 'resultType') === 'string' || protocolVersion >= nullRevision;
  if (value !== undefined && (value !== null || isNullAValue)) return { value };
  const legacy = own(wire, 'toolResult');
  return legacy === undefined ? undefined : { value: legacy };
}

function readIsError(wire: JsonObject, context: ReadContext): boolean {
  const isError = own(wire, 'isError') ?? false;
  if (typeof isError !== 'boolean') report(context, 'is-error-not-boolean', at(context.path, 'isError'), 'isError is no boolean');
  return isError === true || isError === 'true';
}

function readTask(wire: JsonObject): Task | undefined {
  const task = object(wire, 'task') ?? wire;
  const status = text(task, 'status') as Task['status'];
  const taskId = text(task, 'taskId');
  if (taskId === undefined || !taskStates.includes(status)) return undefined;
  return defined({
    status,
    taskId,
    message: text(task, 'statusMessage'),
    timeToLiveMs: number(task, 'ttlMs', 'ttl'),
    pollIntervalMs: number(task, 'pollIntervalMs', 'pollInterval'),
  });
}

function readTaskResult(wire: JsonObject, result: JsonObject, task: Task, context: ReadContext): ToolResponse {
  const response = readMcp(result, { ...context, path: at(context.path, 'result') });
  const { result: _, ...value } = wire;
  response.task ??= task;
  response.encoding.wrappers.unshift({ key: 'result', value });
  return response;
}

function readInputs(wire: JsonObject, inputPath: string, context: ReadContext): { widgets: WidgetSpec[]; inputRequest: InputRequest } | undefined {
  const requests = object(wire, 'inputRequests');
  const requestState = text(wire, 'requestState');
  if (!requests && requestState === undefined && own(wire, 'resultType') !== 'input_required') return undefined;
  const widgets: WidgetSpec[] = [];
  const hostRequests: JsonObject = {};
  const keys: string[] = [];
  for (const key of Object.keys(requests ?? {})) {
    const request = requests![key]!;
    const path = at(at(inputPath, 'inputRequests'), key);
    if (own(request, 'method') === 'elicitation/create') {
      keys.push(key);
      widgets.push({ ...readElicitation(own(request, 'params') ?? null, at(path, 'params'), context), requestKey: key });
    } else {
      setOwn(hostRequests, key, request);
    }
  }
  return { widgets, inputRequest: { keys, hostRequests, ...defined({ requestState }) } };
}

function readApp(wire: JsonObject, { path, tool }: ReadContext): WidgetSpec | undefined {
  const meta = tool?._meta;
  const resourceUri = text(object(meta, 'ui'), 'resourceUri') ?? text(meta, 'ui/resourceUri') ?? '';
  if (!resourceUri.startsWith('ui://') || /^ui:\/\/(ibm\.com|com\.ibm\.orchestrate)\//.test(resourceUri)) return undefined;
  return { type: 'app', path, resourceUri, tool: { name: tool!.name, ...defined({ meta }) }, result: wire };
}
