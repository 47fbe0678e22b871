/** A reference inside one document, in two parts. */
interface LocalUri {
  path: string;
  fragment?: string;
}

/**
 * What ajv asks of URIs, for schemas that refer only to themselves: whatever points elsewhere was taken out before. Percent signs are left to
 * ajv.
 */
export const localUri = {
  parse: (uri: string): LocalUri => {
    const mark = uri.indexOf('#');
    return mark === -1 ? { path: uri } : { path: uri.slice(0, mark), fragment: uri.slice(mark + 1) };
  },
  serialize: ({ path, fragment }: LocalUri): string => (fragment === undefined ? path : `${path}#${fragment}`),
  resolve: (base: string, reference: string): string =>
    reference.startsWith('#') ? `${base.split('#')[0]}${reference}` : reference,
};
