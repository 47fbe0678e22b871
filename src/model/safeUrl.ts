/** The schemes a link may have. Anything else is a request to the host, or nothing. */
const linkSchemes = /^(https?|mailto):/i;

/**
 * A URL that is safe as a link's `href`, or undefined.
 * Control characters and white space around or inside the scheme are not forgiven: browsers would drop them and run the rest.
 */
export function safeUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || /\p{Cc}/u.test(value) || value !== value.trim()) return undefined;
  return linkSchemes.test(value) && URL.canParse(value) ? value : undefined;
}
