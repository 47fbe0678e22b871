/*
 * The validators: one rjsf `ValidatorType` per form, with ajv or with an interpreter behind it.
 * In: a choice of engine. Out: a validator whose verdicts, errors and order of errors are the same from both engines.
 * Refuses: to fetch, to hold a schema longer than its form, to hang on a pattern or a schema, and to evaluate code where told not to.
 */
import type { FormValidator, ValidatorOptions } from './validator';

export type { RawError, ValidatorIssue } from './RawError';
export type { FieldError, FormValidator, ValidatorOptions } from './validator';

/** `auto`: ajv, and where the page forbids generated code the interpreter from then on. `interpreted` never tries to generate code. */
export type ValidatorKind = 'auto' | 'ajv' | 'interpreted';

/** Makes the validator of one form. */
export type ValidatorFactory = (options?: ValidatorOptions) => FormValidator;

const guards = {
  patterns: async () => (await import('./pattern')).createPatternGuard,
  none: () => Promise.resolve(() => () => true),
};
type Guard = keyof typeof guards;

let automatic: Promise<boolean> | undefined;

async function loadInterpreter(guard: Guard): Promise<ValidatorFactory> {
  const [{ createFormValidator }, { createEngine }, createGuard] = await Promise.all([
    import('./validator'),
    import('./interpreter'),
    guards[guard](),
  ]);
  return (options) => createFormValidator(createEngine, 'interpreted', createGuard, options);
}

async function loadAjv(guard: Guard) {
  const [{ createFormValidator }, { createEngine, tryToCompile }, createGuard] = await Promise.all([
    import('./validator'),
    import('./ajvEngine'),
    guards[guard](),
  ]);
  const factory: ValidatorFactory = (options) => createFormValidator(createEngine, 'ajv', createGuard, options);
  return { factory, tryToCompile };
}

/** Whether the page forbids generated code: tried once, as each try may be reported as a violation. */
async function isRefused(): Promise<boolean> {
  const { tryToCompile } = await import('./ajvEngine');
  try {
    tryToCompile();
  } catch {
    return true;
  }
  return false;
}

/**
 * Loads an engine and gives the factory of its validators. Ajv is not loaded for `interpreted`; `auto` tries ajv once for the whole
 * page, and where its first compile is refused loads the interpreter; `onFallback` is called whenever `auto` gives the interpreter.
 * `guard`: `none` for a schema without any pattern, which then loads nothing to run one.
 * Rejects with what the page threw where `ajv` is asked for and refused, and where a chunk cannot be loaded.
 */
export async function loadValidator(
  kind: ValidatorKind = 'auto',
  onFallback?: () => void,
  guard: Guard = 'patterns',
): Promise<ValidatorFactory> {
  if (kind === 'interpreted') return loadInterpreter(guard);
  if (kind === 'ajv') {
    const { factory, tryToCompile } = await loadAjv(guard);
    tryToCompile();
    return factory;
  }
  automatic ??= isRefused();
  try {
    if (!(await automatic)) return (await loadAjv(guard)).factory;
    onFallback?.();
    return await loadInterpreter(guard);
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

/** Whether a text holds a match of one pattern, under the validators' guard; undefined where the pattern, or its matcher, cannot be had. */
export async function matchPattern(pattern: string, text: string): Promise<boolean | undefined> {
  try {
    return (await import('./pattern')).matchPattern(pattern, text);
  } catch {
    return undefined;
  }
}
