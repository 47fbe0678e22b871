import { isJsonObject, own } from '../model';
import type { Content, Json, JsonObject, ToolResponse } from '../model';
import { readBlock } from './blocks';
import { at, newResponse, report } from './context';
import type { ReadContext } from './context';
import { defined, divide, object, text } from './fields';

const modelled = ['success', 'output', 'content', 'content_blocks', 'contentBlocks', 'terminate', 'intent', 'is_error', 'isError', 'result', 'error'];
const knownTypes = ['text', 'image', 'thinking', 'redacted_thinking', 'toolcall', 'tool_use'];
const events = ['toolExecutionEnd', 'toolComplete', 'toolError', 'tool_execution_end'];

/** Whether a value is an agent's message or event about a tool call. */
export function isAgentMessage(wire: JsonObject): boolean {
  if (own(wire, 'role') === 'toolResult') return true;
  if (!events.includes(text(wire, 'type') ?? '')) return false;
  return [wire, object(wire, 'result')].some((each) => text(each, 'tool_call_id', 'toolCallId') !== undefined);
}

/** Whether a value is oxicode's `AgentToolResult`. */
export function isAgentResult(wire: JsonObject): boolean {
  return typeof own(wire, 'success') === 'boolean' && typeof own(wire, 'output') === 'string' && !Array.isArray(own(wire, 'content'));
}

/** Whether a value is pi's `AgentToolResult<T>`: blocks beside `details` or `terminate`. */
export function isPiResult(wire: JsonObject): boolean {
  const has = (key: string) => Object.hasOwn(wire, key);
  return Array.isArray(own(wire, 'content')) && (has('details') || has('terminate')) && !has('isError') && !has('structuredContent');
}

/**
 * An agent's tool result, its message, or the event that ends a call. Blocks stand in place of `output`; a failure without text shows
 * `output` first. Any sign of an error wins. Source: oxicode and pi-mono, 2026.
 */
export function readAgent(wire: JsonObject, context: ReadContext): ToolResponse {
  const result = object(wire, 'result');
  const body = result ?? wire;
  const path = result ? at(context.path, 'result') : context.path;
  const { shell, extensions } = divide(wire, modelled);
  const holders = [wire, body];
  const isError =
    own(wire, 'type') === 'toolError' ||
    holders.some((each) => own(each, 'success') === false || own(each, 'status') === 'error' || own(each, 'is_error') === true || own(each, 'isError') === true);
  const blocksKey = ['content_blocks', 'contentBlocks', 'content'].find((key) => Array.isArray(own(body, key)));
  const content = blocksKey ? (own(body, blocksKey) as Json[]).map((block, index) => readAgentBlock(block, at(at(path, blocksKey), index), context)) : [];
  if (blocksKey && content.length > 0) (result ? (shell['result'] = { ...result }) : shell)[blocksKey] = [];
  const outputKey = ['output', 'content', 'error', 'result'].find((key) => text(body, key) !== undefined);
  const output = text(body, outputKey ?? '') ?? text(wire, 'error') ?? '';
  if (output && (content.length === 0 || (isError && !content.some((block) => block.type === 'text')))) {
    content.unshift({ type: 'text', text: output, path: outputKey ? at(path, outputKey) : at(context.path, 'error'), raw: output });
  }
  return newResponse(
    defined({
      dialect: 'agent' as const,
      content,
      isError,
      meta: object(body, 'metadata') ?? {},
      extensions,
      intent: text(wire, 'intent') ?? text(body, 'intent'),
      terminate: holders.some((each) => own(each, 'terminate') === true) || undefined,
      encoding: { wrappers: [], shell },
    }),
  );
}

function readAgentBlock(block: Json, path: string, context: ReadContext): Content {
  const name = text(block, 'type');
  const type = name?.toLowerCase() ?? '';
  if (typeof block === 'string' || knownTypes.includes(type)) return { ...readBlock(isJsonObject(block) ? { ...block, type } : block, path, context), raw: block };
  report(context, 'unknown-block', path, 'a block that cannot be shown');
  return { type: 'unknown', name: name ?? '', path, raw: block };
}
