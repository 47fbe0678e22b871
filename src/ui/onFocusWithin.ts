import type { FocusEvent } from 'react';

/** Props of an element that report once when the focus enters it, and once when it leaves it as a whole. */
export function onFocusWithin({
  onFocus,
  onBlur,
}: {
  onFocus?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
}) {
  const isOutside = (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget);
  return {
    onFocus: (event: FocusEvent) => {
      if (isOutside(event)) onFocus?.();
    },
    onBlur: (event: FocusEvent) => {
      if (isOutside(event)) onBlur?.();
    },
  };
}
