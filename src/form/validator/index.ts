/*
 * The validators: one rjsf `ValidatorType` per form, with ajv or with an interpreter behind it.
 * In: a choice of engine. Out: a validator whose verdicts, errors and order of errors are the same from both engines.
 * Refuses: to fetch, to hold a schema longer than its form, to hang on a pattern or a schema, and to evaluate code where told not to.
 */
import type { FormValidator, ValidatorOptions } from './validator';

export { matchPattern } from './pattern';
export type { RawError, ValidatorIssue } from './RawError';
export type { FieldError, FormValidator, ValidatorOptions } from './validator';

/** `auto`: ajv, and where the page forbids generated code the interpreter from then on. `interpreted` never tries to generate code. */
export type ValidatorKind = 'auto' | 'ajv' | 'interpreted';

/** Makes the validator of one form. */
export type ValidatorFactory = (options?: ValidatorOptions) => FormValidator;

interface Choice {
  factory: ValidatorFactory;
  isFallback: boolean;
}

let automatic: Promise<Choice> | undefined;

async function loadInterpreter(): Promise<ValidatorFactory> {
  const [{ createFormValidator }, { createEngine }] = await Promise.all([
    import('./validator'),
    import('./interpreter'),
  ]);
  return (options) => createFormValidator(createEngine, 'interpreted', options);
}

async function loadAjv() {
  const [{ createFormValidator }, { createEngine, tryToCompile }] = await Promise.all([
    import('./validator'),
    import('./ajvEngine'),
  ]);
  const factory: ValidatorFactory = (options) => createFormValidator(createEngine, 'ajv', options);
  return { factory, tryToCompile };
}

async function choose(): Promise<Choice> {
  const { factory, tryToCompile } = await loadAjv();
  try {
    tryToCompile();
  } catch {
    return { factory: await loadInterpreter(), isFallback: true };
  }
  return { factory, isFallback: false };
}

/**
 * Loads an engine and gives the factory of its validators. Ajv is not loaded for `interpreted`; `auto` tries ajv once for the whole
 * page, and where its first compile is refused loads the interpreter; `onFallback` is called whenever `auto` gives the interpreter.
 * Rejects with what the page threw where `ajv` is asked for and refused, and where a chunk cannot be loaded.
 */
export async function loadValidator(
  kind: ValidatorKind = 'auto',
  onFallback?: () => void,
): Promise<ValidatorFactory> {
  if (kind === 'interpreted') return loadInterpreter();
  if (kind === 'ajv') {
    const { factory, tryToCompile } = await loadAjv();
    tryToCompile();
    return factory;
  }
  automatic ??= choose();
  try {
    const { factory, isFallback } = await automatic;
    if (isFallback) onFallback?.();
    return factory;
  } catch (error) {
    automatic = undefined;
    throw error;
  }
}

/** Loads an engine and makes the validator of one form: one per form, dropped with it. */
export async function createValidator(
  options: ValidatorOptions & { kind?: ValidatorKind; onFallback?: (() => void) | undefined } = {},
): Promise<FormValidator> {
  const { kind, onFallback, ...rest } = options;
  return (await loadValidator(kind, onFallback))(rest);
}
