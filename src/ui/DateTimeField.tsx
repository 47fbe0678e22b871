import { useId, useRef, useState } from 'react';
import { Button } from './Button';
import { CalendarPanel } from './CalendarPanel';
import { DateInput } from './DateInput';
import { DatePopover } from './DatePopover';
import type { DateProblem } from './dateProblem';
import { formatWallClock, readDateTimeText, toDateTime, toWallClock } from './dateTimeText';
import type { WallClock } from './dateTimeText';
import * as words from './dateWords';
import { FieldFoot, FieldHead, useField } from './Field';
import type { FieldProps } from './Field';
import { onFocusWithin } from './onFocusWithin';
import { useStrings } from './strings/StringsProvider';
import { formatTime, readTimeText } from './timeText';
import { useDateDraft } from './useDateDraft';
import { useDateProblem } from './useDateProblem';
import { useDateWords } from './useDateWords';

export interface DateTimeFieldProps extends FieldProps {
  /** RFC 3339; shown as the user's own clock has it, untouched as long as nobody edits it. Any other text stays visible, with a problem. */
  value: string | undefined;
  /** Gets RFC 3339 with the offset of that instant where the user is, or without one: see `hasOffset`. */
  onChange: (value: string | undefined) => void;
  /** A text that must not be sent, why, and the words shown for it; undefined when there is none. */
  onDraftChange?: ((problem: DateProblem | undefined) => void) | undefined;
  /** Whether values name an instant; false: a wall clock's `YYYY-MM-DDThh:mm[:ss]`, wherever it hangs. @default true */
  hasOffset?: boolean | undefined;
  /** Moment-style format of the date; the time is the locale's. @default the locale's own */
  dateFormat?: string | undefined;
  /** The earliest, as the value or as `YYYY-MM-DD`. */
  minimum?: string | undefined;
  /** The latest, as the value or as `YYYY-MM-DD`. */
  maximum?: string | undefined;
  /** @default the formats in the user's letters */
  placeholder?: string | undefined;
}

const sortable = ({ date, time }: WallClock) => `${date}T${time.padEnd(8, ':00')}`;

function readBound(bound: string | undefined, missingTime: string): WallClock | undefined {
  if (bound === undefined) return undefined;
  return toWallClock(bound) ?? (/^\d{4}-\d{2}-\d{2}$/.test(bound) ? { date: bound, time: missingTime } : undefined);
}

/** A date with a time on the user's own clock: typed or pasted in one line, or picked from a calendar with the time below it. */
export function DateTimeField(props: DateTimeFieldProps) {
  const {
    value,
    onChange,
    onDraftChange,
    hasOffset = true,
    dateFormat,
    isDisabled = false,
    isReadOnly = false,
  } = props;
  const { t, locale } = useStrings();
  const { pattern, showDate, dateTimeProblem } = useDateWords(dateFormat);
  const [isOpen, setIsOpen] = useState(false);
  const [original] = useState(value);
  const timeId = useId();
  const timeRef = useRef<HTMLInputElement>(null);
  const minimum = readBound(props.minimum, '00:00');
  const maximum = readBound(props.maximum, '23:59:59');

  const show = (clock: WallClock) => formatWallClock(clock, dateFormat, locale);
  const judge = (clock: WallClock, text: string): DateProblem | undefined => {
    if (minimum && sortable(clock) < sortable(minimum)) return dateTimeProblem('tooEarly', text, show(minimum));
    if (maximum && sortable(clock) > sortable(maximum)) return dateTimeProblem('tooLate', text, show(maximum));
    return undefined;
  };
  const toValue = (clock: WallClock): string | undefined => {
    const before = original === undefined ? undefined : toWallClock(original);
    if (before && sortable(before) === sortable(clock)) return original;
    return hasOffset ? toDateTime(clock) : `${clock.date}T${clock.time}`;
  };
  const draft = useDateDraft({
    value: value === '' ? undefined : value,
    onChange,
    write: (given) => {
      const clock = toWallClock(given);
      return clock ? show(clock) : given;
    },
    judge: (given) => {
      const clock = toWallClock(given);
      return clock ? judge(clock, show(clock)) : dateTimeProblem('prefilled', given);
    },
    read: (text) => {
      const reading = readDateTimeText(text, dateFormat, locale);
      if ('problem' in reading) return { value: undefined, problem: dateTimeProblem(reading.problem, text) };
      const clock =
        'wallClock' in reading
          ? reading.wallClock
          : reading.value === undefined
            ? undefined
            : toWallClock(reading.value);
      if (!clock) return { value: undefined };
      const next = 'value' in reading && hasOffset ? reading.value : toValue(clock);
      return { value: next, problem: next === undefined ? dateTimeProblem('skippedTime', text) : judge(clock, text) };
    },
  });
  const shown = useDateProblem(draft.problem, draft.isTyped, props.errors, onDraftChange);
  const field = { ...props, errors: shown.errors };
  const parts = useField(field);

  const current = value === undefined ? undefined : toWallClock(value);
  const [picked, setPicked] = useState<{ date: string | undefined; timeText: string }>();
  const popover = picked ?? { date: current?.date, timeText: current ? formatTime(current.time, locale) : '' };
  const pick = (date: string | undefined, timeText: string) => {
    setPicked({ date, timeText });
    const time = readTimeText(timeText, locale);
    if (date === undefined) return;
    if ('time' in time && time.time !== undefined) draft.onTextChange(show({ date, time: time.time }));
    else draft.onTextChange(`${showDate(date)} ${timeText}`.trim());
  };
  const open = (next: boolean) => {
    setPicked(undefined);
    setIsOpen(next);
    if (!next) draft.onLeave();
  };
  const leave = () => {
    if (isOpen) return;
    shown.onLeave();
    props.onBlur?.();
  };
  return (
    <div
      className="tr-Field tr-DateTimeField"
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
        placeholder={props.placeholder || `${pattern} ${t(words.timeExample)}`}
        isInvalid={parts.isInvalid}
        isRequired={props.isRequired ?? false}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
        autoFocus={props.autoFocus}
        describedBy={parts.describedBy}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || !event.altKey || isReadOnly) return;
          event.preventDefault();
          open(true);
        }}
      >
        {!isReadOnly && (
          <DatePopover labelId={parts.labelId} isOpen={isOpen} onOpenChange={open} isDisabled={isDisabled}>
            <CalendarPanel
              value={popover.date}
              minimum={minimum?.date}
              maximum={maximum?.date}
              onPick={(date) => {
                pick(date, popover.timeText);
                if (popover.timeText === '') timeRef.current?.focus();
              }}
            />
            <div className="tr-DatePopover-foot">
              <span className="tr-DateTimeField-time">
                <label htmlFor={timeId}>{t(words.time)}</label>
                <input
                  className="tr-Control"
                  ref={timeRef}
                  id={timeId}
                  type="text"
                  autoComplete="off"
                  placeholder={t(words.timeExample)}
                  value={popover.timeText}
                  onChange={(event) => pick(popover.date, event.target.value)}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter') return;
                    event.preventDefault();
                    open(false);
                  }}
                />
              </span>
              <Button onPress={() => open(false)}>{t(words.done)}</Button>
            </div>
          </DatePopover>
        )}
      </DateInput>
      <FieldFoot field={field} parts={parts} />
    </div>
  );
}
