import { useMemo } from 'react';
import { useStrings } from '../../ui';
import type { JsonObject, WidgetSpec } from '../../model';
import { feedbackOf, summarize } from './summarize';
import type { SummaryValue } from './SummaryItem';

export interface AnswerSummaryProps {
  /** What was asked. */
  spec: WidgetSpec;
  /** What was answered; `{}` shows no answers. */
  values: JsonObject;
  /** Where the answer stands, in words: “Sent”. */
  status?: string | undefined;
  /** When it got there, ISO 8601; other texts are not shown. */
  at?: string | undefined;
  /** -1 lets the focus be moved here by code. @default none */
  tabIndex?: 0 | -1 | undefined;
}

/** What was asked and what was answered, read-only and as text that can be copied; needs no form engine. */
export function AnswerSummary({ spec, values, status, at, tabIndex }: AnswerSummaryProps) {
  const { t, locale } = useStrings();
  const items = useMemo(() => summarize(spec, values, { t, locale }), [spec, values, t, locale]);
  const question = questionOf(spec);
  return (
    <div className="tr-AnswerSummary" {...(tabIndex === undefined ? {} : { tabIndex })}>
      {question ? (
        <p className="tr-AnswerSummary-question" dir="auto">
          {question}
        </p>
      ) : null}
      {items.length > 0 ? (
        <dl className="tr-AnswerSummary-items">
          {items.map(({ label, value }, index) => (
            <div className="tr-AnswerSummary-item" key={index}>
              <dt className="tr-AnswerSummary-label" dir="auto">
                {label}
              </dt>
              <dd className="tr-AnswerSummary-value">
                <Value value={value} label={label} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {feedbackOf(spec, values).map((text, index) => (
        <p className="tr-AnswerSummary-note" dir="auto" key={index}>
          {text}
        </p>
      ))}
      {status ? (
        <p className="tr-AnswerSummary-status">
          {status}
          <Moment at={at} locale={locale} />
        </p>
      ) : null}
    </div>
  );
}

function questionOf(spec: WidgetSpec): string | undefined {
  if ('title' in spec && spec.title) return spec.title;
  if ('message' in spec && spec.message) return spec.message;
  return spec.type === 'confirmation' ? spec.text : undefined;
}

function Value({ value, label }: { value: SummaryValue; label: string }) {
  if (typeof value === 'string') {
    return (
      <span className="tr-AnswerSummary-text" dir="auto">
        {value}
      </span>
    );
  }
  if (Array.isArray(value)) {
    return (
      <ul className="tr-AnswerSummary-list">
        {value.map((text, index) => (
          <li key={index} dir="auto">
            {text}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div className="tr-AnswerSummary-scroll" role="region" aria-label={label} tabIndex={0}>
      <table className="tr-AnswerSummary-table">
        <thead>
          <tr>
            {value.columns.map((column, index) => (
              <th key={index} scope="col" dir="auto">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {value.rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column} dir="auto">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Moment({ at, locale }: { at: string | undefined; locale: string }) {
  const date = new Date(at ?? '');
  if (Number.isNaN(date.getTime())) return null;
  return (
    <>
      {' · '}
      <time dateTime={at}>
        {new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(date)}
      </time>
    </>
  );
}
