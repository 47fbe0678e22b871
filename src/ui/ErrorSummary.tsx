import { createElement, useId } from 'react';
import type { MouseEvent } from 'react';
import { focusField } from './focusField';
import { ErrorIcon } from './statusIcons';
import { useStrings } from './strings/StringsProvider';
import * as words from './words';

export interface ErrorSummaryItem {
  /** Id of the field, as its control got it; undefined: an error of the whole, without a link. */
  fieldId?: string | undefined;
  /** The field's label, said before the message. */
  label?: string | undefined;
  message: string;
}

export interface ErrorSummaryProps {
  errors: readonly ErrorSummaryItem[];
  /** @default "There are {count} problems" */
  title?: string | undefined;
  /** @default 4 */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Id of the summary; it can take the focus (`focusField(id)`). */
  id?: string | undefined;
}

/** What is wrong with a form as a list of links, each of which focuses its field. */
export function ErrorSummary({ errors, title, headingLevel = 4, id }: ErrorSummaryProps) {
  const { t } = useStrings();
  const titleId = useId();
  const focusLinked = (event: MouseEvent<HTMLAnchorElement>, fieldId: string) => {
    event.preventDefault();
    focusField(fieldId, event.currentTarget.getRootNode() as Document | ShadowRoot);
  };
  if (errors.length === 0) return null;
  return (
    <div className="tr-ErrorSummary" role="group" aria-labelledby={titleId} id={id} tabIndex={-1}>
      <ErrorIcon />
      <div className="tr-ErrorSummary-text">
        {createElement(
          `h${headingLevel}`,
          { className: 'tr-ErrorSummary-title', id: titleId },
          title ?? t(words.errorSummaryTitle, { count: errors.length }),
        )}
        <ul>
          {errors.map(({ fieldId, label, message }, index) => {
            const text = (
              <>
                {label && <bdi>{label}</bdi>}
                {label && ': '}
                <bdi>{message}</bdi>
              </>
            );
            return (
              <li key={index}>
                {fieldId === undefined ? (
                  text
                ) : (
                  <a href={`#${encodeURIComponent(fieldId)}`} onClick={(event) => focusLinked(event, fieldId)}>
                    {text}
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
