import { useEffect } from 'react';
import type { RefObject } from 'react';
import { focusField } from '../ui';

/**
 * Lets the field marked with `ui:autofocus` be the first to get the focus: when the Tab key enters the form for the first time, and when
 * the form itself is focused by a script. The form takes no focus by itself, and a press inside it stays where it is.
 */
export function useAutofocus(form: RefObject<HTMLElement | null>, hasAutofocus: boolean): void {
  useEffect(() => {
    const element = form.current;
    if (!element || !hasAutofocus) return undefined;
    let isPressed = false;
    const press = () => {
      isPressed = true;
      setTimeout(() => {
        isPressed = false;
      });
    };
    const enter = ({ target }: FocusEvent) => {
      if (isPressed && target === element) return;
      element.tabIndex = -1;
      if (target !== element) return;
      const id = element.querySelector<HTMLElement>('[data-autofocus]')?.dataset['autofocus'];
      if (id !== undefined) focusField(id, element.getRootNode() as Document | ShadowRoot);
    };
    element.tabIndex = 0;
    element.addEventListener('mousedown', press);
    element.addEventListener('focusin', enter);
    return () => {
      element.removeAttribute('tabindex');
      element.removeEventListener('mousedown', press);
      element.removeEventListener('focusin', enter);
    };
  }, [form, hasAutofocus]);
}
