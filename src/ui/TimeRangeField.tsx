import { DateInput } from './DateInput';
import type { DateProblem } from './dateProblem';
import * as words from './dateWords';
import { FieldFoot, FieldHead, useField } from './Field';
import type { FieldProps } from './Field';
import { onFocusWithin } from './onFocusWithin';
import { useStrings } from './strings/StringsProvider';
import { useTimeText } from './TimeField';
import { useDateProblem } from './useDateProblem';

/** The first and the last time, each `hh:mm[:ss]` or not there yet. */
export type TimeRange = readonly [start?: string | undefined, end?: string | undefined];

export interface TimeRangeFieldProps extends FieldProps {
  value: TimeRange | undefined;
  /** Gets undefined once both are empty. */
  onChange: (value: [start: string | undefined, end: string | undefined] | undefined) => void;
  /** What must not be sent: a text that is no time, one time alone. */
  onDraftChange?: ((problem: DateProblem | undefined) => void) | undefined;
  /** @default our words for "Start time" */
  startLabel?: string | undefined;
  /** @default our words for "End time" */
  endLabel?: string | undefined;
  minimum?: string | undefined;
  maximum?: string | undefined;
  /** @default our words for "hh:mm" */
  placeholder?: string | undefined;
}

/** Two times of day. The second may be earlier than the first: a night shift ends on the next day. */
export function TimeRangeField(props: TimeRangeFieldProps) {
  const { value, onChange, minimum, maximum } = props;
  const { t } = useStrings();
  const [start, end] = [value?.[0] || undefined, value?.[1] || undefined];
  const startLabel = props.startLabel || t(words.startTime);
  const endLabel = props.endLabel || t(words.endTime);
  const change = (first: string | undefined, last: string | undefined) =>
    onChange(first === undefined && last === undefined ? undefined : [first, last]);
  const startDraft = useTimeText({ minimum, maximum, value: start, onChange: (time) => change(time, end) });
  const endDraft = useTimeText({ minimum, maximum, value: end, onChange: (time) => change(start, time) });

  const missing =
    startDraft.text === '' && endDraft.text !== ''
      ? 'start'
      : startDraft.text !== '' && endDraft.text === ''
        ? 'end'
        : undefined;
  const pairProblem: DateProblem | undefined = missing && {
    code: 'missingPart',
    text: `${startDraft.text} – ${endDraft.text}`,
    message: t(words.partMissing, { label: missing === 'start' ? startLabel : endLabel }),
  };
  const problem = startDraft.problem ?? endDraft.problem ?? pairProblem;
  const shown = useDateProblem(problem, startDraft.isTyped || endDraft.isTyped, props.errors, props.onDraftChange);
  const field = { ...props, errors: shown.errors };
  const parts = useField(field);
  const isOwnProblem = problem !== undefined && shown.errors[0] === problem.message;
  const leave = () => {
    shown.onLeave();
    props.onBlur?.();
  };
  const halves = [
    { key: 'start', label: startLabel, draft: startDraft },
    { key: 'end', label: endLabel, draft: endDraft },
  ] as const;
  return (
    <div
      className="tr-Field tr-TimeRangeField"
      role="group"
      id={parts.id}
      aria-labelledby={parts.labelId}
      aria-describedby={parts.describedBy}
      data-invalid={parts.isInvalid || undefined}
      {...onFocusWithin({ onFocus: props.onFocus, onBlur: leave })}
    >
      <FieldHead field={field} parts={parts} kind="group" />
      <div className="tr-DateRangeField-pair">
        {halves.map(({ key, label, draft }) => (
          <div className="tr-DateRangeField-part" key={key}>
            <label className="tr-DateRangeField-label" htmlFor={`${parts.id}-${key}`}>
              <bdi>{label}</bdi>
            </label>
            <DateInput
              id={`${parts.id}-${key}`}
              text={draft.text}
              onTextChange={draft.onTextChange}
              onLeave={draft.onLeave}
              placeholder={props.placeholder || t(words.timeExample)}
              isInvalid={parts.isInvalid && (!isOwnProblem || draft.problem !== undefined || missing === key)}
              isRequired={props.isRequired ?? false}
              isDisabled={props.isDisabled ?? false}
              isReadOnly={props.isReadOnly ?? false}
              autoFocus={key === 'start' && props.autoFocus}
              describedBy={parts.describedBy}
            />
          </div>
        ))}
      </div>
      <FieldFoot field={field} parts={parts} />
    </div>
  );
}
