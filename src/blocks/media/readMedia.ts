import { cleanBase64, decodeBase64, decodedLength, maxMediaBytes } from './decodeBase64';
import { imageSize } from './imageSize';
import type { ImageSize } from './imageSize';
import { sniff } from './sniff';

export type MediaFamily = 'image' | 'audio' | 'video';

/** What can be drawn, or why it cannot. */
export type Media =
  | { bytes: Uint8Array<ArrayBuffer>; mimeType: string; size?: ImageSize }
  | { problem: 'unreadable' | 'too-large'; byteLength?: number };

const maxPixels = 100_000_000;
const aliases: Record<string, string> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/x-png': 'image/png',
  'audio/mp3': 'audio/mpeg',
  'audio/x-mp3': 'audio/mpeg',
  'audio/x-mpeg': 'audio/mpeg',
  'audio/x-wav': 'audio/wav',
  'audio/wave': 'audio/wav',
  'audio/vnd.wave': 'audio/wav',
  'audio/x-m4a': 'audio/mp4',
  'audio/m4a': 'audio/mp4',
  'audio/x-flac': 'audio/flac',
  'audio/x-aiff': 'audio/aiff',
  'audio/x-aac': 'audio/aac',
  'audio/aacp': 'audio/aac',
  'audio/opus': 'audio/ogg',
  'video/quicktime': 'video/mp4',
  'video/x-m4v': 'video/mp4',
  'video/x-matroska': 'video/webm',
};
const shownImages = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/svg+xml'];
const containers: Record<string, string[]> = {
  'application/ogg': ['audio/ogg', 'video/ogg', 'audio/flac'],
  'video/webm': ['video/webm', 'audio/webm'],
  'video/mp4': ['video/mp4', 'audio/mp4', 'audio/aac'],
  'audio/mp4': ['audio/mp4', 'audio/aac', 'video/mp4'],
  'audio/mpeg': ['audio/mpeg'],
  'audio/aac': ['audio/aac', 'audio/mpeg'],
};
const withoutSignature = ['audio/mpeg', 'audio/aac'];

/** A media type without parameters, in lower case, its usual name in place of an alias. */
export function essence(mimeType: string | undefined): string | undefined {
  const bare = mimeType?.split(';')[0]!.trim().toLowerCase();
  if (!bare) return undefined;
  return Object.hasOwn(aliases, bare) ? aliases[bare] : bare;
}

/**
 * Base64 of a picture, sound or film to bytes whose content is what they claim to be.
 * Accepts white space, the URL-safe alphabet, missing padding and a `data:` prefix of the same family. A missing media type is the sniffed one.
 */
export function readMedia(data: string, mimeType: string | undefined, family: MediaFamily): Media {
  const clean = cleanBase64(data, family);
  if (!clean) return { problem: 'unreadable' };
  const byteLength = decodedLength(clean);
  if (byteLength > maxMediaBytes) return { problem: 'too-large', byteLength };
  const bytes = decodeBase64(clean);
  const type = agreedType(essence(mimeType), sniff(bytes), family);
  if (!type) return { problem: 'unreadable' };
  if (family !== 'image') return { bytes, mimeType: type };
  const size = imageSize(bytes, type);
  if (size && size.width * size.height > maxPixels && type !== 'image/svg+xml')
    return { problem: 'too-large', byteLength };
  return size ? { bytes, mimeType: type, size } : { bytes, mimeType: type };
}

function agreedType(declared: string | undefined, found: string | undefined, family: MediaFamily): string | undefined {
  if (family === 'image') {
    return found && shownImages.includes(found) && (declared === undefined || declared === found) ? found : undefined;
  }
  const possible = found === undefined ? [] : (own(containers, found) ?? [found]);
  if (declared === undefined) return possible.find((type) => type.startsWith(`${family}/`));
  if (!declared.startsWith(`${family}/`)) return undefined;
  if (found === undefined) return withoutSignature.includes(declared) ? declared : undefined;
  return possible.includes(declared) ? declared : undefined;
}

function own(record: Record<string, string[]>, key: string): string[] | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
