import type { Dialect, JsonObject, ToolResponse } from '../model';
import { isAgentMessage, isAgentResult, isPiResult, readAgent } from './agent';
import type { ReadContext } from './context';
import { isElicitation, readElicitationRequest } from './elicitation';
import { isIr, readIr } from './ir';
import { isMcp, isUnfinished, readMcp } from './mcp';
import { isOrchestrate, readOrchestrate } from './orchestrate/orchestrate';

/** One way of writing a tool response: how it is recognised, and how it is read. */
export interface DialectReader {
  name: Exclude<Dialect, 'unknown'>;
  matches: (wire: JsonObject) => boolean;
  read: (wire: JsonObject, context: ReadContext) => ToolResponse;
}

/** The dialects in the order in which they are tried; the first that matches reads. JSON text and envelopes are opened before. */
export const dialects: DialectReader[] = [
  { name: 'elicitation', matches: isElicitation, read: readElicitationRequest },
  { name: 'mcp', matches: (wire) => wire['type'] === 'tool_result' && typeof wire['toolUseId'] === 'string', read: readMcp },
  { name: 'agent', matches: isAgentMessage, read: readAgent },
  { name: 'agent', matches: isAgentResult, read: readAgent },
  { name: 'ir', matches: isIr, read: readIr },
  { name: 'mcp', matches: isUnfinished, read: readMcp },
  { name: 'agent', matches: isPiResult, read: readAgent },
  { name: 'orchestrate', matches: isOrchestrate, read: readOrchestrate },
  { name: 'mcp', matches: isMcp, read: readMcp },
];
