import { CalendarDate, GregorianCalendar, getLocalTimeZone, today } from '@internationalized/date';
import type { DateValue } from '@internationalized/date';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
  I18nProvider,
  RangeCalendar,
} from 'react-aria-components';
import { readIsoDate } from './dateIso';
import * as words from './dateWords';
import { ChevronEndIcon, ChevronStartIcon } from './arrowIcons';
import { usePressableStyle } from './pressableStyle';
import { useStrings } from './strings/StringsProvider';

const yearsAround = 240;
const longestWeekday = 4;
const createCalendar = () => new GregorianCalendar();

function toCalendarDate(iso: string | undefined): CalendarDate | undefined {
  const day = iso === undefined ? undefined : readIsoDate(iso);
  return day && new CalendarDate(day.year, day.month, day.day);
}

interface PickerProps {
  label: string;
  value: unknown;
  onChange: (key: number) => void;
  items: { id: number; formatted: string }[];
}

function Picker({ label, value, onChange, items }: PickerProps) {
  return (
    <select
      className="tr-Calendar-picker"
      aria-label={label}
      value={String(value)}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {items.map(({ id, formatted }) => (
        <option key={id} value={id}>
          {formatted}
        </option>
      ))}
    </select>
  );
}

function hasShortWeekdays(locale: string): boolean {
  const formatter = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => formatter.format(Date.UTC(2026, 0, 1 + day))).every(
    (name) => name.length <= longestWeekday,
  );
}

function CalendarBody() {
  const { t, locale } = useStrings();
  const isYearFirst = ['ja', 'ko', 'zh', 'hu'].includes(new Intl.Locale(locale).language);
  const year = (
    <CalendarYearPicker key="year" visibleYears={yearsAround}>
      {({ value, onChange, items }) => <Picker label={t(words.year)} value={value} onChange={onChange} items={items} />}
    </CalendarYearPicker>
  );
  const month = (
    <CalendarMonthPicker key="month" format="long">
      {({ value, onChange, items }) => (
        <Picker label={t(words.month)} value={value} onChange={onChange} items={items} />
      )}
    </CalendarMonthPicker>
  );
  return (
    <>
      <div className="tr-Calendar-head">
        <Button className="tr-Calendar-step" slot="previous" aria-label={t(words.previousMonth)}>
          <ChevronStartIcon />
        </Button>
        <div className="tr-Calendar-pickers">{isYearFirst ? [year, month] : [month, year]}</div>
        <Button className="tr-Calendar-step" slot="next" aria-label={t(words.nextMonth)}>
          <ChevronEndIcon />
        </Button>
      </div>
      <CalendarGrid className="tr-Calendar-grid" weekdayStyle={hasShortWeekdays(locale) ? 'short' : 'narrow'}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className="tr-Calendar-weekday">{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell className="tr-Calendar-cell" date={date} />}</CalendarGridBody>
      </CalendarGrid>
    </>
  );
}

export interface CalendarPanelBounds {
  /** The earliest day, `YYYY-MM-DD`. */
  minimum?: string | undefined;
  /** The latest day, `YYYY-MM-DD`. */
  maximum?: string | undefined;
}

function useCalendarProps({ minimum, maximum }: CalendarPanelBounds, focused: CalendarDate | undefined) {
  const { t, locale } = useStrings();
  usePressableStyle();
  const minValue = toCalendarDate(minimum);
  const maxValue = toCalendarDate(maximum);
  const now = today(getLocalTimeZone());
  const start =
    minValue && now.compare(minValue) < 0 ? minValue : maxValue && now.compare(maxValue) > 0 ? maxValue : now;
  return {
    locale: `${locale}-u-ca-gregory`,
    props: {
      'aria-label': t(words.calendar),
      autoFocus: true,
      createCalendar,
      defaultFocusedValue: focused ?? start,
      ...(minValue ? { minValue } : {}),
      ...(maxValue ? { maxValue } : {}),
    },
  };
}

export interface CalendarPanelProps extends CalendarPanelBounds {
  /** `YYYY-MM-DD`; anything else is no selection. */
  value: string | undefined;
  onPick: (date: string) => void;
}

/** A month to pick one day from, in the user's language and always in the Gregorian calendar, as the answer is. */
export function CalendarPanel({ value, onPick, ...bounds }: CalendarPanelProps) {
  const selected = toCalendarDate(value);
  const { locale, props } = useCalendarProps(bounds, selected);
  return (
    <I18nProvider locale={locale}>
      <Calendar<DateValue>
        {...props}
        className="tr-Calendar"
        value={selected ?? null}
        onChange={(date) => onPick(date.toString())}
      >
        <CalendarBody />
      </Calendar>
    </I18nProvider>
  );
}

export interface CalendarDatesPanelProps extends CalendarPanelBounds {
  values: readonly string[];
  onPick: (dates: string[]) => void;
}

/** A month to pick several days from; a second pick takes a day back. */
export function CalendarDatesPanel({ values, onPick, ...bounds }: CalendarDatesPanelProps) {
  const selected = values.flatMap((value) => toCalendarDate(value) ?? []);
  const { locale, props } = useCalendarProps(bounds, selected[0]);
  return (
    <I18nProvider locale={locale}>
      <Calendar<DateValue, 'multiple'>
        {...props}
        className="tr-Calendar"
        selectionMode="multiple"
        value={selected}
        onChange={(dates) => onPick(dates.map((date) => date.toString()))}
      >
        <CalendarBody />
      </Calendar>
    </I18nProvider>
  );
}

export interface CalendarRangePanelProps extends CalendarPanelBounds {
  start: string | undefined;
  end: string | undefined;
  onPick: (start: string, end: string) => void;
}

/** A month to pick a first and a last day from. */
export function CalendarRangePanel({ start, end, onPick, ...bounds }: CalendarRangePanelProps) {
  const first = toCalendarDate(start);
  const last = toCalendarDate(end);
  const { locale, props } = useCalendarProps(bounds, first ?? last);
  const isWhole = first && last && first.compare(last) <= 0;
  return (
    <I18nProvider locale={locale}>
      <RangeCalendar<DateValue>
        {...props}
        className="tr-Calendar"
        data-range
        value={isWhole ? { start: first, end: last } : null}
        onChange={(range) => range && onPick(range.start.toString(), range.end.toString())}
      >
        <CalendarBody />
      </RangeCalendar>
    </I18nProvider>
  );
}
