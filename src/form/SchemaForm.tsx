import { useEffect, useMemo, useRef } from 'react';
import { Notice, Skeleton, useLazy, useStrings } from '../ui';
import type { FormIssue, ReportIssue } from './FormIssue';
import { createFormPlan } from './FormPlan';
import type { FormPlan } from './FormPlan';
import { FormShell } from './FormShell';
import { isEqual, isObject, own } from './json';
import type { JsonObject } from './json';
import { readSchema } from './schema/readSchema';
import { toLaw } from './schema/toLaw';
import { readUiSchema } from './readUiSchema';
import type * as OutputFields from './outputFields';
import type { SchemaFormProps } from './SchemaFormProps';
import { FieldBoundary } from './templates/FieldBoundary';
import { loadValidator } from './validator';
import type { FormValidator, ValidatorFactory, ValidatorKind } from './validator';
import * as words from './words';

const withPatterns: Record<ValidatorKind, () => Promise<ValidatorFactory>> = {
  auto: () => loadValidator('auto'),
  ajv: () => loadValidator('ajv'),
  interpreted: () => loadValidator('interpreted'),
};
const withoutPatterns: typeof withPatterns = {
  auto: () => loadValidator('auto', undefined, 'none'),
  ajv: () => loadValidator('ajv', undefined, 'none'),
  interpreted: () => loadValidator('interpreted', undefined, 'none'),
};

type Outputs = Pick<typeof OutputFields, 'withOutputFields'>;
const noOutputs: Outputs = {
  withOutputFields: (uiSchema, _named, { repaired }) => ({ uiSchema, answered: repaired }),
};
const loadNoOutputs = () => Promise.resolve(noOutputs);
const loadOutputs = (): Promise<Outputs> => import('./outputFields');
/** What makes a field other than its schema says: controls that only show, times and rows of flows, references to such. */
const otherwise =
  /"(headers|tableType|files|validationType)"|DataWidget|Time|DateWidget|BulletList|Table|FileDownload/i;

/**
 * A form made of a JSON Schema, a uiSchema and data, none of which is trusted. Takes the answer to `onSubmit` once it is valid.
 * What cannot be drawn becomes a notice and an issue; nothing is thrown, nothing is fetched, nothing is answered for the user.
 */
export function SchemaForm(props: SchemaFormProps) {
  const { validator: kind = 'auto' } = props;
  const { t } = useStrings();
  const schemaText = useMemo(() => toText(props.schema), [props.schema]);
  const loaders = useMemo(() => (mayMatch(/attern/, schemaText) ? withPatterns : withoutPatterns), [schemaText]);
  const hasOutputs = useMemo(
    () =>
      !!props.outputFields?.length || mayMatch(otherwise, schemaText) || mayMatch(otherwise, toText(props.uiSchema)),
    [schemaText, props.uiSchema, props.outputFields],
  );
  const validator = useLatest(useLazy(loaders[kind] ?? loaders.auto));
  const outputs = useLatest(useLazy(hasOutputs ? loadOutputs : loadNoOutputs));
  if (validator.error !== undefined || outputs.error !== undefined) return <Notice>{t(words.notDrawn)}</Notice>;
  if (!validator.value || !outputs.value) return <Skeleton rows={rowsOf(props.schema)} hasActions isBare />;
  return <ReadForm {...props} createValidator={validator.value} outputs={outputs.value} />;
}

/** What is loaded, and meanwhile what was loaded before. */
function useLatest<T>({ value, error }: { value?: T; error?: unknown }): { value?: T; error?: unknown } {
  const latest = useRef(value);
  latest.current = value ?? latest.current;
  return { ...(latest.current !== undefined && { value: latest.current }), error };
}

interface ReadFormProps extends SchemaFormProps {
  createValidator: ValidatorFactory;
  outputs: Outputs;
}

function ReadForm({ createValidator, outputs, ...props }: ReadFormProps) {
  const { schema, uiSchema, formData, outputFields, onIssue } = props;
  const { t, locale } = useStrings();
  const input = useStable({ schema, uiSchema, outputFields });
  const data = useStable(formData);
  const issues = useIssues(onIssue);
  const validator = useMemo(
    () =>
      createValidator({
        onIssue: ({ code, path, message, severity }) => issues(code, `/schema${path}`, message, severity),
      }),
    [createValidator, issues],
  );
  const plan = useMemo(
    () => planForm(input, locale, outputs, validator, issues),
    [input, locale, outputs, validator, issues],
  );
  if (!plan) return <Notice>{t(words.notDrawn)}</Notice>;
  const report = (issue: FormIssue) => issues(issue.code, issue.path, issue.message, issue.severity);
  return (
    <FieldBoundary fallback={t(words.notDrawn)} path={noPath} onIssue={report}>
      <FormShell {...props} plan={plan} formData={data} report={issues} />
    </FieldBoundary>
  );
}

const noPath: [] = [];

function planForm(
  input: Pick<SchemaFormProps, 'schema' | 'uiSchema' | 'outputFields'>,
  locale: string,
  { withOutputFields }: Outputs,
  validator: FormValidator,
  report: ReportIssue,
): FormPlan | undefined {
  const read = readSchema(input.schema, locale, report);
  if (!read) return undefined;
  const { uiSchema: ui, answered } = withOutputFields(readUiSchema(input.uiSchema, report), input.outputFields, read);
  return createFormPlan({ root: read.drawn, law: toLaw(answered), ui, validator });
}

/** The first of several equal values, so that an equal value in a new object changes nothing. */
function useStable<T>(value: T): T {
  const kept = useRef(value);
  if (!isSame(kept.current, value)) kept.current = value;
  return kept.current;
}

function isSame(one: unknown, other: unknown): boolean {
  try {
    return isEqual(one, other);
  } catch {
    return false;
  }
}

/** Hands each issue on once, after the render in which it came up. */
function useIssues(onIssue: SchemaFormProps['onIssue']): ReportIssue {
  const listener = useRef(onIssue);
  listener.current = onIssue;
  const waiting = useRef<FormIssue[]>([]);
  const said = useRef(new Set<string>());
  const flush = () => {
    for (const issue of waiting.current.splice(0)) listener.current?.(issue);
  };
  useEffect(flush);
  return useMemo<ReportIssue>(
    () =>
      (code, path, message, severity = 'warning') => {
        const key = `${code} ${path}`;
        if (said.current.has(key)) return;
        said.current.add(key);
        waiting.current.push({ code, path, message, severity });
      },
    [],
  );
}

function rowsOf(schema: unknown): number {
  const properties = own(schema, 'properties');
  return isObject(properties as JsonObject) ? Math.min(Object.keys(properties as JsonObject).length, 12) || 1 : 1;
}

/** The JSON text of a value; undefined where it has none. */
function toText(value: unknown): string | undefined {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return undefined;
  }
}

function mayMatch(words: RegExp, text: string | undefined): boolean {
  return text === undefined || words.test(text);
}
