import { createElement, useId } from 'react';
import type { ReactNode } from 'react';

export interface CardProps {
  title?: string | undefined;
  /** The title's level in the host's outline. @default 3 */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** Below the title, in the muted colour; line breaks are kept. */
  description?: string | undefined;
  children?: ReactNode;
  /** The row of buttons; full width where the card is narrow. */
  footer?: ReactNode;
  /** At work: an answer is on its way. @default false */
  isBusy?: boolean | undefined;
}

/** One widget, one card: a hairline around it, the surface a shade off the page, the title as its name. */
export function Card({ title, headingLevel = 3, description, children, footer, isBusy }: CardProps) {
  const titleId = useId();
  return (
    <div className="tr-Card" role="group" aria-labelledby={title ? titleId : undefined} aria-busy={isBusy || undefined}>
      {(title || description) && (
        <div className="tr-Card-head">
          {title && createElement(`h${headingLevel}`, { className: 'tr-Card-title', id: titleId }, <bdi>{title}</bdi>)}
          {description && (
            <div className="tr-Card-description">
              <bdi>{description}</bdi>
            </div>
          )}
        </div>
      )}
      {children}
      {footer && <div className="tr-Actions">{footer}</div>}
    </div>
  );
}
