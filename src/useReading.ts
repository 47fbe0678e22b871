import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isEqualJson, isJsonObject } from './model';
import type { AudiencePlan, Issue, ToolResponse } from './model';
import type { ToolResponseViewProps } from './settings';
import { useLazy } from './ui';
import { planAudience, readAtOnce } from './wire';
import type { Readers } from './wire';

/** A response read and planned. */
export interface Reading {
  response: ToolResponse;
  issues: Issue[];
  plan: AudiencePlan;
  /** Plans this response without its app, so that the content is shown: for an app that cannot be shown. */
  leaveOutApp: () => void;
}

type ReadingProps = Pick<
  ToolResponseViewProps,
  'response' | 'dialect' | 'toolDefinition' | 'sharedText' | 'structured' | 'widgets' | 'onIssue'
>;

/**
 * Reads and plans a response once for as long as it says the same, in however many new objects it comes. Text is there at once; what
 * needs more code to be read (widgets, media) is pending until that code is here.
 */
export function useReading(props: ReadingProps): Reading {
  const { dialect, sharedText, structured, onIssue } = props;
  const json = useStable(props.response);
  const tool = useStable(props.toolDefinition);
  const [withoutApp, setWithoutApp] = useState<{ json: unknown }>();
  const hasAppRenderer = props.widgets?.app !== undefined && !(withoutApp && withoutApp.json === json);
  const read = (readers: Partial<Readers> | undefined) =>
    readAtOnce(json, {
      ...(dialect === undefined ? {} : { dialect }),
      ...(tool === undefined
        ? {}
        : { tool: { name: tool.name, ...(isJsonObject(tool._meta) ? { _meta: tool._meta } : {}) } }),
      ...(readers === undefined ? {} : { readers }),
    });
  const dependencies = [json, tool, dialect];
  const atOnce = useMemo(() => read(undefined), dependencies);
  const load = loaderFor(atOnce.response, tool !== undefined);
  const isPending = load !== undefined;
  const { value: readers, error } = useLazy(load);
  const whole = useMemo(() => (readers ? read(readers) : undefined), [readers, ...dependencies]);
  const { response, issues } = isPending && whole ? whole : atOnce;
  const plan = useMemo(
    () =>
      planAudience(response, {
        hasAppRenderer,
        ...(sharedText === undefined ? {} : { sharedText }),
        ...(structured === undefined ? {} : { structured }),
      }),
    [response, sharedText, structured, hasAppRenderer],
  );
  useIssues(isPending && !whole && error === undefined ? noIssues : issues, onIssue);
  const leaveOutApp = useCallback(() => setWithoutApp({ json }), [json]);
  return { response, issues, plan, leaveOutApp };
}

const noIssues: Issue[] = [];
const loadReaders = (): Promise<Partial<Readers>> => import('./wireReaders').then((file) => file.readers);
const loadWidgetReaders = (): Promise<Partial<Readers>> =>
  import('./wireWidgetReaders').then((file) => file.widgetReaders);

/** What is to be loaded before the response can be read as a whole; nothing for text. */
function loaderFor(
  { dialect, content, widgets }: ToolResponse,
  hasTool: boolean,
): (() => Promise<Partial<Readers>>) | undefined {
  const isPending = (each: object) => 'isPending' in each && each.isPending;
  if (hasTool || content.some(isPending)) return loadReaders;
  if (!widgets.some(isPending)) return undefined;
  return dialect === 'orchestrate' ? loadWidgetReaders : loadReaders;
}

function useStable<T>(value: T): T {
  const kept = useRef(value);
  if (!isEqualJson(kept.current, value)) kept.current = value;
  return kept.current;
}

function useIssues(issues: Issue[], onIssue: ((issue: Issue) => void) | undefined) {
  const told = useRef<Issue[]>([]);
  useEffect(() => {
    for (const issue of issues) {
      if (told.current.includes(issue)) continue;
      told.current.push(issue);
      onIssue?.(issue);
    }
  }, [issues, onIssue]);
}
