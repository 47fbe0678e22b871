import { useStrings } from './strings/StringsProvider';
import * as words from './words';

export interface SkeletonProps {
  /** Rows of what is on its way: each takes the height of a label and a control. @default 1 */
  rows?: number | undefined;
  /** A row of the height of a title on top. @default false */
  hasTitle?: boolean | undefined;
  /** A row of the height of a button at the end. @default false */
  hasActions?: boolean | undefined;
  /** Without the card's frame and padding: for what loads inside a card. @default false */
  isBare?: boolean | undefined;
}

const maxRows = 50;

/** Stands where a card or a field will be, as high as that, until its code is here. Still for 300 ms, then it breathes. */
export function Skeleton({ rows = 1, hasTitle = false, hasActions = false, isBare = false }: SkeletonProps) {
  const { t } = useStrings();
  return (
    <div className="tr-Skeleton" data-bare={isBare || undefined} aria-busy="true">
      <span className="tr-VisuallyHidden">{t(words.loading)}</span>
      {hasTitle && <div className="tr-Skeleton-title" />}
      {Array.from({ length: Math.min(rows, maxRows) }, (_, index) => (
        <div className="tr-Skeleton-field" key={index} />
      ))}
      {hasActions && <div className="tr-Skeleton-action" />}
    </div>
  );
}
