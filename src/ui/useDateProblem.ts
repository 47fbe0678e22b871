import { useEffect, useRef, useState } from 'react';
import type { DateProblem } from './dateProblem';

/**
 * Reports a control's own problem and decides when to show it: at once for what was not typed, after the focus has left once for what
 * was, and as soon as the caller shows errors. The own words then stand in for the caller's, which speak of a value that is not there yet.
 * Gives the errors to show, and `onLeave` for the moment the focus leaves.
 */
export function useDateProblem(
  problem: DateProblem | undefined,
  isTyped: boolean,
  errors: readonly string[] | undefined,
  onDraftChange: ((problem: DateProblem | undefined) => void) | undefined,
): { errors: readonly string[]; onLeave: () => void } {
  const [hasLeft, setHasLeft] = useState(false);
  const [wasTyped, setWasTyped] = useState(false);
  if (isTyped && !wasTyped) setWasTyped(true);
  const report = useRef(onDraftChange);
  useEffect(() => {
    report.current = onDraftChange;
  });
  const { code, text, message } = problem ?? {};
  useEffect(() => {
    if (code === undefined || text === undefined || message === undefined) return;
    report.current?.({ code, text, message });
    return () => report.current?.(undefined);
  }, [code, text, message]);

  const given = errors ?? [];
  const isShown = problem !== undefined && (hasLeft || !(isTyped || wasTyped) || given.length > 0);
  return { errors: isShown ? [problem.message] : given, onLeave: () => setHasLeft(true) };
}
