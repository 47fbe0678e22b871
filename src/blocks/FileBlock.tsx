import { useMemo } from 'react';
import { useStrings } from '../ui';
import type { FilePart } from '../model';
import type { BlockProps } from './BlockProps';
import { AudioBlock } from './AudioBlock';
import { Facts } from './Facts';
import { ImageBlock } from './ImageBlock';
import { isolate } from './isolate';
import { cleanBase64, decodeBase64, decodedLength } from './media/decodeBase64';
import { fileName } from './media/fileName';
import { formatBytes } from './media/formatBytes';
import { readMedia } from './media/readMedia';
import type { MediaFamily } from './media/readMedia';
import { sniff } from './media/sniff';
import { UnshownMedia } from './UnshownMedia';
import { VideoBlock } from './VideoBlock';
import * as words from './words';

const families: MediaFamily[] = ['image', 'audio', 'video'];
const revokeAfterMs = 60_000;

/**
 * A file as a card with its name, type and size. Its bytes are decoded when the person asks to save them, and are never opened. One without a
 * media type that begins as a picture, a sound or a film does is drawn as that.
 */
export function FileBlock({ part }: BlockProps<FilePart>) {
  const { t, locale } = useStrings();
  const { name, mimeType, blob } = part.content;
  const clean = useMemo(() => cleanBase64(blob ?? ''), [blob]);
  const family = useMemo(() => (mimeType || clean === undefined ? undefined : familyOf(clean)), [mimeType, clean]);
  if (blob === undefined || clean === undefined) return <UnshownMedia name={name} />;
  if (family === 'image') return <ImageBlock part={{ ...part, type: family }} />;
  if (family === 'audio') return <AudioBlock part={{ ...part, type: family }} />;
  if (family === 'video') return <VideoBlock part={{ ...part, type: family }} />;
  const facts = [mimeType, formatBytes(decodedLength(clean), locale)];
  return (
    <div className="tr-FileBlock" data-part="file">
      <svg className="tr-FileBlock-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M6 2.75h8l4.25 4.25v14.25H6zM13.75 2.75v4.5h4.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      <span className="tr-FileBlock-text">
        <span className="tr-FileBlock-name" dir="auto">
          {name}
        </span>
        <Facts className="tr-FileBlock-facts" facts={facts} />
      </span>
      <button
        type="button"
        className="tr-FileBlock-download"
        aria-label={t(words.downloadNamed, { name: isolate(name) })}
        onClick={() => save(clean, fileName(name))}
      >
        {t(words.download)}
      </button>
    </div>
  );
}

/** What the first bytes speak for, where that can be drawn; they are cut where base64 can be cut. */
function familyOf(clean: string): MediaFamily | undefined {
  const found = sniff(decodeBase64(clean.slice(0, 8192)));
  const family = families.find((each) => found?.startsWith(`${each}/`));
  return family && 'bytes' in readMedia(clean, undefined, family) ? family : undefined;
}

function save(clean: string, name: string) {
  const url = URL.createObjectURL(new Blob([decodeBase64(clean)], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs);
}
