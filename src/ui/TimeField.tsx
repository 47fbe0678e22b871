import { DateInput } from './DateInput';
import type { DateProblem } from './dateProblem';
import * as words from './dateWords';
import { FieldFoot, FieldHead, useField } from './Field';
import type { FieldProps } from './Field';
import { onFocusWithin } from './onFocusWithin';
import { useStrings } from './strings/StringsProvider';
import { isTime, readTimeText } from './timeText';
import { useDateDraft } from './useDateDraft';
import { useDateProblem } from './useDateProblem';
import { useDateWords } from './useDateWords';

export interface TimeFieldProps extends FieldProps {
  /** `hh:mm` or `hh:mm:ss`, with an offset or without; any other text stays visible as it is, with a problem. */
  value: string | undefined;
  /** Gets `hh:mm` or `hh:mm:ss`, an offset only where one was typed. */
  onChange: (value: string | undefined) => void;
  /** A text that must not be sent, why, and the words shown for it; undefined when there is none. */
  onDraftChange?: ((problem: DateProblem | undefined) => void) | undefined;
  /** The earliest time, `hh:mm`. */
  minimum?: string | undefined;
  /** The latest time, `hh:mm`. */
  maximum?: string | undefined;
  /** @default our words for "hh:mm" */
  placeholder?: string | undefined;
}

/** The draft of one time within a field's bounds. */
export function useTimeText({
  value,
  onChange,
  minimum,
  maximum,
}: Pick<TimeFieldProps, 'value' | 'onChange' | 'minimum' | 'maximum'>) {
  const { locale, showTime, timeProblem } = useDateWords(undefined);
  const judge = (time: string, text: string) => {
    if (minimum !== undefined && isTime(minimum) && time.slice(0, 8) < minimum.slice(0, time.length))
      return timeProblem('tooEarly', text, minimum);
    if (maximum !== undefined && isTime(maximum) && time.slice(0, maximum.length) > maximum)
      return timeProblem('tooLate', text, maximum);
    return undefined;
  };
  return useDateDraft({
    value: value === '' ? undefined : value,
    onChange,
    write: showTime,
    judge: (given) => (isTime(given) ? judge(given, given) : timeProblem('prefilled', given)),
    read: (text) => {
      const reading = readTimeText(text, locale);
      if ('problem' in reading) return { value: undefined, problem: timeProblem(reading.problem, text) };
      return { value: reading.time, problem: reading.time === undefined ? undefined : judge(reading.time, text) };
    },
  });
}

/** A time of day: typed or pasted, with 24 hours or with 12. */
export function TimeField(props: TimeFieldProps) {
  const { t } = useStrings();
  const draft = useTimeText(props);
  const shown = useDateProblem(draft.problem, draft.isTyped, props.errors, props.onDraftChange);
  const field = { ...props, errors: shown.errors };
  const parts = useField(field);
  const leave = () => {
    shown.onLeave();
    props.onBlur?.();
  };
  return (
    <div
      className="tr-Field tr-TimeField"
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
        placeholder={props.placeholder || t(words.timeExample)}
        isInvalid={parts.isInvalid}
        isRequired={props.isRequired ?? false}
        isDisabled={props.isDisabled ?? false}
        isReadOnly={props.isReadOnly ?? false}
        autoFocus={props.autoFocus}
        describedBy={parts.describedBy}
      />
      <FieldFoot field={field} parts={parts} />
    </div>
  );
}
