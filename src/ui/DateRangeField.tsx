import { useState } from 'react';
import { CalendarRangePanel } from './CalendarPanel';
import { useDateText } from './DateField';
import { DateInput } from './DateInput';
import { DatePopover } from './DatePopover';
import { readIsoDate } from './dateIso';
import type { DateProblem } from './dateProblem';
import * as words from './dateWords';
import { FieldFoot, FieldHead, useField } from './Field';
import type { FieldProps } from './Field';
import { onFocusWithin } from './onFocusWithin';
import { useStrings } from './strings/StringsProvider';
import { useDateProblem } from './useDateProblem';
import { useDateWords } from './useDateWords';

/** The first and the last day, each `YYYY-MM-DD` or not there yet. */
export type DateRange = readonly [start?: string | undefined, end?: string | undefined];

export interface DateRangeFieldProps extends FieldProps {
  /** Two `YYYY-MM-DD`; any other text stays visible as it is, with a problem. */
  value: DateRange | undefined;
  /** Gets undefined once both are empty. */
  onChange: (value: [start: string | undefined, end: string | undefined] | undefined) => void;
  /** What must not be sent: a text that is no date, one date alone, a start after the end. */
  onDraftChange?: ((problem: DateProblem | undefined) => void) | undefined;
  /** @default our words for "Start date" */
  startLabel?: string | undefined;
  /** @default our words for "End date" */
  endLabel?: string | undefined;
  /** Moment-style format of what is shown and typed; the values are ISO always. @default the locale's own */
  dateFormat?: string | undefined;
  minimum?: string | undefined;
  maximum?: string | undefined;
  /** @default the format in the user's letters */
  placeholder?: string | undefined;
}

/** A first and a last day in one control: typed, pasted, or picked together from one calendar. */
export function DateRangeField(props: DateRangeFieldProps) {
  const {
    value,
    onChange,
    onDraftChange,
    dateFormat,
    minimum,
    maximum,
    isDisabled = false,
    isReadOnly = false,
  } = props;
  const { t } = useStrings();
  const { pattern } = useDateWords(dateFormat);
  const [isOpen, setIsOpen] = useState(false);
  const [start, end] = [value?.[0] || undefined, value?.[1] || undefined];
  const startLabel = props.startLabel || t(words.startDate);
  const endLabel = props.endLabel || t(words.endDate);

  const change = (first: string | undefined, last: string | undefined) =>
    onChange(first === undefined && last === undefined ? undefined : [first, last]);
  const bounds = { dateFormat, minimum, maximum };
  const startDraft = useDateText({ ...bounds, value: start, onChange: (date) => change(date, end) });
  const endDraft = useDateText({ ...bounds, value: end, onChange: (date) => change(start, date) });

  const text = `${startDraft.text} – ${endDraft.text}`;
  const isReversed = start !== undefined && end !== undefined && readIsoDate(start) && readIsoDate(end) && start > end;
  const missing =
    startDraft.text === '' && endDraft.text !== ''
      ? 'start'
      : startDraft.text !== '' && endDraft.text === ''
        ? 'end'
        : undefined;
  const pairProblem: DateProblem | undefined = isReversed
    ? { code: 'startAfterEnd', text, message: t(words.startAfterEnd, { start: startLabel, end: endLabel }) }
    : missing
      ? {
          code: 'missingPart',
          text,
          message: t(words.partMissing, { label: missing === 'start' ? startLabel : endLabel }),
        }
      : undefined;
  const problem = startDraft.problem ?? endDraft.problem ?? pairProblem;
  const shown = useDateProblem(problem, startDraft.isTyped || endDraft.isTyped, props.errors, onDraftChange);
  const field = { ...props, errors: shown.errors };
  const parts = useField(field);
  const isOwnProblem = problem !== undefined && shown.errors[0] === problem.message;
  const isInvalid = {
    start:
      parts.isInvalid &&
      (!isOwnProblem || startDraft.problem !== undefined || isReversed === true || missing === 'start'),
    end:
      parts.isInvalid && (!isOwnProblem || endDraft.problem !== undefined || isReversed === true || missing === 'end'),
  };
  const leave = () => {
    if (isOpen) return;
    shown.onLeave();
    props.onBlur?.();
  };
  const input = {
    placeholder: props.placeholder || pattern,
    isRequired: props.isRequired ?? false,
    isDisabled,
    isReadOnly,
    describedBy: parts.describedBy,
  };
  return (
    <div
      className="tr-Field tr-DateRangeField"
      role="group"
      id={parts.id}
      aria-labelledby={parts.labelId}
      aria-describedby={parts.describedBy}
      data-invalid={parts.isInvalid || undefined}
      {...onFocusWithin({ onFocus: props.onFocus, onBlur: leave })}
    >
      <FieldHead field={field} parts={parts} kind="group" />
      <div className="tr-DateRangeField-pair">
        <div className="tr-DateRangeField-part">
          <label className="tr-DateRangeField-label" htmlFor={`${parts.id}-start`}>
            <bdi>{startLabel}</bdi>
          </label>
          <DateInput
            {...input}
            id={`${parts.id}-start`}
            text={startDraft.text}
            onTextChange={startDraft.onTextChange}
            onLeave={startDraft.onLeave}
            isInvalid={isInvalid.start}
            autoFocus={props.autoFocus}
          />
        </div>
        <div className="tr-DateRangeField-part">
          <label className="tr-DateRangeField-label" htmlFor={`${parts.id}-end`}>
            <bdi>{endLabel}</bdi>
          </label>
          <DateInput
            {...input}
            id={`${parts.id}-end`}
            text={endDraft.text}
            onTextChange={endDraft.onTextChange}
            onLeave={endDraft.onLeave}
            isInvalid={isInvalid.end}
          >
            {!isReadOnly && (
              <DatePopover labelId={parts.labelId} isOpen={isOpen} onOpenChange={setIsOpen} isDisabled={isDisabled}>
                <CalendarRangePanel
                  start={start}
                  end={end}
                  minimum={minimum}
                  maximum={maximum}
                  onPick={(first, last) => {
                    startDraft.onDrop();
                    endDraft.onDrop();
                    change(first, last);
                    setIsOpen(false);
                  }}
                />
              </DatePopover>
            )}
          </DateInput>
        </div>
      </div>
      <FieldFoot field={field} parts={parts} />
    </div>
  );
}
