import { base64Text, defined, essence, own, plainBase64, safeUrl } from '../model';
import type { Content, EmbeddedResource, Icon, Json, JsonObject } from '../model';
import { report } from './context';
import type { BlockBase, ReadContext } from './context';
import { isString, list, number, object, text } from './fields';

const codeSchemes = ['javascript', 'data', 'vbscript', 'blob'];
const imageKinds = /^(png|jpe?g|gif|webp|avif|svg\+xml)?$/;

/** Blocks other than text: images, audio, resource links, embedded resources. Undefined where one cannot be shown. */
export function readMedia(block: JsonObject, base: BlockBase, context: ReadContext): Content | undefined {
  const type = own(block, 'type');
  const resource = object(block, 'resource');
  const uri = text(block, 'uri') ?? text(resource, 'uri') ?? '';
  const mimeType = text(block, 'mimeType', 'mime_type') ?? text(resource, 'mimeType', 'mime_type');
  const data = text(block, 'data');
  const shared = defined({ ...base, mimeType });
  if ((type === 'image' || type === 'audio') && data !== undefined) {
    const isShown = mediaKind(mimeType || type) === type && plainBase64(data, mimeType || type) !== undefined;
    return isShown ? { ...shared, type, data } : undefined;
  }
  if (type === 'resource_link' && uri) return readLink(block, uri, shared, context);
  if (type !== 'resource' || /^ui:/i.test(uri)) return undefined;
  const body = defined({ text: text(resource, 'text'), blob: text(resource, 'blob') });
  const shownAs = resourceKind(body.text, body.blob, mimeType);
  return shownAs && { ...shared, type, shownAs, uri, name: text(resource, 'title') ?? nameOf(uri), ...body };
}

function readLink(block: JsonObject, uri: string, base: BlockBase, context: ReadContext): Content {
  const isUnsafe = ['file', ...codeSchemes].includes(schemeOf(uri));
  const icons = list(block, 'icons').flatMap((icon) => readIcon(icon) ?? []);
  if (isUnsafe) report(context, base.path, 'unsafe url: left out');
  return defined({
    ...base,
    type: 'link' as const,
    uri: isUnsafe ? '' : uri,
    href: safeUrl(uri),
    name: text(block, 'title') ?? text(block, 'name') ?? nameOf(uri),
    description: text(block, 'description'),
    size: number(block, 'size'),
    icons: icons[0] && icons,
    isOpenable: !isUnsafe,
  });
}

function readIcon(icon: Json): Icon | undefined {
  const src = text(icon, 'src') ?? '';
  const isRaster = /^data:image\/(png|jpe?g|gif|webp|avif);base64,/i.test(src);
  if (!isRaster && !(/^https:/i.test(src) && safeUrl(src) && !new URL(src).username)) return undefined;
  const theme = (['light', 'dark'] as const).find((each) => own(icon, 'theme') === each);
  return defined({
    src,
    mimeType: text(icon, 'mimeType', 'mime_type'),
    sizes: list(icon, 'sizes').filter(isString),
    theme,
  });
}

function resourceKind(body: string | undefined, blob = '', mimeType = ''): EmbeddedResource['shownAs'] {
  if (body !== undefined) return 'resource';
  const base64 = plainBase64(blob, mimeType);
  if (base64 === undefined) return undefined;
  return /^text\//i.test(mimeType) && base64Text(base64) !== undefined ? 'resource' : (mediaKind(mimeType) ?? 'file');
}

function mediaKind(mimeType: string): 'image' | 'audio' | 'video' | undefined {
  const [family, kind = ''] = essence(mimeType).split('/');
  return (['image', 'audio', 'video'] as const).find(
    (each) => each === family && (each !== 'image' || imageKinds.test(kind)),
  );
}

function nameOf(uri: string): string {
  if (codeSchemes.includes(schemeOf(uri))) return '';
  const [path = ''] = uri.split(/[?#]/, 1);
  return path.split('/').findLast(Boolean) ?? '';
}

/** In lower case, as a browser would understand it: without what it drops. */
function schemeOf(uri: string): string {
  return uri
    .replace(/[\p{Cc}\s]/gu, '')
    .split(':')[0]!
    .toLowerCase();
}
