import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStrings } from '../ui';
import { createBranches } from './branches';
import type { Branches } from './branches';
import { inDrawnOrder } from './drawnOrder';
import { findErrors } from './findErrors';
import type { FieldProblem } from './findErrors';
import type { ReportIssue } from './FormIssue';
import type { FormPlan } from './FormPlan';
import { fieldAt } from './FormPlan';
import { createFormStore } from './FormStore';
import type { FormStore } from './FormStore';
import { isObject, pathKey, setAt } from './json';
import type { Json, Path } from './json';
import { readAnswer } from './readAnswer';
import { rearrangeMap, rearrangeSet } from './rearrange';
import type { Order } from './rearrange';
import { createHidden, settle } from './settle';
import type { SchemaFormProps } from './SchemaFormProps';
import { namesInDraft, startAgain, withoutSecrets } from './startAgain';
import type { FormMemory } from './startAgain';

/** A form's data and what can be done with it. */
export interface FormState {
  data: Json | undefined;
  rows: ReadonlyMap<string, Json[]>;
  store: FormStore;
  branches: Branches;
  /** The problems of the last refused submit that still stand, in the order of the form; empty before one. */
  problems: readonly FieldProblem[];
  /** Sets the value at a path. */
  change: (value: Json | undefined, path: Path) => void;
  /** Moves what is remembered of a list's rows to where they go. */
  rearrange: (path: Path, order: Order) => void;
  /** The answer, or undefined where something is wrong: then the problems are shown. */
  submit: () => { answer: Json } | { problems: readonly FieldProblem[] };
}

/** Keeps a form's data: defaults, conditions, errors. A new schema or new prefilled data keeps what the person has changed. */
export function useFormState(
  plan: FormPlan,
  { formData, draft, onDraftChange }: Pick<SchemaFormProps, 'formData' | 'draft' | 'onDraftChange'>,
  report: ReportIssue,
): FormState {
  const strings = useStrings();
  const memory = useRef<FormMemory>(undefined);
  memory.current ??= {
    store: createFormStore(),
    branches: createBranches(),
    hidden: createHidden(),
    changed: new Set<string>(),
    isSubmitted: false,
  };
  const { store, branches, hidden, changed } = memory.current;

  const start = (previous: Json | undefined) => {
    const { data, rows } = startAgain(plan, formData, previous, memory.current!, report);
    return { plan, formData, rows, data };
  };
  const [state, setState] = useState(() => {
    if (isObject(draft)) for (const name of namesInDraft(plan, draft)) changed.add(name);
    return start(isObject(draft) ? draft : undefined);
  });
  let current = state;
  if (state.plan !== plan || state.formData !== formData) {
    current = start(state.data);
    setState(current);
  }

  const latest = useRef(current);
  latest.current = current;
  const draftListener = useRef(onDraftChange);
  draftListener.current = onDraftChange;
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);

  const refresh = useCallback((): readonly FieldProblem[] => {
    const all = problemsOf(latest.current.plan, latest.current.data, branches, store, strings);
    const { isSubmitted } = memory.current!;
    const shown = all.filter(({ path }) => isSubmitted || store.isLeft(path));
    store.publish(new Map(shown.map(({ path, message }) => [pathKey(path), message])));
    if (isSubmitted) setProblems((before) => (isSameList(before, all) ? before : all));
    return all;
  }, [branches, store, strings]);

  store.onChange = refresh;
  useEffect(() => {
    if (memory.current!.isSubmitted || store.hasLeft()) refresh();
  }, [current.plan, refresh, store]);

  const change = useCallback(
    (value: Json | undefined, path: Path) => {
      const { plan: currentPlan, data } = latest.current;
      const next = settle(currentPlan, setAt(data, path, value), branches, hidden);
      if (path.length > 0) changed.add(String(path[0]));
      else for (const name of isObject(value) ? Object.keys(value) : []) changed.add(name);
      latest.current = { ...latest.current, data: next };
      setState(latest.current);
      if (memory.current!.isSubmitted || store.hasLeft()) refresh();
      draftListener.current?.(withoutSecrets(currentPlan, next, branches));
    },
    [branches, changed, hidden, refresh, store],
  );

  const rearrange = useCallback(
    (path: Path, order: Order) => {
      branches.rearrange(path, order);
      store.rearrange(path, order);
      rearrangeMap(hidden.values, path, order);
      rearrangeSet(hidden.shown, path, order);
    },
    [branches, hidden, store],
  );

  const submit = useCallback((): { answer: Json } | { problems: readonly FieldProblem[] } => {
    memory.current!.isSubmitted = true;
    const all = refresh();
    if (all.length > 0) return { problems: all };
    return { answer: readAnswer(latest.current.plan, latest.current.data, branches) };
  }, [branches, refresh]);

  return useMemo(
    () => ({ data: current.data, rows: current.rows, store, branches, problems, change, rearrange, submit }),
    [current, store, branches, problems, change, rearrange, submit],
  );
}

function problemsOf(
  plan: FormPlan,
  data: Json | undefined,
  branches: Branches,
  store: FormStore,
  strings: Parameters<typeof findErrors>[4],
): FieldProblem[] {
  const drafts = store.drafts().flatMap(({ path, message }) => {
    const field = fieldAt(plan, data, path, branches);
    return field
      ? [{ path, label: field.label, message, ...(field.entry !== field.label && { entry: field.entry }) }]
      : [];
  });
  const held = new Set(drafts.map(({ path }) => pathKey(path)));
  const errors = findErrors(plan, readAnswer(plan, data, branches), data, branches, strings);
  return inDrawnOrder(plan, data, branches, [...drafts, ...errors.filter(({ path }) => !held.has(pathKey(path)))]);
}

function isSameList(a: readonly FieldProblem[], b: readonly FieldProblem[]): boolean {
  return (
    a.length === b.length &&
    a.every(
      (problem, index) => problem.message === b[index]!.message && pathKey(problem.path) === pathKey(b[index]!.path),
    )
  );
}
