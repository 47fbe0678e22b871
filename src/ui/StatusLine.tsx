import type { ReactNode } from 'react';
import { ErrorIcon, SuccessIcon } from './statusIcons';

export interface StatusLineProps {
  /** @default 'neutral' */
  tone?: 'neutral' | 'success' | 'danger' | undefined;
  /** Empty: the line is there and silent, so that the next words are announced. */
  children?: ReactNode;
  /** A button at its end: Retry. */
  action?: ReactNode;
}

/** One quiet line about what is going on, announced politely. Keep it mounted and change its words. */
export function StatusLine({ tone = 'neutral', children, action }: StatusLineProps) {
  return (
    <div className="tr-StatusLine" data-tone={tone}>
      <div className="tr-StatusLine-text" role="status">
        {children && tone === 'success' && <SuccessIcon />}
        {children && tone === 'danger' && <ErrorIcon />}
        {children && <bdi>{children}</bdi>}
      </div>
      {action}
    </div>
  );
}
