import { useState } from 'react';
import { useStrings } from '../ui';
import type { AudioPart } from '../model';
import type { BlockProps } from './BlockProps';
import { UnshownMedia } from './UnshownMedia';
import { useBlobUrl } from './useBlobUrl';
import { useMedia } from './useMedia';
import * as words from './words';

/** A sound with the browser's controls; it never starts by itself. What does not decode is a notice. */
export function AudioBlock({ part }: BlockProps<AudioPart>) {
  const { t } = useStrings();
  const { media, name: resourceName } = useMedia(part, 'audio');
  const [isBroken, setBroken] = useState(false);
  const url = useBlobUrl('bytes' in media ? media.bytes : undefined, 'bytes' in media ? media.mimeType : undefined);
  const name = resourceName ?? t(words.audio);
  if ('problem' in media || isBroken) {
    return (
      <UnshownMedia
        name={name}
        byteLength={'problem' in media && media.problem === 'too-large' ? media.byteLength : undefined}
      />
    );
  }
  return (
    <div className="tr-AudioBlock" data-part="audio">
      {resourceName ? (
        <span className="tr-AudioBlock-name" dir="auto">
          {resourceName}
        </span>
      ) : null}
      <audio
        className="tr-AudioBlock-player"
        controls
        preload="metadata"
        src={url}
        aria-label={name}
        onError={() => url && setBroken(true)}
      />
    </div>
  );
}
