/** Stands in for the Markdown parser react-jsonschema-form would bring: descriptions are exact text here. */
export function Markdown(): never {
  throw new Error(
    'react-tool-response: Markdown is not drawn. A payload is not trusted with markup. Descriptions are exact text.',
  );
}
