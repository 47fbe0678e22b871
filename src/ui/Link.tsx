import type { ReactNode } from 'react';
import { ExternalIcon } from './thingIcons';
import { useStrings } from './strings/StringsProvider';
import { VisuallyHidden } from './VisuallyHidden';
import * as words from './words';

export interface LinkProps {
  /** Already checked: this component opens whatever it is given. */
  href: string;
  children: ReactNode;
  /** Saves instead of opening; a string is the file's name. */
  download?: string | boolean | undefined;
  'aria-label'?: string | undefined;
}

/** A link out of the response: a new tab, which learns nothing of this page. */
export function Link({ href, children, download, 'aria-label': ariaLabel }: LinkProps) {
  const { t } = useStrings();
  return (
    <a
      className="tr-Link"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      download={download}
      aria-label={ariaLabel}
    >
      <bdi>{children}</bdi>
      {download === undefined && (
        <>
          <ExternalIcon />
          <VisuallyHidden> {t(words.opensInNewTab)}</VisuallyHidden>
        </>
      )}
    </a>
  );
}
