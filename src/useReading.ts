import { useEffect, useMemo, useRef } from 'react';
import { isEqualJson, isJsonObject } from './model';
import type { AudiencePlan, Issue, ToolResponse } from './model';
import type { ToolResponseViewProps } from './settings';
import { planAudience, readToolResponse } from './wire';

/** A response read and planned. */
export interface Reading {
  response: ToolResponse;
  issues: Issue[];
  plan: AudiencePlan;
}

type ReadingProps = Pick<
  ToolResponseViewProps,
  'response' | 'dialect' | 'toolDefinition' | 'sharedText' | 'structured' | 'widgets' | 'onIssue'
>;

/** Reads and plans a response once for as long as it says the same, in however many new objects it comes. */
export function useReading(props: ReadingProps): Reading {
  const { dialect, sharedText, structured, onIssue } = props;
  const json = useStable(props.response);
  const tool = useStable(props.toolDefinition);
  const hasAppRenderer = props.widgets?.app !== undefined;
  const reading = useMemo(() => {
    const { response, issues } = readToolResponse(json, {
      ...(dialect === undefined || dialect === 'auto' ? {} : { dialect }),
      ...(tool === undefined ? {} : { tool: { name: tool.name, ...(isJsonObject(tool._meta) ? { _meta: tool._meta } : {}) } }),
    });
    const plan = planAudience(response, {
      hasAppRenderer,
      ...(sharedText === undefined ? {} : { sharedText }),
      ...(structured === undefined ? {} : { structured }),
    });
    return { response, issues, plan };
  }, [json, tool, dialect, sharedText, structured, hasAppRenderer]);
  useIssues(reading.issues, onIssue);
  return reading;
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
