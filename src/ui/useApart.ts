import { useEffect, useLayoutEffect } from 'react';
import type { RefObject } from 'react';

const listed = 'input, select, textarea, button, fieldset, output';

/**
 * Takes the controls below an element out of the form of the host that they stand in: its data does not hold their values, its reset
 * does not empty them, its checks do not count them. HTML's way is a `form` attribute that names no form.
 */
export function useApart(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => takeOut(root.current));
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const observer = new MutationObserver(() => takeOut(element));
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [root]);
}

function takeOut(element: HTMLElement | null) {
  for (const control of element?.querySelectorAll(`:is(${listed}):not([form])`) ?? []) control.setAttribute('form', '');
}
