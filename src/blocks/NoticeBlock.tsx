import { useStrings } from '../ui';
import type { NoticePart } from '../model';
import type { BlockProps } from './BlockProps';
import { isolate } from './isolate';
import * as words from './words';

/** A calm line for something that cannot be shown: what the wire calls it, never its payload. */
export function NoticeBlock({ part }: BlockProps<NoticePart>) {
  const { t } = useStrings();
  return (
    <div className="tr-NoticeBlock" data-part="notice">
      {part.name ? t(words.namedCannotBeShown, { name: isolate(part.name) }) : t(words.cannotBeShown)}
    </div>
  );
}
