import { own } from '../model';
import type { Dialect, JsonObject, ToolResponse } from '../model';
import { isAgentMessage, isAgentResult, isPiResult, readAgent } from './agent';
import type { ReadContext } from './context';
import { isElicitation, readElicitationRequest } from './elicitationRequest';
import { isString } from './fields';
import { isIr, readIr } from './ir';
import { isMcp, isUnfinished, readMcp } from './mcp';
import { isOrchestrate, readOrchestrate } from './orchestrate/orchestrate';

/** One way of writing a tool response: its dialect, how it is recognised, how it is read. */
export type DialectReader = [
  name: Dialect,
  matches: (wire: JsonObject) => boolean,
  read: (wire: JsonObject, context: ReadContext) => ToolResponse,
];

/** The dialects in the order in which they are tried; the first that matches reads. JSON text and envelopes are opened before. */
export const dialects: DialectReader[] = [
  ['elicitation', isElicitation, readElicitationRequest],
  ['mcp', isSamplingResult, readMcp],
  ['agent', isAgentMessage, readAgent],
  ['agent', isAgentResult, readAgent],
  ['ir', isIr, readIr],
  ['mcp', isUnfinished, readMcp],
  ['agent', isPiResult, readAgent],
  ['orchestrate', isOrchestrate, readOrchestrate],
  ['mcp', isMcp, readMcp],
];

function isSamplingResult(wire: JsonObject): boolean {
  return own(wire, 'type') === 'tool_result' && isString(own(wire, 'toolUseId'));
}
