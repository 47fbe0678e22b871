import { isJsonObject, own } from '../model';
import type { Dialect, Encoding, Issue, Json, JsonObject, ToolResponse } from '../model';
import { at, newResponse, report } from './context';
import type { ReadContext, ToolDefinition } from './context';
import { dialects } from './dialects';
import { readElicitation } from './elicitation';
import { list, object, objectOrText, text } from './fields';

/** Envelopes inside each other beyond this many are not opened. */
const maxWrappers = 8;
const urlElicitationRequired = -32042;

export interface ReadToolResponseOptions {
  /** Skips recognition, after JSON text and envelopes are opened. */
  dialect?: Dialect | 'auto';
  /** The tool as listed, for MCP Apps. */
  tool?: ToolDefinition;
  /** The negotiated MCP revision: from 2026-07-28 a `structuredContent` of null is a value. */
  protocolVersion?: string;
}

/**
 * Reads a tool response of any dialect: an object or JSON text in, the model and what was wrong with it out. Never throws and never
 * changes its input; what cannot be read becomes a notice and an issue.
 */
export function readToolResponse(json: unknown, options: ReadToolResponseOptions = {}): { response: ToolResponse; issues: Issue[] } {
  const { dialect = 'auto', ...known } = options;
  const context: ReadContext = { issues: [], path: '', ...known };
  let response: ToolResponse;
  try {
    response = readWire(json as Json, dialect, context);
  } catch {
    response = readUnknown(json as Json, context);
  }
  response.raw = json;
  return { response, issues: context.issues };
}

function readWire(json: Json, dialect: Dialect | 'auto', context: ReadContext): ToolResponse {
  const { wire, wrappers, path } = open(json);
  const inner = { ...context, path };
  const response = isJsonObject(wire) ? readObject(wire, dialect, inner) : readUnknown(wire, inner);
  response.encoding.wrappers.unshift(...wrappers);
  return response;
}

function readObject(wire: JsonObject, dialect: Dialect | 'auto', context: ReadContext): ToolResponse {
  const error = own(wire, 'jsonrpc') === '2.0' ? object(wire, 'error') : undefined;
  if (error) return readProtocolError(wire, error, context);
  const reader = dialects.find(({ name, matches }) => (dialect === 'auto' ? matches(wire) : name === dialect && matches(wire)));
  const named = reader ?? dialects.findLast(({ name }) => name === dialect);
  return named ? named.read(wire, context) : readUnknown(wire, context);
}

function open(json: Json): { wire: Json; wrappers: Encoding['wrappers']; path: string } {
  const wrappers: Encoding['wrappers'] = [];
  let wire = json;
  let path = '';
  while (wrappers.length < maxWrappers) {
    const isText = typeof wire === 'string';
    const parsed = isText ? objectOrText(wire) : undefined;
    const key = own(wire, 'jsonrpc') === '2.0' ? 'result' : own(wire, 'type') === 'tool_response' ? 'content' : '';
    const inner = own(wire, key);
    if (parsed) {
      wrappers.push(null);
      wire = parsed;
    } else if (isJsonObject(wire) && inner !== undefined) {
      const { [key]: _, ...value } = wire;
      wrappers.push({ key, value });
      path = at(path, key);
      wire = inner;
    } else {
      break;
    }
  }
  return { wire, wrappers, path };
}

function readProtocolError(wire: JsonObject, error: JsonObject, context: ReadContext): ToolResponse {
  const steps = own(error, 'code') === urlElicitationRequired ? list(own(error, 'data'), 'elicitations') : [];
  const path = at(context.path, 'error');
  const widgets = steps.map((step, index) => readElicitation(step, ['data', 'elicitations', index].reduce<string>(at, path), context));
  return newResponse({
    dialect: 'mcp',
    widgets,
    isError: steps.length === 0,
    ...(steps.length === 0 ? { errorMessage: text(error, 'message') ?? '' } : {}),
    encoding: { wrappers: [], shell: wire, kind: 'whole' },
  });
}

function readUnknown(wire: Json, context: ReadContext): ToolResponse {
  const { path } = context;
  const encoding: Encoding = { wrappers: [], shell: null, kind: 'value' };
  if (typeof wire === 'string') return newResponse({ dialect: 'unknown', content: [{ type: 'text', text: wire, path, raw: wire }], encoding });
  report(context, 'unknown-response', path, 'no dialect of tool responses', 'error');
  return newResponse({ dialect: 'unknown', content: [{ type: 'unknown', name: '', path, raw: wire }], encoding });
}
