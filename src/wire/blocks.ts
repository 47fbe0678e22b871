import { own, safeUrl } from '../model';
import type { Annotations, Content, Icon, Json } from '../model';
import { at, report } from './context';
import type { ReadContext } from './context';
import { defined, list, number, object, text } from './fields';

const silentTypes = ['thinking', 'redacted_thinking', 'tool_use', 'toolcall'];

/** What a response's `content` holds, as blocks in order; whatever cannot be shown becomes an unknown block and an issue. */
export function readContent(content: Json | undefined, path: string, context: ReadContext): Content[] {
  if (Array.isArray(content)) return content.map((block, index) => readBlock(block, at(path, index), context));
  if (typeof content === 'string' || text(content, 'type') !== undefined) return [readBlock(content!, path, context)];
  if (content !== undefined && content !== null) report(context, 'content-not-blocks', path, 'content holds no blocks: data for the agent', 'info');
  return [];
}

/** One block of MCP, in camelCase or snake_case. Source: MCP schema, revisions 2024-11-05 to 2026-07-28. */
export function readBlock(block: Json, path: string, context: ReadContext): Content {
  if (typeof block === 'string') return { type: 'text', text: block, path, raw: block };
  const type = text(block, 'type') ?? '';
  const annotations = readAnnotations(block);
  const base = { path, raw: block, ...(annotations ? { annotations } : {}) };
  const resource = object(block, 'resource');
  const uri = text(block, 'uri') ?? text(resource, 'uri') ?? '';
  const mimeType = text(block, 'mimeType', 'mime_type') ?? text(resource, 'mimeType', 'mime_type');
  const value = text(block, type === 'text' ? 'text' : 'data');
  switch (type) {
    case 'text':
      if (value !== undefined) return { ...base, type, text: value };
      break;
    case 'image':
    case 'audio':
      if (value !== undefined) return { ...base, type, data: value, ...defined({ mimeType }) };
      break;
    case 'resource_link': {
      if (!uri) break;
      const isUnsafe = /^(javascript|data|vbscript|blob|file):/i.test(withoutControls(uri));
      const href = safeUrl(uri);
      const icons = list(block, 'icons').flatMap(readIcon);
      return defined({
        ...base,
        type: 'link' as const,
        uri: isUnsafe ? '' : uri,
        href,
        name: text(block, 'title') ?? text(block, 'name') ?? nameOf(uri),
        description: text(block, 'description'),
        mimeType,
        size: number(block, 'size'),
        icons: icons.length > 0 ? icons : undefined,
        isOpenable: !isUnsafe,
      });
    }
    case 'resource': {
      const body = defined({ text: text(resource, 'text'), blob: text(resource, 'blob') });
      if (body.text !== undefined || body.blob !== undefined) {
        return { ...base, type, uri, name: text(resource, 'title') ?? nameOf(uri), ...defined({ mimeType }), ...body };
      }
    }
  }
  const isSilent = silentTypes.includes(type.toLowerCase());
  if (!isSilent) report(context, 'unknown-block', path, 'a block that cannot be shown');
  return { ...base, type: 'unknown', name: type, ...(isSilent ? { isSilent } : {}) };
}

/** A block's hints; an embedded resource's own audience counts where the block names none. */
export function readAnnotations(block: Json): Annotations | undefined {
  const hints = object(block, 'annotations');
  const inner = object(object(block, 'resource'), 'annotations');
  const annotations = defined({
    audience: readAudience(own(hints, 'audience')) ?? readAudience(own(inner, 'audience')),
    priority: number(hints, 'priority'),
    lastModified: text(hints, 'lastModified', 'last_modified'),
  });
  return hints || annotations.audience ? annotations : undefined;
}

function readAudience(audience: Json | undefined): string[] | undefined {
  const roles = typeof audience === 'string' ? [audience] : audience;
  if (!Array.isArray(roles)) return undefined;
  return roles.map((role) => (typeof role === 'string' ? role.trim().toLowerCase().replace(/^role\./, '') : ''));
}

function readIcon(icon: Json): Icon[] {
  const src = text(icon, 'src') ?? '';
  const isRaster = /^data:image\/(png|jpe?g|gif|webp|avif);base64,/i.test(src);
  if (!isRaster && !(/^https:/i.test(src) && safeUrl(src) && !new URL(src).username)) return [];
  const theme = text(icon, 'theme');
  const sizes = list(icon, 'sizes').filter((size) => typeof size === 'string');
  return [
    {
      src,
      ...defined({ mimeType: text(icon, 'mimeType', 'mime_type') }),
      ...(sizes.length > 0 ? { sizes } : {}),
      ...(theme === 'light' || theme === 'dark' ? { theme } : {}),
    },
  ];
}

function nameOf(uri: string): string {
  if (/^(javascript|data|vbscript|blob):/i.test(withoutControls(uri))) return '';
  const path = uri.replace(/[?#].*$/s, '').replace(/\/+$/, '');
  return path.slice(path.lastIndexOf('/') + 1);
}

function withoutControls(uri: string): string {
  return [...uri].filter((character) => character > ' ' && character !== '\u007f').join('');
}
