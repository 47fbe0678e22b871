import type { ReactNode } from 'react';
import { Button } from './Button';
import { CrossIcon } from './markIcons';
import { ErrorIcon } from './statusIcons';
import { FileIcon } from './thingIcons';

export interface FileRowProps {
  name: string;
  /** The size, or what is being done. */
  detail?: string | undefined;
  /** A share from 0 to 1; null where it is not known; undefined where nothing is on its way. */
  progress?: number | null | undefined;
  progressLabel?: string | undefined;
  error?: string | undefined;
  removeLabel?: string | undefined;
  onRemove?: (() => void) | undefined;
  /** More buttons, before the one that removes. */
  children?: ReactNode;
}

/** One file: its name, how it stands, and what can be done with it. */
export function FileRow({
  name,
  detail,
  progress,
  progressLabel,
  error,
  removeLabel,
  onRemove,
  children,
}: FileRowProps) {
  return (
    <li className="tr-FileRow" data-failed={error !== undefined || undefined}>
      <span className="tr-FileRow-icon">{error === undefined ? <FileIcon /> : <ErrorIcon />}</span>
      <span className="tr-FileRow-text">
        <bdi className="tr-FileRow-name">{name}</bdi>
        {detail && <span className="tr-FileRow-detail">{detail}</span>}
        {progress !== undefined && (
          <progress
            className="tr-FileRow-progress"
            aria-label={progressLabel}
            {...(progress === null ? {} : { value: progress, max: 1 })}
          />
        )}
        {error !== undefined && (
          <span className="tr-FileRow-error" dir="auto">
            {error}
          </span>
        )}
      </span>
      <span className="tr-FileRow-actions">
        {children}
        {onRemove && (
          <Button variant="quiet" isIcon aria-label={removeLabel} onPress={onRemove}>
            <CrossIcon />
          </Button>
        )}
      </span>
    </li>
  );
}
