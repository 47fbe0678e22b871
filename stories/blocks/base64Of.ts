/** A file of the public folder as base64. */
export async function base64Of(name: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(`/${name}`)).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
