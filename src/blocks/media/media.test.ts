import { describe, expect, it } from 'vitest';
import { cleanBase64, decodeBase64, decodedLength, maxMediaBytes } from './decodeBase64';
import { fileName } from './fileName';
import { formatBytes } from './formatBytes';
import { imageSize } from './imageSize';
import { essence, readMedia } from './readMedia';
import { readText } from './readText';
import { sniff } from './sniff';

const bytesOf = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((character) => character.charCodeAt(0)) : part)),
  );
const base64Of = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

const png = bytesOf('\x89PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 1, 0x40, 0, 0, 0, 0xf0, 8, 2, 0, 0, 0]);
const gif = bytesOf('GIF89a', [3, 0, 2, 0]);
const frame = [0xff, 0xc0, 0, 11, 8, 0, 0x20, 0, 0x40, 1, 1, 0x11, 0];
const jpeg = bytesOf([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0], frame);
const turnedJpeg = bytesOf(
  [0xff, 0xd8, 0xff, 0xe1, 0, 34],
  'Exif\0\0',
  'MM\0*',
  [0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0],
  frame,
);
const webp = (chunk: string, body: number[]) => bytesOf('RIFF', [0, 0, 0, 0], 'WEBP', chunk, [0, 0, 0, 0], body);
const lossyWebp = webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 0x10, 0, 0x08, 0]);
const losslessWebp = webp('VP8L', [0x2f, 0x0f, 0xc0, 0x01, 0]);
const extendedWebp = webp('VP8X', [0, 0, 0, 0, 99, 0, 0, 49, 0, 0]);
const avif = bytesOf(
  [0, 0, 0, 20],
  'ftypavif',
  [0, 0, 0, 0],
  'avif',
  [0, 0, 0, 20],
  'ispe',
  [0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 5, 0, 0],
);
const wav = bytesOf('RIFF', [36, 0, 0, 0], 'WAVEfmt ');
const svg = bytesOf(
  '<?xml version="1.0"?>\n<!-- chart --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"/>',
);

describe('cleanBase64', () => {
  it.each([
    ['plain text', 'YSxi', 'YSxi'],
    ['line breaks and spaces', ' YS\r\nxi\t', 'YSxi'],
    ['padding', 'YQ==', 'YQ'],
    ['missing padding', 'YQ', 'YQ'],
    ['the URL-safe alphabet', '-_-_', '+/+/'],
    ['a data URL of the same family', 'data:image/png;base64,YSxi', 'YSxi'],
    ['a data URL with parameters', 'data:image/png;name=a.png;base64,YSxi', 'YSxi'],
    ['nothing', '', ''],
  ])('accepts %s', (_name, data, clean) => {
    expect(cleanBase64(data, 'image')).toBe(clean);
  });

  it.each([
    ['other characters', 'YS*i'],
    ['an impossible length', 'YSxiY'],
    ['padding inside', 'YQ==YQ=='],
    ['a data URL of another family', 'data:text/html;base64,YSxi'],
    ['a data URL that is no base64', 'data:image/png,YSxi'],
  ])('refuses %s', (_name, data) => {
    expect(cleanBase64(data, 'image')).toBeUndefined();
  });

  it.each([
    ['', 0],
    ['YQ', 1],
    ['YWI', 2],
    ['YWJj', 3],
  ])('knows how long %s is', (clean, length) => {
    expect(decodedLength(clean)).toBe(length);
    expect(decodeBase64(clean)).toHaveLength(length);
  });
});

describe('sniff', () => {
  it.each([
    ['image/png', png],
    ['image/gif', gif],
    ['image/jpeg', jpeg],
    ['image/webp', lossyWebp],
    ['image/avif', avif],
    ['image/heic', bytesOf([0, 0, 0, 20], 'ftypheic', [0, 0, 0, 0], 'mif1')],
    ['image/svg+xml', svg],
    ['image/svg+xml', bytesOf('<!DOCTYPE svg PUBLIC "x" "y">\n<svg>')],
    ['audio/wav', wav],
    ['audio/mpeg', bytesOf('ID3')],
    ['audio/mpeg', bytesOf([0xff, 0xfb, 0x90, 0])],
    ['audio/aac', bytesOf([0xff, 0xf1, 0x50])],
    ['audio/flac', bytesOf('fLaC')],
    ['audio/mp4', bytesOf([0, 0, 0, 20], 'ftypM4A ')],
    ['application/ogg', bytesOf('OggS')],
    ['video/mp4', bytesOf([0, 0, 0, 20], 'ftypisom')],
    ['video/webm', bytesOf([0x1a, 0x45, 0xdf, 0xa3])],
    [undefined, bytesOf('<html><svg></svg>')],
    [undefined, bytesOf('%PDF-1.4')],
    [undefined, bytesOf('12345678WEBP')],
    [undefined, bytesOf()],
  ])('recognises %s', (type, bytes) => {
    expect(sniff(bytes)).toBe(type);
  });
});

describe('imageSize', () => {
  it.each([
    ['image/png', png, { width: 320, height: 240 }],
    ['image/gif', gif, { width: 3, height: 2 }],
    ['image/jpeg', jpeg, { width: 64, height: 32 }],
    ['image/jpeg', turnedJpeg, { width: 32, height: 64 }],
    ['image/webp', lossyWebp, { width: 16, height: 8 }],
    ['image/webp', losslessWebp, { width: 16, height: 8 }],
    ['image/webp', extendedWebp, { width: 100, height: 50 }],
    ['image/avif', avif, { width: 7, height: 5 }],
    ['image/svg+xml', svg, { width: 24, height: 12 }],
    ['image/svg+xml', bytesOf('<svg width="30" height="20px" viewBox="0 0 1 1">'), { width: 30, height: 20 }],
    ['image/svg+xml', bytesOf('<svg width="100%" height="100%">'), undefined],
    ['image/png', png.subarray(0, 18), undefined],
    ['image/jpeg', jpeg.subarray(0, 9), undefined],
    ['constructor', png, undefined],
  ])('reads the header of %s', (type, bytes, size) => {
    expect(imageSize(bytes, type)).toEqual(size);
  });
});

describe('readMedia', () => {
  it.each([
    ['a matching type', png, 'image/png', 'image/png'],
    ['a type with parameters in capitals', png, 'IMAGE/PNG; q=1', 'image/png'],
    ['an alias', jpeg, 'image/jpg', 'image/jpeg'],
    ['no type', gif, undefined, 'image/gif'],
    ['a picture as markup', svg, 'image/svg+xml', 'image/svg+xml'],
  ])('reads an image with %s', (_name, bytes, declared, type) => {
    expect(readMedia(base64Of(bytes), declared, 'image')).toMatchObject({ mimeType: type });
  });

  it.each([
    ['another format', base64Of(png), 'image/jpeg'],
    ['a page', base64Of(bytesOf('<html></html>')), 'text/html'],
    ['a page that claims to be a picture', base64Of(bytesOf('<html></html>')), 'image/png'],
    ['a format browsers do not share', base64Of(bytesOf('BM')), 'image/bmp'],
    ['broken base64', '!!!', 'image/png'],
    ['nothing', '', 'image/png'],
  ])('refuses an image that is %s', (_name, data, declared) => {
    expect(readMedia(data, declared, 'image')).toEqual({ problem: 'unreadable' });
  });

  it('does not decode more than the limit', () => {
    expect(readMedia('AAAA'.repeat(Math.ceil(maxMediaBytes / 3) + 1), 'image/png', 'image')).toMatchObject({
      problem: 'too-large',
    });
  });

  it('refuses a picture that would fill the memory', () => {
    const bomb = png.slice();
    bomb.set([0, 0, 0xff, 0xff, 0, 0, 0xff, 0xff], 16);
    expect(readMedia(base64Of(bomb), 'image/png', 'image')).toMatchObject({ problem: 'too-large' });
  });

  it.each([
    ['audio/wav', wav, 'audio/x-wav', 'audio/wav'],
    ['audio/wav', wav, undefined, 'audio/wav'],
    ['audio/ogg', bytesOf('OggS'), 'audio/opus', 'audio/ogg'],
    ['audio/mpeg', bytesOf([0, 0, 0]), 'audio/mp3', 'audio/mpeg'],
    ['audio/webm', bytesOf([0x1a, 0x45, 0xdf, 0xa3]), 'audio/webm;codecs=opus', 'audio/webm'],
  ])('reads %s', (_name, bytes, declared, type) => {
    expect(readMedia(base64Of(bytes), declared, 'audio')).toMatchObject({ mimeType: type });
  });

  it.each([
    ['of another container', base64Of(bytesOf('fLaC')), 'audio/wav'],
    ['that is a picture', base64Of(png), 'audio/mpeg'],
    ['that calls itself a text', base64Of(wav), 'text/plain'],
  ])('refuses a sound %s', (_name, data, declared) => {
    expect(readMedia(data, declared, 'audio')).toEqual({ problem: 'unreadable' });
  });

  it('takes an essence without its parameters', () => {
    expect(essence(' Audio/MP3;codecs=x')).toBe('audio/mpeg');
    expect(essence('')).toBeUndefined();
    expect(essence('constructor')).toBe('constructor');
  });
});

describe('readText', () => {
  it.each([
    ['UTF-8', 'bmHDr3ZlIOKCrAogIHg=', { text: 'naïve €\n  x' }],
    ['a byte order mark', '77u/YQ==', { text: '\ufeffa' }],
    ['nothing', '', { text: '' }],
    ['bytes that are no UTF-8', '/9j/', { problem: 'binary', byteLength: 3 }],
    ['text that is no base64', '%', { problem: 'unreadable' }],
  ])('reads %s', (_name, data, outcome) => {
    expect(readText(data)).toEqual(outcome);
  });
});

describe('fileName', () => {
  it.each([
    ['rapport é.pdf', 'rapport é.pdf'],
    ['../../etc/passwd', '_.._etc_passwd'],
    ['a\u202egpj.exe', 'agpj.exe'],
    ['C:\\x\\y.txt', 'C__x_y.txt'],
    ['\u0000', 'download'],
    ['', 'download'],
    [`${'x'.repeat(300)}.tar.gz`, `${'x'.repeat(100)}…${'x'.repeat(12)}.tar.gz`],
  ])('saves %j safely', (name, saved) => {
    expect(fileName(name)).toBe(saved);
  });
});

describe('formatBytes', () => {
  it.each([
    [0, 'en', '0 bytes'],
    [1, 'en', '1 byte'],
    [999, 'en', '999 bytes'],
    [1500, 'en', '1.5 kB'],
    [12_345_678, 'en', '12 MB'],
    [1500, 'de', '1,5 kB'],
  ])('writes %d bytes in %s', (bytes, locale, text) => {
    expect(formatBytes(bytes, locale)).toBe(text);
  });
});
