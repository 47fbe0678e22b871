import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { SubmissionState } from './model';

/**
 * Keeps a keyboard's place over an answer given within `root`. After the end the focus goes to the confirmation; after a failure back to
 * where it was, or to the way to send again. Only where it was inside when the answer was given, and nobody has moved it since.
 * Gives what is to be called right before the answer is.
 */
export function useFocusAfterAnswer(
  root: RefObject<HTMLElement | null>,
  state: SubmissionState,
  isOver: boolean,
): () => void {
  const place = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const { activeElement } = document;
    const isFree = activeElement === null || activeElement === document.body || root.current?.contains(activeElement);
    if (!place.current || !isFree) return;
    if (isOver) find(root, '[tabindex="-1"]')?.focus({ preventScroll: true });
    if (state !== 'failed' || root.current?.contains(activeElement)) return;
    place.current.focus({ preventScroll: true });
    if (document.activeElement !== place.current) find(root, '[role="alert"] button')?.focus({ preventScroll: true });
  }, [state]);
  return () => {
    const { activeElement } = document;
    place.current =
      activeElement instanceof HTMLElement && root.current?.contains(activeElement) ? activeElement : null;
  };
}

function find(root: RefObject<HTMLElement | null>, selector: string): HTMLElement | null | undefined {
  return root.current?.querySelector<HTMLElement>(selector);
}
