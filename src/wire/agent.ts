import { isJsonObject, own } from '../model';
import type { Content, Json, JsonObject, ToolResponse } from '../model';
import { readBlock, silentTypes } from './blocks';
import { at, newResponse } from './context';
import type { ReadContext } from './context';
import { blockKeys, hasAny, isString, list, object, others, text } from './fields';

const modelled = [...blockKeys, 'success', 'output', 'terminate', 'intent', 'is_error', 'isError', 'result', 'error'];
/** An agent's blocks are text and images. */
const readers = { block: () => undefined };
const events = ['toolExecutionEnd', 'toolComplete', 'toolError', 'tool_execution_end'];

/** Whether a value is an agent's message or event about a tool call. */
export function isAgentMessage(wire: JsonObject): boolean {
  if (own(wire, 'role') === 'toolResult') return true;
  if (!events.includes(text(wire, 'type') ?? '')) return false;
  return [wire, object(wire, 'result')].some((each) => isString(own(each, 'tool_call_id') ?? own(each, 'toolCallId')));
}

/** Whether a value is oxicode's `AgentToolResult`. */
export function isAgentResult(wire: JsonObject): boolean {
  return (
    typeof own(wire, 'success') === 'boolean' && isString(own(wire, 'output')) && !Array.isArray(own(wire, 'content'))
  );
}

/** Whether a value is pi's `AgentToolResult<T>`: blocks beside `details` or `terminate`. */
export function isPiResult(wire: JsonObject): boolean {
  return (
    Array.isArray(own(wire, 'content')) &&
    hasAny(wire, 'details', 'terminate') &&
    !hasAny(wire, 'isError', 'structuredContent')
  );
}

/**
 * An agent's tool result, its message, or the event that ends a call. Blocks stand in place of `output`; a failure without text shows
 * `output` first. Any sign of an error wins. Source: oxicode and pi-mono, 2026.
 */
export function readAgent(wire: JsonObject, context: ReadContext): ToolResponse {
  const result = object(wire, 'result');
  const body = result ?? wire;
  const path = result ? at(context.path, 'result') : context.path;
  const holders = [wire, body];
  const any = (key: string, value: Json) => holders.some((each) => own(each, key) === value);
  const isError =
    any('type', 'toolError') ||
    any('success', false) ||
    any('status', 'error') ||
    any('is_error', true) ||
    any('isError', true);
  const blocksKey = blockKeys.find((key) => list(body, key).length > 0) ?? '';
  const content = list(body, blocksKey).map((block, index) =>
    readAgentBlock(block, at(path, blocksKey, index), context),
  );
  const outputKey = ['output', 'content', 'error', 'result'].find((key) => text(body, key)) ?? '';
  const output = text(body, outputKey);
  if (output && !(isError ? content.some((block) => block.type === 'text') : content[0])) {
    content.unshift({ type: 'text', text: output, path: at(path, outputKey), raw: output });
  }
  return newResponse('agent', path, {
    content,
    isError,
    meta: object(body, 'metadata') ?? {},
    extensions: others(wire, modelled),
    intent: text(wire, 'intent') ?? text(body, 'intent'),
    terminate: any('terminate', true) || undefined,
  });
}

function readAgentBlock(block: Json, path: string, context: ReadContext): Content {
  const type = text(block, 'type')?.toLowerCase() ?? '';
  const isKnown = isJsonObject(block) && ['text', 'image', ...silentTypes].includes(type);
  return readBlock(isKnown ? { ...block, type } : block, path, isKnown ? context : { ...context, readers }, block);
}
