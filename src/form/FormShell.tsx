import { createElement, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ErrorSummary, focusField, useStrings } from '../ui';
import { elementId } from './elementId';
import { schemaFieldOf } from './FormContext';
import type { FormContext } from './FormContext';
import { FormActions } from './FormActions';
import { FormElement } from './FormElement';
import { FormStatus } from './FormStatus';
import type { FieldProblem } from './findErrors';
import type { ReportIssue } from './FormIssue';
import type { FormPlan } from './FormPlan';
import { createRegistry } from './registry';
import { isObject } from './json';
import type { JsonObject } from './json';
import type { SchemaFormProps } from './SchemaFormProps';
import { useFormState } from './useFormState';
import { usePointerLeave } from './usePointerLeave';
import * as words from './words';

const rootPath: never[] = [];

/** A planned form: its fields, its buttons, what happens when it is sent. */
export function FormShell(props: SchemaFormProps & { plan: FormPlan; report: ReportIssue }) {
  const {
    id,
    plan,
    report,
    onSubmit,
    title,
    description,
    labelledBy,
    headingLevel = 3,
    isDisabled = false,
    isBusy = false,
    uploadFile,
    people,
  } = props;
  const { t } = useStrings();
  const state = useFormState(plan, props, report);
  const { store, branches, rows, problems, rearrange } = state;
  const [refusals, setRefusals] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  usePointerLeave(root, store);

  const host = useRef({ uploadFile, people });
  host.current = { uploadFile, people };
  const registry = useMemo(() => {
    const context: FormContext = {
      formId: id,
      plan,
      store,
      branches,
      rearrange,
      rows,
      uploadFile: uploadFile && ((file, options) => host.current.uploadFile!(file, options)),
      people,
      onIssue: ({ code, path, message, severity }) => report(code, path, message, severity),
    };
    return createRegistry(plan, context);
  }, [id, plan, store, branches, rearrange, rows, uploadFile !== undefined, people, report]);

  const isLocked = useRef(false);
  useLayoutEffect(() => {
    isLocked.current = isBusy || isDisabled;
  }, [isBusy, isDisabled]);
  const submit = () => {
    if (isLocked.current) return;
    const result = state.submit();
    if ('problems' in result) {
      store.announce('');
      setRefusals((count) => count + 1);
      return;
    }
    isLocked.current = true;
    setTimeout(() => {
      isLocked.current = isBusyNow.current;
    });
    onSubmit(isObject(result.answer) ? result.answer : ({ value: result.answer } as JsonObject));
  };
  const isBusyNow = useRef(false);
  isBusyNow.current = isBusy || isDisabled;

  useEffect(() => {
    if (refusals > 0) focusFirst(id, problems, root.current?.getRootNode());
  }, [refusals]);

  const titleId = title === undefined ? labelledBy : `${id}-title`;
  const rootPathId = useMemo(() => ({ path: rootPath, $id: id }), [id]);
  const SchemaField = schemaFieldOf(registry);
  const hasAutofocus = useMemo(() => JSON.stringify(plan.ui).includes('"autofocus":true'), [plan.ui]);
  const hasSummary = refusals > 0 && problems.length > 0;
  return (
    <div ref={root} className="tr-FormRoot" data-disabled={isDisabled || undefined}>
      {title !== undefined &&
        createElement(`h${headingLevel}`, { className: 'tr-Form-title', id: titleId, dir: 'auto' }, title)}
      {description && (
        <p className="tr-Form-description" dir="auto">
          {description}
        </p>
      )}
      <FormElement onSubmit={submit} labelledBy={titleId} isBusy={isBusy} hasAutofocus={hasAutofocus}>
        {(submitType) => (
          <>
            {hasSummary && (
              <ErrorSummary
                id={`${id}-summary`}
                errors={problems.map(toSummaryItem(id))}
                headingLevel={nextLevel(headingLevel)}
              />
            )}
            <FormStatus
              store={store}
              summary={
                hasSummary ? `${t(words.summaryTitle, { count: problems.length })}. ${problems[0]!.message}` : ''
              }
            />
            <SchemaField
              name=""
              title={plan.root['type'] === 'object' ? undefined : title}
              schema={plan.root}
              uiSchema={plan.ui}
              formData={state.data}
              fieldPathId={rootPathId}
              required
              disabled={isDisabled}
              readonly={isBusy}
              hideError={false}
              onChange={state.change}
              onBlur={ignore}
              onFocus={ignore}
              registry={registry}
            />
            <FormActions {...props} submitType={submitType} onSubmitPress={submit} />
          </>
        )}
      </FormElement>
    </div>
  );
}

const ignore = () => undefined;

function toSummaryItem(id: string) {
  return ({ path, message, entry }: FieldProblem) => ({
    message,
    label: entry,
    ...(path.length > 0 && { fieldId: elementId(id, path) }),
  });
}

function nextLevel(level: number): 3 | 4 | 5 | 6 {
  return Math.min(level + 1, 6) as 3 | 4 | 5 | 6;
}

function focusFirst(id: string, problems: readonly FieldProblem[], root: Node | undefined): void {
  const place = root as Document | ShadowRoot | undefined;
  for (const { path } of problems) {
    if (path.length > 0 && focusField(elementId(id, path), place)) return;
  }
  focusField(`${id}-summary`, place);
}
