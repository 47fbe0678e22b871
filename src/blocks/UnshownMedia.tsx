import { useStrings } from '../ui';
import { isolate } from './isolate';
import { formatBytes } from './media/formatBytes';
import * as words from './words';

interface UnshownMediaProps {
  name: string;
  /** Bytes; given where size alone is the reason. */
  byteLength?: number | undefined;
}

/** Stands in for media that cannot be drawn: its name and, where it is too large, its size. Never its bytes. */
export function UnshownMedia({ name, byteLength }: UnshownMediaProps) {
  const { t, locale } = useStrings();
  return (
    <div className="tr-NoticeBlock" data-part="notice">
      {byteLength === undefined
        ? t(words.namedCannotBeShown, { name: isolate(name) })
        : t(words.tooLarge, { name: isolate(name), size: formatBytes(byteLength, locale) })}
    </div>
  );
}
