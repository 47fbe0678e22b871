import type { RawError } from './RawError';

const WEIGHTS: Record<string, number> = {
  const: 1e6,
  enum: 1e6,
  'false schema': 1e6,
  type: 1e4,
  required: 100,
};
const WRONG_TYPE = 1e9;

/**
 * The errors worth telling when no branch of an `anyOf` or `oneOf` fits: those of the branch that is nearest to the data,
 * or `unmatched`, an error of the keyword itself, where every branch refuses the value as such (a list of constants, of types).
 * In: the errors of each branch. A branch that refuses a kind of value (`type`, `const`, `enum`, a missing property) is further away.
 */
export function closestBranch(branches: RawError[][], unmatched: RawError): RawError[] {
  const refuses = (errors: RawError[]) =>
    errors.some(
      (error) =>
        error.instancePath === unmatched.instancePath &&
        (error.keyword === 'const' || error.keyword === 'enum' || error.keyword === 'type'),
    );
  if (branches.length > 1 && branches.every(refuses)) return [unmatched];
  let best = branches[0] ?? [unmatched];
  for (const errors of branches)
    if (distance(errors, unmatched.instancePath) < distance(best, unmatched.instancePath)) best = errors;
  return best.length > 0 ? best : [unmatched];
}

function distance(errors: RawError[], path: string): number {
  const total = errors.reduce((sum, error) => sum + (WEIGHTS[error.keyword] ?? 1), 0);
  return errors.some((error) => error.instancePath === path && error.keyword === 'type') ? total + WRONG_TYPE : total;
}
