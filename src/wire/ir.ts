import { onlyEntry, own } from '../model';
import type { Json, JsonObject, ToolResponse } from '../model';
import { at } from './context';
import type { ReadContext } from './context';
import { hasAny, object, objectOrText, text } from './fields';
import { readMcp } from './mcp';

const twins: Record<string, string> = {
  structured_content: 'structuredContent',
  is_error: 'isError',
  result_type: 'resultType',
};
const carried = ['_meta', 'inputRequests', 'requestState', 'task'];
const tags: Record<string, string> = {
  Text: 'text',
  Image: 'image',
  Audio: 'audio',
  ResourceLink: 'resource_link',
  EmbeddedResource: 'resource',
};

/** Whether a value has protocol-droid's own keys and none of their camelCase twins. */
export function isIr(wire: JsonObject): boolean {
  return hasAny(wire, ...Object.keys(twins)) && !hasAny(wire, ...Object.values(twins));
}

/** protocol-droid's `ToolResult`, in snake_case; blocks tagged inside (`type`) or outside. Source: crate documentation, 2026. */
export function readIr(wire: JsonObject, context: ReadContext): ToolResponse {
  const extensions = object(wire, 'extensions') ?? {};
  const content = own(wire, 'content') ?? null;
  const camel: JsonObject = { content: Array.isArray(content) ? content.map(untag) : content };
  const carry = (holder: JsonObject, key: string, name = key) => {
    const value = own(holder, key) ?? null;
    if (value !== null) camel[name] = key === 'structured_content' ? (objectOrText(value) ?? value) : value;
  };
  for (const key of Object.keys(twins)) carry(wire, key, twins[key]);
  for (const key of carried) carry(extensions, key);
  const response = readMcp(camel, context, at(context.path, 'extensions'));
  if (Array.isArray(content)) response.content.forEach((block, index) => (block.raw = content[index]!));
  return { ...response, dialect: 'ir', extensions };
}

function untag(block: Json): Json {
  const [tag = '', value] = onlyEntry(block) ?? [];
  const type = text(tags, tag);
  return type ? { ...value, type } : block;
}
