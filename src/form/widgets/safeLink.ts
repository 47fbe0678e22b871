/** An address a link of a form may lead to, or undefined: http and https only, nothing hidden in front of them. */
export function safeLink(url: string | undefined): string | undefined {
  if (url === undefined || url !== url.trim() || !URL.canParse(url)) return undefined;
  const hasControl = [...url].some((character) => character.charCodeAt(0) < 0x20 || character.charCodeAt(0) === 0x7f);
  return !hasControl && ['http:', 'https:'].includes(new URL(url).protocol) ? url : undefined;
}
