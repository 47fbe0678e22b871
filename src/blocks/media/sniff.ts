const signatures: [type: string, offset: number, text: string][] = [
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/gif', 0, 'GIF87a'],
  ['image/gif', 0, 'GIF89a'],
  ['image/webp', 8, 'WEBP'],
  ['audio/wav', 8, 'WAVE'],
  ['audio/aiff', 8, 'AIFF'],
  ['audio/flac', 0, 'fLaC'],
  ['audio/mpeg', 0, 'ID3'],
  ['application/ogg', 0, 'OggS'],
  ['video/webm', 0, '\x1aE\xdf\xa3'],
];
const avifBrands = ['avif', 'avis'];
const audioBrands = ['M4A ', 'M4B '];
const pictureBrands = ['heic', 'heix', 'mif1', 'msf1'];

/** The media type the first bytes speak for, or undefined. SVG is recognised by its root element. */
export function sniff(bytes: Uint8Array): string | undefined {
  for (const [type, offset, text] of signatures) {
    if (latin1(bytes, offset, text.length) === text && (offset === 0 || isRiff(bytes))) return type;
  }
  if (latin1(bytes, 4, 4) === 'ftyp') return brandType(latin1(bytes, 8, 4), bytes);
  if (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xf6) === 0xf0) return 'audio/aac';
  if (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) >= 0xe2) return 'audio/mpeg';
  return isSvg(bytes) ? 'image/svg+xml' : undefined;
}

function isRiff(bytes: Uint8Array): boolean {
  const start = latin1(bytes, 0, 4);
  return start === 'RIFF' || start === 'FORM';
}

function brandType(brand: string, bytes: Uint8Array): string {
  if (avifBrands.includes(brand)) return 'image/avif';
  if (audioBrands.includes(brand)) return 'audio/mp4';
  if (!pictureBrands.includes(brand)) return 'video/mp4';
  return latin1(bytes, 12, 52).includes('avif') ? 'image/avif' : 'image/heic';
}

function isSvg(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 4096));
  return /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>\s*)*<svg[\s>]/i.test(
    start,
  );
}

/** Bytes as one character each; shorter where the bytes end. */
export function latin1(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length));
}
