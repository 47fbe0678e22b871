import { cleanBase64, decodeBase64, decodedLength, maxMediaBytes } from './decodeBase64';

/** Text, or why there is none: no base64, bytes that are no UTF-8, or more than is decoded unasked. */
export type ReadText = { text: string } | { problem: 'unreadable' | 'binary' | 'too-large'; byteLength?: number };

/** Base64 to the exact text its bytes are in UTF-8, a byte order mark included. */
export function readText(data: string): ReadText {
  const clean = cleanBase64(data);
  if (clean === undefined) return { problem: 'unreadable' };
  const byteLength = decodedLength(clean);
  if (byteLength > maxMediaBytes) return { problem: 'too-large', byteLength };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(decodeBase64(clean)) };
  } catch {
    return { problem: 'binary', byteLength };
  }
}
