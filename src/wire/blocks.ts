import { defined, isJsonObject, own } from '../model';
import type { Annotations, Content, Json } from '../model';
import { at, report } from './context';
import type { ReadContext } from './context';
import { isString, number, object, text } from './fields';

/** The model's own blocks: hidden without a word. */
export const silentTypes = ['thinking', 'redacted_thinking', 'tool_use', 'toolcall'];
const pendingTypes = ['image', 'audio', 'resource', 'resource_link'];

/** What a response's `content` holds, as blocks in order; whatever cannot be shown becomes an unknown block and an issue. */
export function readContent(content: Json | undefined, path: string, context: ReadContext): Content[] {
  if (Array.isArray(content)) return content.map((block, index) => readBlock(block, at(path, index), context));
  if (isString(content) || isString(own(content, 'type'))) return [readBlock(content!, path, context)];
  if (content) report(context, path, 'no blocks', 'info');
  return [];
}

/**
 * One block of MCP, in camelCase or snake_case; `raw` is the block as it came where it was respelled before.
 * Source: MCP schema, revisions 2024-11-05 to 2026-07-28.
 */
export function readBlock(block: Json, path: string, context: ReadContext, raw = block): Content {
  if (isString(block)) return { type: 'text', text: block, path, raw };
  const name = text(block, 'type') ?? '';
  const annotations = readAnnotations(block);
  const base = defined({ path, raw, annotations });
  const value = text(block, 'text');
  if (name === 'text' && value !== undefined) return { ...base, type: name, text: value };
  const isSilent = silentTypes.includes(name.toLowerCase());
  const isPending = !context.readers?.block && pendingTypes.includes(name);
  const read = isJsonObject(block) && !isSilent ? context.readers?.block?.(block, base, context) : undefined;
  if (read) return read;
  if (!isSilent && !isPending) report(context, path, 'unknown block');
  return { ...base, type: 'unknown', name, ...(isSilent && { isSilent }), ...(isPending && { isPending }) };
}

/** A block's hints; an embedded resource's own audience counts where the block names none. */
export function readAnnotations(block: Json): Annotations | undefined {
  const hints = object(block, 'annotations');
  const annotations = defined({
    audience:
      readAudience(own(hints, 'audience')) ??
      readAudience(own(object(object(block, 'resource'), 'annotations'), 'audience')),
    priority: number(hints, 'priority'),
    lastModified: text(hints, 'lastModified', 'last_modified'),
  });
  return hints || annotations.audience ? annotations : undefined;
}

function readAudience(audience: Json | undefined): string[] | undefined {
  const roles = isString(audience) ? [audience] : audience;
  if (!Array.isArray(roles)) return undefined;
  return roles.map((role) =>
    (isString(role) ? role : '')
      .trim()
      .toLowerCase()
      .replace(/^role\./, ''),
  );
}
