import { useStrings } from '../ui';
import type { ErrorPart } from '../model';
import type { BlockProps } from './BlockProps';
import * as words from './words';

/** That something failed: a protocol error's own message as exact text, else one line of ours. */
export function ErrorBlock({ part }: BlockProps<ErrorPart>) {
  const { t } = useStrings();
  return (
    <div className="tr-ErrorBlock" data-part="error">
      <svg className="tr-ErrorBlock-icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path
          d="M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM8 4.5v4M8 10.6v.9"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
      </svg>
      <span className="tr-ErrorBlock-text" dir="auto">
        {part.message || t(words.failed)}
      </span>
    </div>
  );
}
