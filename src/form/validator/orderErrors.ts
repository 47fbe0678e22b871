import type { RawError } from './RawError';
import { readPointer } from './reference';

/** The path of the value an error is about: for a missing property the property's, else the error's own. */
export function errorPath({ instancePath, keyword, params }: RawError): string[] {
  const path = readPointer(instancePath);
  const missing = keyword === 'required' || keyword === 'dependentRequired' ? params.missingProperty : undefined;
  return typeof missing === 'string' ? [...path, missing] : path;
}

/**
 * Puts errors in the order of the form, the same from both engines: by where the schema first names each property, then by keyword.
 * Of several errors about one value a wrong type alone is kept; what is merely left over because a branch failed is not told; nothing is said twice.
 */
export function orderErrors(errors: RawError[], propertyOrder: ReadonlyMap<string, number>): RawError[] {
  const isLeftOver = ({ keyword }: RawError) => keyword.startsWith('unevaluated');
  const broken = new Set(errors.filter((error) => !isLeftOver(error)).map(({ instancePath }) => instancePath));
  const wrongType = new Set(errors.filter(({ keyword }) => keyword === 'type').map(({ instancePath }) => instancePath));
  const seen = new Set<string>();
  const kept: { error: RawError; path: string[] }[] = [];
  for (const error of errors) {
    if (error.keyword !== 'type' && wrongType.has(error.instancePath)) continue;
    if (isLeftOver(error) && broken.has(error.instancePath)) continue;
    const key = JSON.stringify([error.instancePath, error.keyword, error.params]);
    if (seen.has(key)) continue;
    seen.add(key);
    kept.push({ error, path: errorPath(error) });
  }
  const rank = (step: string) => propertyOrder.get(step) ?? Infinity;
  const compare = (a: string[], b: string[]) => {
    for (let i = 0; i < Math.min(a.length, b.length); i += 1) {
      const [x, y] = [a[i]!, b[i]!];
      if (x !== y) return rank(x) - rank(y) || Number(x) - Number(y) || (x < y ? -1 : 1);
    }
    return a.length - b.length;
  };
  return kept
    .sort((a, b) => compare(a.path, b.path) || a.error.keyword.localeCompare(b.error.keyword))
    .map(({ error }) => error);
}
