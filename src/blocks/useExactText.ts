import { useCallback, useRef } from 'react';
import type { ClipboardEvent } from 'react';
import { selectedText } from './selectedText';

/** Props for an element whose only child is a text that must survive hydration and copying unchanged. */
export function useExactText(text: string) {
  const element = useRef<HTMLElement | null>(null);
  const ref = useCallback(
    (node: HTMLElement | null) => {
      element.current = node;
      // Hydration keeps the server's text, in which HTML parsing has changed CR LF and dropped NUL.
      if (node && node.textContent !== text) node.textContent = text;
    },
    [text],
  );
  const onCopy = (event: ClipboardEvent) => {
    const selected = element.current && selectedText(element.current);
    if (!selected) return;
    event.clipboardData.setData('text/plain', selected);
    event.preventDefault();
  };
  return { ref, onCopy, dir: 'auto', suppressHydrationWarning: true } as const;
}
