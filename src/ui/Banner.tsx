import type { ReactNode } from 'react';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from './statusIcons';

export interface BannerProps {
  /** @default 'info' */
  tone?: 'danger' | 'warning' | 'success' | 'info' | undefined;
  title?: string | undefined;
  children?: ReactNode;
  /** A button that mends it: Retry. */
  action?: ReactNode;
  /** Announced at once when it appears; only for what a person must hear now. @default false */
  isAlert?: boolean | undefined;
}

const icons = { danger: ErrorIcon, warning: WarningIcon, success: SuccessIcon, info: InfoIcon };

/** A message about the whole card: an icon, words, and what to do. Announced only as an alert, or by the caller. */
export function Banner({ tone = 'info', title, children, action, isAlert }: BannerProps) {
  const Icon = icons[tone];
  return (
    <div className="tr-Banner" data-tone={tone} role={isAlert ? 'alert' : undefined}>
      <Icon />
      <div className="tr-Banner-text">
        {title && (
          <div className="tr-Banner-title">
            <bdi>{title}</bdi>
          </div>
        )}
        {children && (
          <div>
            <bdi>{children}</bdi>
          </div>
        )}
      </div>
      {action && <div className="tr-Banner-action">{action}</div>}
    </div>
  );
}
