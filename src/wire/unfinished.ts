import { defined, own } from '../model';
import type { InputRequest, JsonObject, Task, WidgetSpec } from '../model';
import { at } from './context';
import type { PartialResponse, ReadContext } from './context';
import { readElicitation } from './elicitation';
import { number, object, others, text } from './fields';
import { readMcp } from './mcp';

const taskStates: Task['status'][] = ['working', 'input_required', 'completed', 'failed', 'cancelled'];

/** What a task or an `input_required` result says beside its content; a finished task's own result. Source: MCP 2025-11-25, 2026-07-28. */
export function readUnfinished(wire: JsonObject, inputPath: string, context: ReadContext): PartialResponse {
  const task = readTask(wire);
  const result = object(wire, 'result');
  if (task && result) {
    const nothing = { resultType: undefined, structured: undefined };
    return { ...nothing, ...readMcp(result, { ...context, path: at(context.path, 'result') }), task };
  }
  const error = task && object(wire, 'error');
  return {
    ...readInputs(wire, inputPath, context),
    ...defined({ task, errorMessage: text(error, 'message'), isError: error && true }),
  };
}

function readTask(wire: JsonObject): Task | undefined {
  const task = object(wire, 'task') ?? wire;
  const status = taskStates.find((each) => each === own(task, 'status'));
  const taskId = text(task, 'taskId');
  if (taskId === undefined || (task === wire && !status && own(wire, 'resultType') !== 'task')) return undefined;
  return defined({
    status: status ?? taskStates[0]!,
    taskId,
    message: text(task, 'statusMessage'),
    timeToLiveMs: number(task, 'ttlMs', 'ttl'),
    pollIntervalMs: number(task, 'pollIntervalMs', 'pollInterval'),
  });
}

function readInputs(
  wire: JsonObject,
  inputPath: string,
  context: ReadContext,
): { widgets: WidgetSpec[]; inputRequest?: InputRequest } {
  const requests = object(wire, 'inputRequests') ?? {};
  const requestState = text(wire, 'requestState');
  const keys = Object.keys(requests).filter((key) => own(requests[key], 'method') === 'elicitation/create');
  const widgets = keys.map((key) => {
    const params = own(requests[key], 'params') ?? null;
    return { ...readElicitation(params, at(inputPath, 'inputRequests', key, 'params'), context), requestKey: key };
  });
  const isWaiting =
    object(wire, 'inputRequests') || requestState !== undefined || own(wire, 'resultType') === 'input_required';
  return {
    widgets,
    ...(isWaiting && { inputRequest: defined({ keys, hostRequests: others(requests, keys), requestState }) }),
  };
}
