import type { Content } from './content';
import { isUserOnly, planAudience } from './planAudience';
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

const carriedKeys = ['type', 'text', 'data', 'uri', 'name', 'description', 'mimeType', 'blob'];

/**
 * What to hand the model: blocks by audience in wire order, structured data as JSON text unless a text says the same. No `_meta`,
 * thinking, ids or anything else that is hidden. Source: IBM's audience behaviour, 2026; MCP `structuredContent`.
 */
export function toModelContent(response: ToolResponse): ModelContent {
  const { content, structured, isError, errorMessage } = response;
  const blocks = (isSaid: boolean) =>
    content.filter((block) => block.type !== 'unknown' && isUserOnly(block) === isSaid).map(toModelBlock);
  const tool = blocks(false);
  const data = structured && JSON.stringify(structured.value);
  for (const text of [data, errorMessage]) {
    if (text && !tool.some((block) => 'text' in block && block.text === text)) tool.push({ type: 'text', text });
  }
  return { tool, ai: blocks(true), isError, isFinal: planAudience(response).isFinal };
}

function toModelBlock(block: Content): ModelBlock {
  const left = block.type === 'resource' ? ['name', block.text === undefined ? '' : 'blob'] : [];
  return Object.fromEntries(
    Object.entries(block).filter(([key]) => carriedKeys.includes(key) && !left.includes(key)),
  ) as unknown as ModelBlock;
}
