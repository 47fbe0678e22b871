import { useRef, useState } from 'react';
import { useStrings } from '../ui';
import type { ImagePart } from '../model';
import type { BlockProps } from './BlockProps';
import { ImageDialog } from './ImageDialog';
import { isolate } from './isolate';
import { UnshownMedia } from './UnshownMedia';
import { useBlobUrl } from './useBlobUrl';
import { useMedia } from './useMedia';
import * as words from './words';

/**
 * A picture, in its own size or the column's width; a press shows it larger. Its place is known from its header, so that nothing moves.
 * Draws PNG, JPEG, GIF, WebP, AVIF, and SVG as a picture only; anything else, and what does not decode, is a notice.
 */
export function ImageBlock({ part }: BlockProps<ImagePart>) {
  const { t } = useStrings();
  const { media, name: resourceName } = useMedia(part, 'image');
  const [isBroken, setBroken] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const url = useBlobUrl('bytes' in media ? media.bytes : undefined, 'bytes' in media ? media.mimeType : undefined);
  const name = resourceName ?? t(words.image);
  if ('problem' in media || isBroken) {
    return (
      <UnshownMedia
        name={name}
        byteLength={'problem' in media && media.problem === 'too-large' ? media.byteLength : undefined}
      />
    );
  }
  return (
    <div className="tr-ImageBlock" data-part="image">
      <span className="tr-ImageBlock-frame">
        <img
          className="tr-ImageBlock-image"
          src={url}
          alt={name}
          {...media.size}
          data-vector={media.mimeType === 'image/svg+xml' || undefined}
          onError={() => url && setBroken(true)}
        />
        <button
          ref={opener}
          type="button"
          className="tr-ImageBlock-open"
          aria-haspopup="dialog"
          aria-label={t(words.enlarge, { name: isolate(name) })}
          onClick={() => setOpen(true)}
        >
          <svg className="tr-ImageBlock-icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path
              d="M9.5 2.5h4v4M13.5 2.5 9 7M6.5 13.5h-4v-4M2.5 13.5 7 9"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
            />
          </svg>
        </button>
      </span>
      {isOpen && url ? (
        <ImageDialog
          url={url}
          name={name}
          onClose={() => {
            setOpen(false);
            opener.current?.focus();
          }}
        />
      ) : null}
    </div>
  );
}
