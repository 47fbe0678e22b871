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

const keys: Record<Content['type'], string[]> = {
  text: ['text'],
  image: ['data', 'mimeType'],
  audio: ['data', 'mimeType'],
  resource: ['uri', 'mimeType', 'text', 'blob'],
  link: ['uri', 'name', 'description', 'mimeType'],
  unknown: [],
};

/**
 * What to hand the model: blocks by audience in wire order, structured data as JSON text unless a text says the same. No `_meta`,
 * thinking, ids or anything else that is hidden. Source: IBM's audience behaviour, 2026; MCP `structuredContent`.
 */
export function toModelContent(response: ToolResponse): ModelContent {
  const { content, structured, isError, errorMessage } = response;
  const blocks = (isSaid: boolean) => content.filter((block) => block.type !== 'unknown' && isUserOnly(block) === isSaid).map(toModelBlock);
  const tool = blocks(false);
  const data = structured && JSON.stringify(structured.value);
  for (const text of [data, errorMessage]) {
    if (text && !tool.some((block) => 'text' in block && block.text === text)) tool.push({ type: 'text', text });
  }
  return { tool, ai: blocks(true), isError, isFinal: planAudience(response).isFinal };
}

function toModelBlock(block: Content): ModelBlock {
  const { type } = block;
  const entries = Object.entries(block).filter(([key]) => keys[type].includes(key) && !(key === 'blob' && 'text' in block));
  return { type, ...Object.fromEntries(entries) } as ModelBlock;
}
