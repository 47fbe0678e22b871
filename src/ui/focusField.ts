const focusable =
  'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), a[href], [tabindex]';

/**
 * Moves the focus to a field by the id its control was given: to the element itself, or, where the id is a group's, to its chosen or first
 * control. Answers whether there was anything to focus. `root` is where ids are looked up: the document, or a shadow root.
 */
export function focusField(id: string, root: Document | ShadowRoot = document): boolean {
  const element = root.getElementById(id);
  if (!element) return false;
  const target = element.matches(focusable)
    ? element
    : (element.querySelector<HTMLElement>('input:checked:not(:disabled)') ??
      element.querySelector<HTMLElement>(focusable));
  if (!target) return false;
  target.focus();
  target.scrollIntoView({ block: 'nearest' });
  return true;
}
