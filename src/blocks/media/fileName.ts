const maxLength = 120;

/** A name a file may be saved under: no folders, control or direction characters, leading dots or Windows' reserved marks; its ending survives. */
export function fileName(name: string): string {
  const clean = name
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/[\\/:*?"<>|]/g, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const characters = [...clean];
  if (characters.length <= maxLength) return clean || 'download';
  return `${characters.slice(0, maxLength - 20).join('')}…${characters.slice(-19).join('')}`;
}
