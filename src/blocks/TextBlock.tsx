import { useCallback, useRef } from 'react';
import type { ClipboardEvent } from 'react';
import type { TextPart } from '../model';
import type { BlockProps } from './BlockProps';
import { selectedText } from './selectedText';

/**
 * A text exactly as it came: its `textContent` equals the wire text code unit for code unit, and copying gives the same back.
 * Line feeds break lines; other separators (CR, LS, PS, VT, FF, NEL) are kept and draw no break.
 */
export function TextBlock({ part }: BlockProps<TextPart>) {
  const { text } = part.content;
  const element = useRef<HTMLDivElement | null>(null);
  const restore = useCallback(
    (node: HTMLDivElement | null) => {
      element.current = node;
      // Hydration keeps the server's text, in which HTML parsing has changed CR LF and dropped NUL.
      if (node && node.textContent !== text) node.textContent = text;
    },
    [text],
  );
  const copy = (event: ClipboardEvent) => {
    const selected = element.current && selectedText(element.current);
    if (!selected) return;
    event.clipboardData.setData('text/plain', selected);
    event.preventDefault();
  };
  return (
    <div ref={restore} className="tr-TextBlock" data-part="text" dir="auto" onCopy={copy} suppressHydrationWarning>
      {text}
    </div>
  );
}
