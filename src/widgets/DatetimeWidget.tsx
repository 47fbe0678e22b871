import { useState } from 'react';
import { Card, DateField, focusField, TimeField, useStrings } from '../ui';
import type { DateProblem } from '../ui';
import type { DatetimeSpec } from '../model';
import { AnswerForm } from './AnswerForm';
import { brokenBound, readBound } from './checkMoment';
import { formatDay, formatMoment } from './summarize/formatAnswer';
import { useOneAnswer } from './useOneAnswer';
import { useSoundBounds } from './useSoundBounds';
import { WidgetHead } from './WidgetHead';
import type { WidgetProps } from './WidgetProps';
import * as words from './words';

/**
 * A date, a time, or both, within inclusive bounds. Its answer is `{ value }`: `YYYY-MM-DD`, `hh:mm` or `YYYY-MM-DDThh:mm`, the wall clock's,
 * without a time zone.
 */
export function DatetimeWidget({
  spec: given,
  id,
  draft,
  onDraftChange,
  headingLevel,
  ...props
}: WidgetProps<DatetimeSpec>) {
  const spec = useSoundBounds(given, props.onIssue);
  const { t, locale } = useStrings();
  const { give, isUnderWay, isLocked } = useOneAnswer(props);
  const drafted = readDraft(spec, draft?.['value']);
  const [day, setDay] = useState(drafted.day);
  const [clock, setClock] = useState(drafted.clock);
  const [dayProblem, setDayProblem] = useState<DateProblem>();
  const [clockProblem, setClockProblem] = useState<DateProblem>();
  const [isChecked, setChecked] = useState(false);
  const hasDay = spec.collects !== 'time';
  const hasClock = spec.collects !== 'date';
  const isWhole = (!hasDay || day !== undefined) && (!hasClock || clock !== undefined);
  const answer = isWhole
    ? [hasDay ? day : undefined, hasClock ? clock?.slice(0, 5) : undefined].filter(Boolean).join('T')
    : undefined;
  const broken = answer === undefined ? undefined : brokenBound(spec, answer);

  const change = (next: { day: string | undefined; clock: string | undefined }) => {
    setDay(next.day);
    setClock(next.clock);
    const value = hasDay && hasClock ? `${next.day ?? ''}T${next.clock ?? ''}` : (next.day ?? next.clock);
    onDraftChange?.(value === undefined || value === 'T' ? {} : { value });
  };
  const dayErrors = errorsOf(dayProblem, hasDay && day === undefined, t(words.enterDate));
  const boundMessage =
    broken && t(broken === 'minimum' ? words.notBefore : words.notAfter, { moment: shownBound(spec, broken, locale) });
  const clockErrors = errorsOf(clockProblem, hasClock && clock === undefined, t(words.enterTime));
  const lastErrors = boundMessage && dayErrors.length === 0 && clockErrors.length === 0 ? [boundMessage] : [];
  const errors = {
    day: isChecked ? [...dayErrors, ...(hasClock ? [] : lastErrors)] : [],
    clock: isChecked ? [...clockErrors, ...(hasClock ? lastErrors : [])] : [],
  };
  const submit = () => {
    setChecked(true);
    if (dayErrors.length > 0) focusField(`${id}-day`);
    else if (clockErrors.length > 0 || (hasClock && broken)) focusField(`${id}-clock`);
    else if (broken) focusField(`${id}-day`);
    else give({ action: 'submit', values: { value: answer! } });
  };
  const isSingle = !(hasDay && hasClock);
  const shared = { isRequired: true, isDisabled: isLocked, isLabelHidden: isSingle && spec.title !== undefined };
  return (
    <Card isBusy={isUnderWay}>
      <WidgetHead title={spec.title} description={spec.description} headingLevel={headingLevel} />
      <AnswerForm onSubmit={submit} isDisabled={isLocked} isPending={isUnderWay}>
        <div className="tr-DatetimeFields">
          {hasDay ? (
            <DateField
              {...shared}
              id={`${id}-day`}
              label={(isSingle ? spec.title : undefined) ?? t(words.date)}
              value={day}
              onChange={(next) => change({ day: next, clock })}
              onDraftChange={setDayProblem}
              errors={errors.day}
              minimum={readBound(spec, 'minimum')?.slice(0, 10)}
              maximum={readBound(spec, 'maximum')?.slice(0, 10)}
            />
          ) : null}
          {hasClock ? (
            <TimeField
              {...shared}
              id={`${id}-clock`}
              label={(isSingle ? spec.title : undefined) ?? t(words.time)}
              value={clock}
              onChange={(next) => change({ day, clock: next })}
              onDraftChange={setClockProblem}
              errors={errors.clock}
              {...(isSingle ? { minimum: readBound(spec, 'minimum'), maximum: readBound(spec, 'maximum') } : {})}
            />
          ) : null}
        </div>
      </AnswerForm>
    </Card>
  );
}

function errorsOf(problem: DateProblem | undefined, isMissing: boolean, missing: string): string[] {
  if (problem) return [problem.message];
  return isMissing ? [missing] : [];
}

function readDraft({ collects }: DatetimeSpec, value: unknown): { day: string | undefined; clock: string | undefined } {
  if (typeof value !== 'string') return { day: undefined, clock: undefined };
  const [day, clock] =
    collects === 'datetime' ? value.split('T') : collects === 'date' ? [value, undefined] : [undefined, value];
  return { day: day || undefined, clock: clock || undefined };
}

function shownBound(spec: DatetimeSpec, side: 'minimum' | 'maximum', locale: string): string {
  const bound = readBound(spec, side) ?? '';
  if (spec.collects === 'date') return formatDay(bound, locale);
  return spec.collects === 'datetime' ? formatMoment(bound, locale) : bound;
}
