import { isJsonObject, own } from '../model';
import type { Dialect, Issue, Json, JsonObject, ToolResponse } from '../model';
import { at, newResponse, pendingWidget, report } from './context';
import type { ReadContext, Readers, ToolDefinition } from './context';
import { dialects } from './dialects';
import { isString, list, object, objectOrText, text } from './fields';

/** Envelopes inside each other beyond this many are not opened. */
const maxEnvelopes = 8;
const urlElicitationRequired = -32042;

export interface ReadToolResponseOptions {
  /** Skips recognition, after JSON text and envelopes are opened. */
  dialect?: Dialect | 'auto';
  /** The tool as listed, for MCP Apps. */
  tool?: ToolDefinition;
  /** The negotiated MCP revision: from 2026-07-28 a `structuredContent` of null is a value. */
  protocolVersion?: string;
}

export interface ReadAtOnceOptions extends ReadToolResponseOptions {
  /** `readers`, or `widgetReaders` where Orchestrate's widgets are all there is; whatever has no reader is pending. */
  readers?: Partial<Readers>;
}

/**
 * Reads a tool response with as little code as text needs. Without `readers`, widgets and blocks other than text are `isPending`; read
 * again with them for the whole. Never throws and never changes its input.
 */
export function readAtOnce(
  json: unknown,
  options: ReadAtOnceOptions = {},
): { response: ToolResponse; issues: Issue[] } {
  const { dialect, ...known } = options;
  const context: ReadContext = { issues: [], path: '', ...known };
  const { issues } = context;
  let response: ToolResponse;
  try {
    response = readWire(json as Json, dialect, context);
  } catch {
    response = readUnknown(json as Json, context);
  }
  return { response: { ...response, raw: json }, issues };
}

function readWire(json: Json, dialect: Dialect | 'auto' = 'auto', context: ReadContext): ToolResponse {
  let wire = json;
  for (let depth = 0; depth < maxEnvelopes; depth += 1) {
    const [place, inner = null] = openEnvelope(wire);
    if (inner === null) break;
    context = { ...context, path: context.path + place };
    wire = inner;
  }
  if (!isJsonObject(wire)) return readUnknown(wire, context);
  const error = object(wire, 'error');
  if (error && own(wire, 'jsonrpc') === '2.0') return readProtocolError(error, context);
  const found = wire;
  const [, , read] =
    dialects.find(([name, matches]) => (dialect === 'auto' || dialect === name) && matches(found)) ??
    dialects.findLast(([name]) => name === dialect) ??
    [];
  return read ? read(wire, context) : readUnknown(wire, context);
}

/**
 * What a wire value is opened to, and where that stands: JSON text, a JSON-RPC message, alone or as the one response of a batch; a tool's step of
 * Orchestrate, alone or in the event that streams it.
 */
function openEnvelope(wire: Json): [place: string, inner?: Json | undefined] {
  if (isString(wire)) return ['', objectOrText(wire)];
  const key = own(wire, 'jsonrpc') === '2.0' ? 'result' : own(wire, 'type') === 'tool_response' && 'content';
  if (key) return [`/${key}`, own(wire, key)];
  const items = Array.isArray(wire) ? wire : list(own(own(wire, 'data'), 'delta'), 'step_details');
  const [item, ...more] = items.filter((each) => openEnvelope(each)[0] && !own(each, 'method'));
  if (item === undefined || more[0]) return [''];
  return [`${items === wire ? '' : '/data/delta/step_details'}/${items.indexOf(item)}`, item];
}

function readProtocolError(error: JsonObject, context: ReadContext): ToolResponse {
  const steps = own(error, 'code') === urlElicitationRequired ? list(own(error, 'data'), 'elicitations') : [];
  const widgets = steps.map((step, index) => {
    const path = at(context.path, 'error', 'data', 'elicitations', index);
    return context.readers?.elicitation?.(step, path, context) ?? pendingWidget('elicitation-url', path, step);
  });
  const isError = steps.length === 0;
  return newResponse('mcp', context.path, {
    widgets,
    isError,
    errorMessage: isError ? text(error, 'message') : undefined,
  });
}

function readUnknown(wire: Json, context: ReadContext): ToolResponse {
  const { path } = context;
  const base = { path, raw: wire };
  const isText = isString(wire);
  if (!isText) report(context, path, 'unknown response', 'error');
  return newResponse('unknown', path, {
    content: [isText ? { ...base, type: 'text', text: wire } : { ...base, type: 'unknown', name: '' }],
  });
}
