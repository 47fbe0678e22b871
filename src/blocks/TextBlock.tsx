import type { TextPart } from '../model';
import type { BlockProps } from './BlockProps';
import { useExactText } from './useExactText';

/**
 * A text exactly as it came: its `textContent` equals the wire text code unit for code unit, and copying gives the same back.
 * Line feeds break lines; other separators (CR, LS, PS, VT, FF, NEL) are kept and draw no break.
 */
export function TextBlock({ part }: BlockProps<TextPart>) {
  const { text } = part.content;
  const exact = useExactText(text);
  return (
    <div {...exact} className="tr-TextBlock" data-part="text">
      {text}
    </div>
  );
}
