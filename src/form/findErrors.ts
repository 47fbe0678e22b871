import type { Strings } from '../ui';
import type { Branches } from './branches';
import { fieldAt, uiOptionsOf } from './FormPlan';
import type { FormPlan } from './FormPlan';
import { fromPointer, getAt, pathKey } from './json';
import type { Json, Path } from './json';
import { toMessage } from './messages';
import * as words from './words';
import type { RawError } from './validator';

/** What is wrong with one field. */
export interface FieldProblem {
  path: Path;
  label: string;
  message: string;
  /** What the list entry around the field is called, where it is in one. */
  entry?: string | undefined;
}

/**
 * What is wrong with an answer, in the order of the form and in a person's words, each at a field that is on the screen.
 * What a person cannot mend because its field is hidden or locked does not count.
 */
export function findErrors(
  plan: FormPlan,
  answer: Json,
  data: Json | undefined,
  branches: Branches,
  strings: Strings,
): FieldProblem[] {
  let raw: RawError[];
  try {
    raw = plan.validator.errors(plan.law, answer);
  } catch {
    return [{ path: [], label: '', message: strings.t(words.tooComplex) }];
  }
  const problems = new Map<string, FieldProblem>();
  for (const error of raw) {
    const field = fieldAt(plan, data, pathOf(error, data), branches);
    if (!field || field.isLocked || uiOptionsOf(field.ui)['widget'] === 'HiddenWidget') continue;
    const { path } = field;
    const value = getAt(answer, path);
    if (error.keyword === 'minItems' && !field.isRequired && Array.isArray(value) && value.length === 0) continue;
    const key = pathKey(path);
    if (!problems.has(key))
      problems.set(key, {
        path,
        label: field.label,
        message: toMessage(error, field, value, strings),
        ...(field.entry !== field.label && { entry: field.entry }),
      });
  }
  return [...problems.values()];
}

function isMissingKey({ keyword }: RawError): boolean {
  return keyword === 'required' || keyword === 'dependentRequired' || keyword === 'dependencies';
}

/** Where an error belongs: the missing field, where one is missing; list positions as numbers. */
function pathOf(error: RawError, data: Json | undefined): Path {
  const steps = fromPointer(error.instancePath);
  const missing = error.params['missingProperty'];
  if (isMissingKey(error) && typeof missing === 'string') steps.push(missing);
  const path: (string | number)[] = [];
  for (const step of steps) path.push(Array.isArray(getAt(data, path)) ? Number(step) : step);
  return path;
}
