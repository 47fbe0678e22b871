/** The most bytes a picture, sound or film may have to be drawn. */
export const maxMediaBytes = 10 * 1024 * 1024;

const prefix = /^data:([a-z0-9.+-]+)\/[a-z0-9.+-]+(?:;[a-z0-9-]+=[^;,]*)*;base64,/i;

/** Base64 in the standard alphabet, without white space, prefix or padding; undefined where the text is no base64. */
export function cleanBase64(data: string, family?: string): string | undefined {
  const found = prefix.exec(data.slice(0, 256));
  if (found && family !== undefined && found[1]!.toLowerCase() !== family) return undefined;
  const body = (found ? data.slice(found[0].length) : data)
    .replace(/[\t\n\f\r ]+/g, '')
    .replace(/={1,2}$/, '')
    .replace(/-/g, '+')
    .replace(/_/g, '/');
  return /^[A-Za-z0-9+/]*$/.test(body) && body.length % 4 !== 1 ? body : undefined;
}

/** How many bytes clean base64 stands for. */
export function decodedLength(clean: string): number {
  return Math.floor((clean.length * 3) / 4);
}

/** The bytes of clean base64. */
export function decodeBase64(clean: string): Uint8Array<ArrayBuffer> {
  const binary = atob(clean);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return bytes;
}
