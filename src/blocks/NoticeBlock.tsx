import { useStrings } from '../ui';
import type { NoticePart } from '../model';
import type { BlockProps } from './BlockProps';
import * as words from './words';

const maxNameLength = 80;

/** A calm line for something that cannot be shown: what the wire calls it, never its payload. */
export function NoticeBlock({ part }: BlockProps<NoticePart>) {
  const { t } = useStrings();
  return (
    <div className="tr-NoticeBlock" data-part="notice">
      {part.name ? t(words.namedCannotBeShown, { name: isolate(part.name) }) : t(words.cannotBeShown)}
    </div>
  );
}

/** A name from the wire inside a sentence of ours: capped, and closed in so that it cannot turn our words around. */
function isolate(name: string): string {
  const characters = [...name.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')];
  const shown = characters.length > maxNameLength ? `${characters.slice(0, maxNameLength).join('')}…` : characters.join('');
  return `\u2068${shown}\u2069`;
}
