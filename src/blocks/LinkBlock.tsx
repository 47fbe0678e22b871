import type { ReactNode } from 'react';
import { useStrings } from '../ui';
import type { LinkPart } from '../model';
import type { BlockProps } from './BlockProps';
import { Facts } from './Facts';
import { LinkIcon } from './LinkIcon';
import { formatBytes } from './media/formatBytes';
import * as words from './words';

/**
 * A linked resource as a card: an anchor where the scheme may be followed, a button that asks the host where only it can open it,
 * and words alone for schemes that run code, whose address is not shown either.
 */
export function LinkBlock({ part, onOpen }: BlockProps<LinkPart>) {
  const { t, locale } = useStrings();
  const { content } = part;
  const { href, uri, name, description, mimeType, size, isOpenable } = content;
  const address = href === undefined ? (isOpenable ? uri : undefined) : placeOf(href);
  const isSize = Number.isSafeInteger(size) && size! >= 0;
  const facts = [mimeType, isSize ? formatBytes(size!, locale) : undefined];
  return (
    <div className="tr-LinkBlock" data-part="link">
      <LinkIcon icons={content.icons} />
      <span className="tr-LinkBlock-text">
        <LinkName
          href={href}
          hint={t(words.opensNewTab)}
          onPress={isOpenable && onOpen ? () => onOpen(uri) : undefined}
        >
          {name}
        </LinkName>
        {description ? (
          <span className="tr-LinkBlock-description" dir="auto">
            {description}
          </span>
        ) : null}
        {address && address !== name ? (
          <span className="tr-LinkBlock-address" dir="ltr">
            {address}
          </span>
        ) : null}
        <Facts className="tr-LinkBlock-facts" facts={facts} />
      </span>
    </div>
  );
}

interface LinkNameProps {
  href: string | undefined;
  hint: string;
  onPress: (() => void) | undefined;
  children: ReactNode;
}

function LinkName({ href, hint, onPress, children }: LinkNameProps) {
  if (href !== undefined) {
    return (
      <a className="tr-LinkBlock-name" dir="auto" href={href} target="_blank" rel="noopener noreferrer" title={hint}>
        {children}
      </a>
    );
  }
  if (onPress) {
    return (
      <button type="button" className="tr-LinkBlock-name" dir="auto" onClick={onPress}>
        {children}
      </button>
    );
  }
  return (
    <span className="tr-LinkBlock-name" dir="auto">
      {children}
    </span>
  );
}

function placeOf(href: string): string {
  const url = new URL(href);
  return url.host || url.pathname;
}
