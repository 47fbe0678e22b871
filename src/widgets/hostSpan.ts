/** Where the host stands in an address, behind any user name; undefined where it is written otherwise than `hostName`. */
export function hostSpan(url: string, hostName: string): [start: number, end: number] | undefined {
  const slashes = url.indexOf('//');
  if (slashes < 0) return undefined;
  const rest = url.slice(slashes + 2);
  const authority = rest.slice(0, rest.search(/[/?#\\]/) < 0 ? rest.length : rest.search(/[/?#\\]/));
  const start = slashes + 2 + authority.lastIndexOf('@') + 1;
  const end = start + hostName.length;
  const isNext = end === slashes + 2 + authority.length || url[end] === ':';
  return url.slice(start, end).toLowerCase() === hostName.toLowerCase() && isNext ? [start, end] : undefined;
}
