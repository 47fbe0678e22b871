import { useState } from 'react';
import { CalendarDatesPanel } from './CalendarPanel';
import { Button } from './Button';
import { DateInput } from './DateInput';
import { DatePopover } from './DatePopover';
import { readIsoDate } from './dateIso';
import type { DateProblem } from './dateProblem';
import { readDateText } from './dateText';
import * as words from './dateWords';
import { FieldFoot, FieldHead, useField } from './Field';
import type { FieldProps } from './Field';
import { onFocusWithin } from './onFocusWithin';
import { useStrings } from './strings/StringsProvider';
import { TagList } from './TagList';
import { useDateProblem } from './useDateProblem';
import { useDateWords } from './useDateWords';
import { VisuallyHidden } from './VisuallyHidden';

const maximumPasted = 400;

export interface MultiDateFieldProps extends FieldProps {
  /** `YYYY-MM-DD` each; any other text stays as a tag, with a problem. */
  value: readonly string[] | undefined;
  /** Gets the days in the order of the calendar, each once. */
  onChange: (value: string[]) => void;
  /** A text that must not be sent, why, and the words shown for it; undefined when there is none. */
  onDraftChange?: ((problem: DateProblem | undefined) => void) | undefined;
  /** Moment-style format of what is shown and typed; the values are ISO always. @default the locale's own */
  dateFormat?: string | undefined;
  minimum?: string | undefined;
  maximum?: string | undefined;
  /** @default the format in the user's letters */
  placeholder?: string | undefined;
}

/** Several days: each typed (Enter adds it), pasted as a list, or picked from one calendar; each with a button that takes it back. */
export function MultiDateField(props: MultiDateFieldProps) {
  const { onChange, onDraftChange, dateFormat, minimum, maximum, isDisabled = false, isReadOnly = false } = props;
  const { t, locale } = useStrings();
  const { pattern, showDate, dateProblem } = useDateWords(dateFormat);
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const value = props.value ?? [];

  const judge = (date: string, shown: string): DateProblem | undefined => {
    if (minimum !== undefined && readIsoDate(minimum) && date < minimum) return dateProblem('tooEarly', shown, minimum);
    if (maximum !== undefined && readIsoDate(maximum) && date > maximum) return dateProblem('tooLate', shown, maximum);
    return undefined;
  };
  const readOne = (part: string): { date: string | undefined } | { problem: DateProblem } => {
    const reading = readDateText(part, dateFormat, locale);
    if ('problem' in reading) return { problem: dateProblem(reading.problem, part) };
    const problem = reading.date === undefined ? undefined : judge(reading.date, part);
    return problem ? { problem } : reading;
  };
  const change = (dates: readonly string[]) => onChange([...new Set(dates)].sort());
  const add = (typed: string): boolean => {
    const whole = readOne(typed);
    const readings =
      'date' in whole
        ? [whole]
        : typed
            .split(/[\n;,]/)
            .slice(0, maximumPasted)
            .map(readOne);
    const dates = readings.flatMap((reading) =>
      'date' in reading && reading.date !== undefined ? [reading.date] : [],
    );
    if (!readings.every((reading) => 'date' in reading)) return false;
    if (dates.length > 0) change([...value, ...dates]);
    setText('');
    return true;
  };

  const draft = text.trim() === '' ? undefined : readOne(text);
  const unreadable = value.find((date) => !readIsoDate(date));
  const outside = value.flatMap((date) => (readIsoDate(date) ? (judge(date, showDate(date)) ?? []) : []))[0];
  const problem =
    draft && 'problem' in draft
      ? draft.problem
      : unreadable !== undefined
        ? dateProblem('prefilled', unreadable)
        : outside;
  const shown = useDateProblem(problem, text !== '', props.errors, onDraftChange);
  const field = { ...props, errors: shown.errors };
  const parts = useField(field);
  const leave = () => {
    if (isOpen) return;
    add(text);
    shown.onLeave();
    props.onBlur?.();
  };
  const isListAlone = isReadOnly && value.length > 0;
  return (
    <div
      className="tr-Field tr-MultiDateField"
      data-invalid={parts.isInvalid || undefined}
      {...(isListAlone
        ? {
            id: parts.id,
            role: 'group',
            tabIndex: -1,
            'aria-labelledby': parts.labelId,
            'aria-describedby': parts.describedBy,
          }
        : {})}
      {...onFocusWithin({ onFocus: props.onFocus, onBlur: leave })}
    >
      <FieldHead field={field} parts={parts} kind={isListAlone ? 'group' : 'native'} />
      {isListAlone ? (
        <ul className="tr-TagList">
          {value.map((date) => (
            <li className="tr-Tag" key={date}>
              <bdi className="tr-Tag-label">{showDate(date)}</bdi>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <TagList
            tags={value.map((date) => ({ id: date, label: showDate(date) }))}
            fieldId={parts.id}
            isDisabled={isDisabled}
            onRemove={(date) => onChange(value.filter((other) => other !== date))}
          />
          <DateInput
            id={parts.id}
            name={props.name}
            text={text}
            onTextChange={setText}
            placeholder={props.placeholder || pattern}
            isInvalid={parts.isInvalid}
            isRequired={props.isRequired ?? false}
            isDisabled={isDisabled}
            isReadOnly={isReadOnly}
            autoFocus={props.autoFocus}
            describedBy={parts.describedBy}
            onKeyDown={(event) => {
              if (isReadOnly) return;
              if (event.key === 'ArrowDown' && event.altKey) {
                event.preventDefault();
                setIsOpen(true);
              } else if (event.key === 'Enter' && text.trim() !== '') {
                event.preventDefault();
                if (!add(text)) shown.onLeave();
              }
            }}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData('text');
              if (!isReadOnly && text === '' && /[\n;,]/.test(pasted) && add(pasted)) event.preventDefault();
            }}
          >
            {!isReadOnly && (
              <DatePopover labelId={parts.labelId} isOpen={isOpen} onOpenChange={setIsOpen} isDisabled={isDisabled}>
                <CalendarDatesPanel values={value} minimum={minimum} maximum={maximum} onPick={change} />
                <div className="tr-DatePopover-foot">
                  <span className="tr-DatePopover-hint" role="status">
                    {t(words.chosenDates, { count: value.length })}
                  </span>
                  <Button onPress={() => setIsOpen(false)}>{t(words.done)}</Button>
                </div>
              </DatePopover>
            )}
          </DateInput>
        </>
      )}
      <VisuallyHidden>
        <span role="status">{isOpen ? '' : t(words.chosenDates, { count: value.length })}</span>
      </VisuallyHidden>
      <FieldFoot field={field} parts={parts} />
    </div>
  );
}
