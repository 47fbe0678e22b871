import { useMemo } from 'react';
import { useStrings } from '../ui';
import type { ResourcePart } from '../model';
import type { BlockProps } from './BlockProps';
import { FileBlock } from './FileBlock';
import { LongText } from './LongText';
import { readText } from './media/readText';
import { UnshownMedia } from './UnshownMedia';
import { isolate } from './isolate';
import * as words from './words';

/**
 * An embedded text as an exact, escaped preview under its name and type. A blob is read as UTF-8; one that is no UTF-8 or very large is a
 * file, one that is no base64 a notice.
 */
export function ResourceBlock({ part }: BlockProps<ResourcePart>) {
  const { t } = useStrings();
  const { content } = part;
  const { blob, name } = content;
  const read = useMemo(
    () => (content.text === undefined ? readText(blob ?? '') : { text: content.text }),
    [content.text, blob],
  );
  if (!('text' in read)) {
    if (read.problem === 'unreadable') return <UnshownMedia name={name} />;
    return <FileBlock part={{ ...part, type: 'file' }} />;
  }
  return (
    <div className="tr-ResourceBlock" data-part="resource">
      <div className="tr-ResourceBlock-header">
        <span className="tr-ResourceBlock-name" dir="auto">
          {name}
        </span>
        {content.mimeType ? <span className="tr-ResourceBlock-type">{content.mimeType}</span> : null}
      </div>
      <LongText text={read.text} label={t(words.contentOf, { name: isolate(name) })} />
    </div>
  );
}
