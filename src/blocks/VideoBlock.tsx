import { useState } from 'react';
import { useStrings } from '../ui';
import type { VideoPart } from '../model';
import type { BlockProps } from './BlockProps';
import { UnshownMedia } from './UnshownMedia';
import { useBlobUrl } from './useBlobUrl';
import { useMedia } from './useMedia';
import * as words from './words';

/** A film with the browser's controls; it never starts by itself. What does not decode is a notice. */
export function VideoBlock({ part }: BlockProps<VideoPart>) {
  const { t } = useStrings();
  const { media, name: resourceName } = useMedia(part, 'video');
  const [isBroken, setBroken] = useState(false);
  const url = useBlobUrl('bytes' in media ? media.bytes : undefined, 'bytes' in media ? media.mimeType : undefined);
  const name = resourceName ?? t(words.video);
  if ('problem' in media || isBroken) {
    return (
      <UnshownMedia
        name={name}
        byteLength={'problem' in media && media.problem === 'too-large' ? media.byteLength : undefined}
      />
    );
  }
  return (
    <div className="tr-VideoBlock" data-part="video">
      <video
        className="tr-VideoBlock-player"
        controls
        playsInline
        preload="metadata"
        src={url}
        aria-label={name}
        onError={() => url && setBroken(true)}
      />
    </div>
  );
}
