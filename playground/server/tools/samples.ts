import { crc32, deflateSync } from 'node:zlib';

/** A small picture of a harbour at dawn, drawn here so that no file is needed: PNG as base64. */
export const harbourPicture = png(320, 180, (x, y) => {
  const horizon = 112;
  const sun = Math.hypot(x - 220, y - horizon) < 26 && y < horizon;
  if (sun) return [255, 224, 168];
  if (y < horizon) return [70 + y, 96 + y * 0.7, 140 + y * 0.25];
  const wave = Math.sin(x / 9 + y / 3) * 8;
  const glow = Math.max(0, 60 - Math.abs(x - 220)) * 0.8;
  return [38 + wave + glow, 74 + wave + glow * 0.6, 104 + wave];
});

/** One second of a fog horn: WAV as base64. */
export const toneSound = wav(
  8000,
  (seconds) => Math.sin(seconds * 2 * Math.PI * 110) * Math.min(1, seconds * 8, (1 - seconds) * 4),
);

/** An empty ZIP archive as base64. */
export const zipFile = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]).toString('base64');

function png(width: number, height: number, colourAt: (x: number, y: number) => [number, number, number]): string {
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const colour = colourAt(x, y).map((part) => Math.max(0, Math.min(255, Math.round(part))));
      rows.set(colour, y * (width * 3 + 1) + 1 + x * 3);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...chunks]).toString('base64');
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body) >>> 0);
  return Buffer.concat([length, body, checksum]);
}

function wav(samplesPerSecond: number, loudnessAt: (seconds: number) => number): string {
  const samples = Buffer.alloc(samplesPerSecond);
  for (let index = 0; index < samplesPerSecond; index += 1) {
    samples[index] = Math.round(128 + loudnessAt(index / samplesPerSecond) * 100);
  }
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(samplesPerSecond, 24);
  header.writeUInt32LE(samplesPerSecond, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]).toString('base64');
}
