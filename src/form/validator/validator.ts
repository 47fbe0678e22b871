import type {
  CustomValidator,
  ErrorSchema,
  ErrorTransformer,
  RJSFSchema,
  RJSFValidationError,
  UiSchema,
  ValidationData,
  ValidatorType,
} from '@rjsf/utils';
import type { Dialect } from './dialect';
import type { CreateEngine, Engine, MatchPattern } from './Engine';
import { isRecord } from './keywords';
import { errorPath, orderErrors } from './orderErrors';
import { SchemaTooComplex, type RawError, type ReportIssue, type ValidatorIssue } from './RawError';
import { SchemaBook } from './readSchema';
import { createMemory } from './remember';

/** How many subschemas are remembered by their text: rjsf puts branches together anew on every keystroke. */
export const MAX_REMEMBERED_BRANCHES = 300;
/** How many whole schemas are remembered by their text: rjsf resolves conditions into a new one on every keystroke. */
export const MAX_REMEMBERED_ROOTS = 20;

/** What a form may tell its validator. */
export interface ValidatorOptions {
  /** Hears once of everything in a schema that could not be used. */
  onIssue?: ReportIssue | undefined;
  /** Reads the schema in this draft, whatever it says itself. */
  dialect?: Dialect | undefined;
  /** Schemas by URI that references may lead to. Nothing is ever fetched. */
  documents?: Record<string, unknown> | undefined;
}

/** An error as rjsf knows it, with the exact place: JSON Pointer steps to the value, the missing one included. */
export interface FieldError extends RJSFValidationError {
  path: string[];
  keyword: string;
}

/** A validator for one form. Besides rjsf's own methods: `errors` gives the raw errors in the order of the form. */
export interface FormValidator extends ValidatorType {
  errors(schema: unknown, data: unknown): RawError[];
  /** Which engine is at work. */
  readonly engine: 'ajv' | 'interpreted';
}

/** Wraps an engine in rjsf's `ValidatorType`; no form here has a `customValidate`, so none is called. Whatever it learns of a schema is dropped with it. */
export function createFormValidator(
  createEngine: CreateEngine,
  engineName: 'ajv' | 'interpreted',
  createPatternGuard: (report: ReportIssue) => MatchPattern,
  options: ValidatorOptions = {},
): FormValidator {
  const reported = new Set<string>();
  const report = (issue: ValidatorIssue) => {
    const key = issue.code === 'unresolvable-ref' ? issue.message : JSON.stringify(issue);
    if (reported.has(key)) return;
    reported.add(key);
    options.onIssue?.(issue);
  };
  let engine: Engine;
  let books: WeakMap<object, SchemaBook>;
  let sameRoot: ReturnType<typeof createMemory>;
  let sameBranch: ReturnType<typeof createMemory>;
  const reset = () => {
    engine = createEngine({ report, matches: createPatternGuard(report) });
    books = new WeakMap();
    sameRoot = createMemory(MAX_REMEMBERED_ROOTS);
    sameBranch = createMemory(MAX_REMEMBERED_BRANCHES);
  };
  reset();

  const bookOf = (schema: unknown): SchemaBook => {
    const root = isRecord(schema) ? sameRoot(schema) : FREE_SCHEMA;
    const book = books.get(root) ?? new SchemaBook(schema, report, options);
    books.set(root, book);
    return book;
  };

  const guarded = <Result>(work: () => Result): Result => {
    try {
      return work();
    } catch (error) {
      const failure =
        error instanceof RangeError
          ? new SchemaTooComplex('Checking the data against the schema takes too much work.')
          : error;
      if (failure instanceof SchemaTooComplex)
        report({ code: 'schema-too-complex', path: '', message: failure.message, severity: 'warning' });
      throw failure;
    }
  };

  const errorsOf = (schema: unknown, data: unknown): RawError[] =>
    guarded(() => {
      const book = bookOf(schema);
      const part = isRecord(schema) ? book.root : schema;
      return orderErrors(engine.errors(book.read(part), withoutUndefined(data), book), book.propertyOrder);
    });

  const rawValidation = (schema: unknown, data?: unknown): { errors?: RawError[]; validationError?: Error } => {
    try {
      const errors = errorsOf(schema, data);
      return errors.length > 0 ? { errors } : {};
    } catch (error) {
      return { validationError: error as Error };
    }
  };

  const validator = {
    engine: engineName,
    reset,
    errors: errorsOf,
    rawValidation: rawValidation as ValidatorType['rawValidation'],
    isValid(schema: RJSFSchema, formData: unknown, rootSchema: RJSFSchema): boolean {
      try {
        return guarded(() => {
          const book = bookOf(rootSchema);
          const part =
            !isRecord(schema) || book.has(schema) ? schema : schema === rootSchema ? book.root : sameBranch(schema);
          return engine.isValid(book.read(part), withoutUndefined(formData), book);
        });
      } catch {
        return false;
      }
    },
    validateFormData(
      formData: unknown,
      schema: RJSFSchema,
      _customValidate?: CustomValidator,
      transformErrors?: ErrorTransformer,
      uiSchema?: UiSchema,
    ): ValidationData<unknown> {
      const raw = rawValidation(schema, formData);
      let errors: RJSFValidationError[] = (raw.errors ?? []).map(toFieldError);
      if (raw.validationError) errors.push({ stack: raw.validationError.message } as RJSFValidationError);
      if (transformErrors) errors = transformErrors(errors, uiSchema);
      let errorSchema = toErrorTree(errors);
      if (raw.validationError)
        errorSchema = {
          ...errorSchema,
          $schema: { __errors: [raw.validationError.message] },
        } as unknown as ErrorSchema;
      return { errors, errorSchema };
    },
  };
  return validator as FormValidator;
}

const FREE_SCHEMA = {};

function toFieldError(error: RawError): FieldError {
  const path = errorPath(error);
  const { keyword, params, schemaPath } = error;
  return {
    name: keyword,
    keyword,
    params,
    schemaPath,
    path,
    property: path.length > 0 ? `.${path.join('.')}` : '',
    message: keyword,
    stack: `${path.join('.')} ${keyword}`.trim(),
  };
}

function toErrorTree(errors: RJSFValidationError[]): ErrorSchema {
  const tree = Object.create(null) as Record<string, unknown>;
  for (const { message, ...error } of errors) {
    if (!message) continue;
    let at = tree;
    for (const step of (error as Partial<FieldError>).path ?? []) {
      if (!Object.hasOwn(at, step)) at[step] = Object.create(null);
      at = at[step] as Record<string, unknown>;
    }
    at.__errors = [...new Set([...((at.__errors as string[] | undefined) ?? []), message])];
  }
  return plain(tree) as ErrorSchema;
}

function plain(tree: Record<string, unknown>): unknown {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      Array.isArray(value) ? value : plain(value as Record<string, unknown>),
    ]),
  );
}

function withoutUndefined(data: unknown): unknown {
  if (Array.isArray(data)) {
    const items = data.map(withoutUndefined);
    return items.some((item, position) => item !== data[position]) ? items : data;
  }
  if (!isRecord(data)) return data === undefined ? undefined : data;
  let isChanged = false;
  const kept: [string, unknown][] = [];
  for (const [key, value] of Object.entries(data)) {
    const next = withoutUndefined(value);
    isChanged ||= next !== value || next === undefined;
    if (next !== undefined) kept.push([key, next]);
  }
  return isChanged ? Object.fromEntries(kept) : data;
}
