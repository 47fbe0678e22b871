/**
 * The plain base64 in a block's `data` or `blob`, or undefined where it is none. White space, the URL-safe alphabet, missing padding
 * and a `data:` prefix of the same media family are forgiven. Source: MCP contract T4.
 */
export function plainBase64(data: string, mimeType?: string): string | undefined {
  const prefix = /^data:([a-z]+)\/[^,]*;base64,/i.exec(data);
  if (prefix && mimeType && prefix[1]!.toLowerCase() !== essence(mimeType).split('/')[0]) return undefined;
  const dense = data.slice(prefix?.[0].length).replace(/\s+/g, '');
  const body = /^[\w+/-]+(?==*$)/.exec(dense)?.[0];
  return body && body.length % 4 !== 1 ? body.replace(/-/g, '+').replace(/_/g, '/') : undefined;
}

/** A media type without its parameters, in lower case: `Image/PNG; q=1` is `image/png`. */
export function essence(mimeType: string): string {
  return mimeType.split(';')[0]!.trim().toLowerCase();
}

/** The text in a blob, or undefined where its bytes are no UTF-8. */
export function base64Text(base64: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
