import { useState } from 'react';
import { useStrings } from '../ui';
import { cutText } from './cutText';
import { formatBytes } from './media/formatBytes';
import { useExactText } from './useExactText';
import * as words from './words';

/** How many UTF-16 code units are drawn at once. */
const pageLength = 200_000;

interface LongTextProps {
  text: string;
  /** What the region is called. */
  label: string;
}

/** An exact text in a scrolling region of its own; beyond 200 000 characters the rest comes on request. */
export function LongText({ text, label }: LongTextProps) {
  const { t, locale } = useStrings();
  const [length, setLength] = useState(pageLength);
  const shown = cutText(text, length);
  const exact = useExactText(shown);
  const left = text.length - shown.length;
  return (
    <>
      <pre {...exact} className="tr-LongText" tabIndex={0} role="region" aria-label={label}>
        {shown}
      </pre>
      {left > 0 ? (
        <button type="button" className="tr-LongText-more" onClick={() => setLength(length + pageLength)}>
          {t(words.showMore, { size: formatBytes(left, locale) })}
        </button>
      ) : null}
    </>
  );
}
