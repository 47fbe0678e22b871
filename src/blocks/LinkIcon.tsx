import { useState } from 'react';
import type { ResourceLink } from '../model';
import { iconSource } from './iconSource';

/** A link's picture where a checked one came with it and can be loaded, else our own sign. */
export function LinkIcon({ icons }: { icons: ResourceLink['icons'] }) {
  const source = iconSource(icons);
  const [brokenSource, setBrokenSource] = useState<string>();
  if (source !== undefined && source !== brokenSource) {
    return (
      <img
        className="tr-LinkBlock-icon"
        src={source}
        alt=""
        width="24"
        height="24"
        loading="lazy"
        crossOrigin="anonymous"
        referrerPolicy="no-referrer"
        onError={() => setBrokenSource(source)}
      />
    );
  }
  return (
    <svg className="tr-LinkBlock-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path
        d="M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7l-1.4 1.4M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7l1.4-1.4"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      />
    </svg>
  );
}
