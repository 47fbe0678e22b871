import { defined, own, setOwn } from '../model';
import type { InputRequest, JsonObject, Task, ToolResponse, WidgetSpec } from '../model';
import { at } from './context';
import type { ReadContext } from './context';
import { readElicitation } from './elicitation';
import { number, object, text } from './fields';
import { readMcp } from './mcp';

const taskStates = ['working', 'input_required', 'completed', 'failed', 'cancelled'];

/** What a task or an `input_required` result says beside its content; a finished task's own result. Source: MCP 2025-11-25, 2026-07-28. */
export function readUnfinished(wire: JsonObject, inputPath: string, context: ReadContext): Partial<ToolResponse> {
  const task = readTask(wire);
  const result = object(wire, 'result');
  if (task && result) return { ...readMcp(result, { ...context, path: at(context.path, 'result') }), task };
  const error = task && object(wire, 'error');
  return { ...readInputs(wire, inputPath, context), ...defined({ task, errorMessage: text(error, 'message') }), ...(error && { isError: true }) };
}

function readTask(wire: JsonObject): Task | undefined {
  const task = object(wire, 'task') ?? wire;
  const status = text(task, 'status') as Task['status'];
  const isKnown = taskStates.includes(status);
  const taskId = text(task, 'taskId');
  if (taskId === undefined || (task === wire && !isKnown && own(wire, 'resultType') !== 'task')) return undefined;
  return defined({
    status: isKnown ? status : ('working' as const),
    taskId,
    message: text(task, 'statusMessage'),
    timeToLiveMs: number(task, 'ttlMs', 'ttl'),
    pollIntervalMs: number(task, 'pollIntervalMs', 'pollInterval'),
  });
}

function readInputs(wire: JsonObject, inputPath: string, context: ReadContext): { widgets: WidgetSpec[]; inputRequest?: InputRequest } {
  const requests = object(wire, 'inputRequests');
  const requestState = text(wire, 'requestState');
  const widgets: WidgetSpec[] = [];
  const hostRequests: JsonObject = {};
  const keys = Object.keys(requests ?? {}).filter((key) => {
    const request = requests![key]!;
    const isForUser = own(request, 'method') === 'elicitation/create';
    if (!isForUser) setOwn(hostRequests, key, request);
    else widgets.push({ ...readElicitation(own(request, 'params') ?? null, at(inputPath, 'inputRequests', key, 'params'), context), requestKey: key });
    return isForUser;
  });
  const isWaiting = requests || requestState !== undefined || own(wire, 'resultType') === 'input_required';
  return { widgets, ...(isWaiting && { inputRequest: defined({ keys, hostRequests, requestState }) }) };
}
