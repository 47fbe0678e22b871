import { latin1 } from './sniff';

/** Pixels as drawn: a photograph's rotation is applied. */
export interface ImageSize {
  width: number;
  height: number;
}

const maxScannedBytes = 65_536;
const readers: Record<string, (view: DataView, bytes: Uint8Array) => ImageSize | undefined> = {
  'image/png': (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  'image/gif': (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  'image/jpeg': jpegSize,
  'image/webp': webpSize,
  'image/avif': avifSize,
  'image/svg+xml': (_view, bytes) => svgSize(new TextDecoder().decode(bytes.subarray(0, 4096))),
};

/** The size a picture's header declares, or undefined where it declares none or is cut off. */
export function imageSize(bytes: Uint8Array, mimeType: string): ImageSize | undefined {
  const read = Object.hasOwn(readers, mimeType) ? readers[mimeType] : undefined;
  try {
    const size = read?.(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), bytes);
    return size && size.width > 0 && size.height > 0 ? size : undefined;
  } catch {
    return undefined;
  }
}

function jpegSize(view: DataView, bytes: Uint8Array): ImageSize | undefined {
  let isTurned = false;
  for (let at = 2; at < view.byteLength;) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff) return undefined;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xe1 && latin1(bytes, at + 4, 6) === 'Exif\0\0') isTurned = orientation(view, at + 10) >= 5;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return isTurned ? { width: height, height: width } : { width, height };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

function orientation(view: DataView, start: number): number {
  const isLittle = view.getUint16(start) === 0x4949;
  const directory = start + view.getUint32(start + 4, isLittle);
  const count = view.getUint16(directory, isLittle);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * 12;
    if (view.getUint16(entry, isLittle) === 0x0112) return view.getUint16(entry + 8, isLittle);
  }
  return 1;
}

function webpSize(view: DataView, bytes: Uint8Array): ImageSize | undefined {
  const kind = latin1(bytes, 12, 4);
  if (kind === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (kind !== 'VP8X') return undefined;
  const at = (offset: number) => view.getUint16(offset, true) + (view.getUint8(offset + 2) << 16) + 1;
  return { width: at(24), height: at(27) };
}

function avifSize(view: DataView, bytes: Uint8Array): ImageSize | undefined {
  const limit = Math.min(bytes.length - 16, maxScannedBytes);
  for (let at = 0; at < limit; at += 1) {
    if (bytes[at] === 0x69 && latin1(bytes, at, 4) === 'ispe')
      return { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
  }
  return undefined;
}

function svgSize(source: string): ImageSize | undefined {
  const root = /<svg\b[^>]*>/i.exec(source)?.[0] ?? '';
  const length = (name: string) =>
    Number(new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`, 'i').exec(root)?.[1]);
  const [width, height] = [length('width'), length('height')];
  if (width > 0 && height > 0) return { width, height };
  const box = /\sviewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*["']/i.exec(root);
  return box ? { width: Number(box[1]), height: Number(box[2]) } : undefined;
}
