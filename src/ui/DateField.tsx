import { useState } from 'react';
import { CalendarPanel } from './CalendarPanel';
import { DateInput } from './DateInput';
import { DatePopover } from './DatePopover';
import { readIsoDate } from './dateIso';
import type { DateProblem } from './dateProblem';
import { readDateText } from './dateText';
import { FieldFoot, FieldHead, useField } from './Field';
import type { FieldProps } from './Field';
import { onFocusWithin } from './onFocusWithin';
import { useDateDraft } from './useDateDraft';
import { useDateProblem } from './useDateProblem';
import { useDateWords } from './useDateWords';

export interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`; any other text stays visible as it is, with a problem. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  /** A text that must not be sent, why, and the words shown for it; undefined when there is none. */
  onDraftChange?: ((problem: DateProblem | undefined) => void) | undefined;
  /** Moment-style format of what is shown and typed; the value is ISO always. @default the locale's own */
  dateFormat?: string | undefined;
  /** The earliest day, `YYYY-MM-DD`. */
  minimum?: string | undefined;
  /** The latest day, `YYYY-MM-DD`. */
  maximum?: string | undefined;
  /** @default the format in the user's letters */
  placeholder?: string | undefined;
}

/** The draft of one date in a field's format and bounds. */
export function useDateText({
  value,
  onChange,
  dateFormat,
  minimum,
  maximum,
}: Pick<DateFieldProps, 'value' | 'onChange' | 'dateFormat' | 'minimum' | 'maximum'>) {
  const { locale, showDate, dateProblem } = useDateWords(dateFormat);
  const judgeDay = (date: string, text: string) => {
    if (minimum !== undefined && readIsoDate(minimum) && date < minimum) return dateProblem('tooEarly', text, minimum);
    if (maximum !== undefined && readIsoDate(maximum) && date > maximum) return dateProblem('tooLate', text, maximum);
    return undefined;
  };
  return useDateDraft({
    value: value === '' ? undefined : value,
    onChange,
    write: showDate,
    judge: (given) => (readIsoDate(given) ? judgeDay(given, showDate(given)) : dateProblem('prefilled', given)),
    read: (text) => {
      const reading = readDateText(text, dateFormat, locale);
      if ('problem' in reading) return { value: undefined, problem: dateProblem(reading.problem, text) };
      return { value: reading.date, problem: reading.date === undefined ? undefined : judgeDay(reading.date, text) };
    },
  });
}

/** One day: typed or pasted in the format, in ISO or with the month as a word, or picked from a calendar. No time zone is involved. */
export function DateField(props: DateFieldProps) {
  const { value, onDraftChange, dateFormat, minimum, maximum, isDisabled = false, isReadOnly = false } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { pattern } = useDateWords(dateFormat);
  const draft = useDateText(props);
  const shown = useDateProblem(draft.problem, draft.isTyped, props.errors, onDraftChange);
  const field = { ...props, errors: shown.errors };
  const parts = useField(field);
  const leave = () => {
    if (isOpen) return;
    shown.onLeave();
    props.onBlur?.();
  };
  return (
    <div
      className="tr-Field tr-DateField"
      data-invalid={parts.isInvalid || undefined}
      {...onFocusWithin({ onFocus: props.onFocus, onBlur: leave })}
    >
      <FieldHead field={field} parts={parts} kind="native" />
      <DateInput
        id={parts.id}
        name={props.name}
        text={draft.text}
        onTextChange={draft.onTextChange}
        onLeave={draft.onLeave}
        placeholder={props.placeholder || pattern}
        isInvalid={parts.isInvalid}
        isRequired={props.isRequired ?? false}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
        autoFocus={props.autoFocus}
        describedBy={parts.describedBy}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || !event.altKey || isReadOnly) return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        {!isReadOnly && (
          <DatePopover labelId={parts.labelId} isOpen={isOpen} onOpenChange={setIsOpen} isDisabled={isDisabled}>
            <CalendarPanel
              value={value}
              minimum={minimum}
              maximum={maximum}
              onPick={(date) => {
                draft.onPick(date);
                setIsOpen(false);
              }}
            />
          </DatePopover>
        )}
      </DateInput>
      <FieldFoot field={field} parts={parts} />
    </div>
  );
}
