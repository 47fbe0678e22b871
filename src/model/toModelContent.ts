import type { Content } from './content';
import { isUserOnly } from './planAudience';
import type { ToolResponse } from './response';

/** One thing the model gets; media in base64 as received. */
export type ModelBlock =
  | { type: 'text'; text: string }
  | { type: 'image' | 'audio'; data: string; mimeType?: string }
  | { type: 'resource'; uri: string; mimeType?: string; text?: string; blob?: string }
  | { type: 'link'; uri: string; name: string; description?: string; mimeType?: string };

/** The agent's half of a response. */
export interface ModelContent {
  /** The tool's answer, structured data included. */
  tool: ModelBlock[];
  /** What the user has already been shown and the agent must not reason on: hand it over as an AI message. */
  ai: ModelBlock[];
  isError: boolean;
  /** The runtime stops here and waits for the user (Orchestrate: a widget is present). */
  isFinal: boolean;
}

/**
 * What to hand the model: blocks by audience in wire order, structured data as JSON text unless a text says the same. No `_meta`,
 * thinking, ids or anything else that is hidden. Source: IBM's audience behaviour, 2026; MCP `structuredContent`.
 */
export function toModelContent(response: ToolResponse): ModelContent {
  const { content, structured, isError, widgets, errorMessage } = response;
  const tool = content.filter((block) => !isUserOnly(block)).flatMap(toModelBlock);
  const ai = content.filter(isUserOnly).flatMap(toModelBlock);
  const data = structured && JSON.stringify(structured.value);
  if (data !== undefined && !tool.some((block) => block.type === 'text' && block.text === data)) tool.push({ type: 'text', text: data });
  if (errorMessage) tool.push({ type: 'text', text: errorMessage });
  const isFinal = response.dialect === 'orchestrate' && widgets.some((widget) => widget.type !== 'app');
  return { tool, ai, isError, isFinal };
}

function toModelBlock(block: Content): ModelBlock[] {
  switch (block.type) {
    case 'text':
      return [{ type: 'text', text: block.text }];
    case 'image':
    case 'audio':
      return [pick(block, 'type', 'data', 'mimeType')];
    case 'resource':
      return [pick(block, 'type', 'uri', 'mimeType', block.text === undefined ? 'blob' : 'text')];
    case 'link':
      return [pick(block, 'type', 'uri', 'name', 'description', 'mimeType')];
    case 'unknown':
      return [];
  }
}

function pick<T extends object, K extends keyof T>(block: T, ...keys: K[]): Pick<T, K> {
  return Object.fromEntries(keys.filter((key) => block[key] !== undefined).map((key) => [key, block[key]])) as Pick<T, K>;
}
