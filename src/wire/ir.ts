import { isJsonObject, own } from '../model';
import type { Json, JsonObject, ToolResponse } from '../model';
import { at } from './context';
import type { ReadContext } from './context';
import { divide, object, objectOrText } from './fields';
import { readMcp } from './mcp';

const modelled = ['content', 'structured_content', 'is_error', 'result_type', 'extensions'];
const marks: Record<string, string> = { structured_content: 'structuredContent', is_error: 'isError', result_type: 'resultType' };
const tags: Record<string, string> = { Text: 'text', Image: 'image', Audio: 'audio', ResourceLink: 'resource_link', EmbeddedResource: 'resource' };

/** Whether a value has protocol-droid's own keys and none of their camelCase twins. */
export function isIr(wire: JsonObject): boolean {
  const keys = Object.keys(marks);
  return keys.some((key) => Object.hasOwn(wire, key)) && !keys.some((key) => Object.hasOwn(wire, marks[key]!));
}

/** protocol-droid's `ToolResult`, in snake_case; blocks tagged inside (`type`) or outside. Source: crate documentation, 2026. */
export function readIr(wire: JsonObject, context: ReadContext): ToolResponse {
  const given = own(wire, 'extensions');
  const extensions = isJsonObject(given) ? given : {};
  const structured = own(wire, 'structured_content');
  const content = own(wire, 'content') ?? null;
  const camel: JsonObject = { content: Array.isArray(content) ? content.map(untag) : content };
  const carry = (key: string, value: Json | undefined) => {
    if (value !== undefined && value !== null) camel[key] = value;
  };
  carry('structuredContent', objectOrText(structured) ?? structured);
  carry('isError', own(wire, 'is_error'));
  carry('resultType', own(wire, 'result_type'));
  for (const key of ['_meta', 'inputRequests', 'requestState']) carry(key, own(extensions, key));
  const response = readMcp(camel, context, at(context.path, 'extensions'));
  response.content.forEach((block, index) => {
    if (Array.isArray(content)) block.raw = content[index]!;
  });
  const { shell, extensions: others } = divide(wire, modelled);
  if (Array.isArray(content)) shell['content'] = [];
  else if (isJsonObject(content) && own(content, 'type')) shell['content'] = {};
  if (response.structured && structured === response.structured.value) shell['structured_content'] = null;
  if (object(wire, 'extensions')) shell['extensions'] = {};
  return { ...response, dialect: 'ir', extensions, encoding: { wrappers: [], shell: { ...others, ...shell } } };
}

function untag(block: Json): Json {
  if (!isJsonObject(block)) return block;
  const [tag = '', ...others] = Object.keys(block);
  const value = own(block, tag);
  return others.length === 0 && Object.hasOwn(tags, tag) && isJsonObject(value) ? { ...value, type: tags[tag]! } : block;
}
