import { isJsonObject, valueAt } from '../model';
import type { Content, Encoding, Json, ToolResponse, WidgetSpec } from '../model';
import { at } from './context';
import { isString } from './fields';
import { parentOf, withValueAt } from './pointer';

const plainEncoding: Encoding = { shell: {}, texts: [], result: '', isError: false };

/**
 * A response as wire JSON of the dialect it was read in, built from the model: equal to what was read, or with what was changed since
 * (`downgradeStructuredOutput`, `lower`). A response that was never read is written as MCP.
 */
export function writeToolResponse(response: ToolResponse): Json {
  const { encoding = plainEncoding, content, widgets, structured, resultType, isError, meta, dialect } = response;
  const { shell, texts, result, blocks } = encoding;
  let json = shell;
  const put = (pointer: string, value: Json | undefined) => {
    json = withValueAt(json, pointer, value);
  };
  const inPlace = content.filter((block) => valueAt(shell, block.path) === null);
  if (blocks !== undefined || inPlace.length < content.length) {
    const listed = blocks === undefined ? content : content.filter((block) => !inPlace.includes(block));
    put(blocks ?? at(result, 'content'), listOf(listed, widgets, blocks));
  }
  if (blocks !== undefined || inPlace.length === content.length)
    for (const block of inPlace) put(block.path, toWire(block));
  const name = (camel: string, snake: string) => at(result, dialect === 'ir' ? snake : camel);
  if (structured || encoding.structured)
    put(encoding.structured ?? name('structuredContent', 'structured_content'), structured?.value);
  if (encoding.meta || (encoding === plainEncoding && Object.keys(meta).length > 0))
    put(encoding.meta ?? '/_meta', meta);
  const typePath = name('resultType', 'result_type');
  if ((valueAt(shell, typePath) ?? undefined) !== resultType) put(typePath, resultType);
  if (isError !== encoding.isError) put(name('isError', 'is_error'), isError);
  for (const { path, text } of [...texts].reverse()) {
    const value = valueAt(json, path);
    const written = JSON.stringify(value);
    if (value !== undefined) put(path, JSON.stringify(JSON.parse(text)) === written ? text : written);
  }
  return json;
}

function listOf(content: Content[], widgets: WidgetSpec[], blocks: string | undefined): Json[] {
  const rawsAt = (place: number) =>
    widgets.flatMap(({ path, raw, after }) =>
      after === place && raw !== undefined && parentOf(path) === blocks && !content.some((block) => block.path === path)
        ? [raw]
        : [],
    );
  return [...content.flatMap((block, index) => [...rawsAt(index), toWire(block)]), ...rawsAt(content.length)];
}

function toWire(block: Content): Json {
  const { raw } = block;
  if (block.type !== 'text') return raw;
  if (isString(raw)) return block.text;
  return isJsonObject(raw) && isString(raw['text']) ? { ...raw, text: block.text } : raw;
}
