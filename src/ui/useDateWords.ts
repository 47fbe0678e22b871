import { describeDateFormat, formatDate } from './dateFormat';
import type { DateProblem, DateProblemCode } from './dateProblem';
import * as words from './dateWords';
import { useStrings } from './strings/StringsProvider';
import { formatTime } from './timeText';

/** The words about dates in the user's language and a field's format. */
export interface DateWords {
  locale: string;
  /** The format in the user's letters: `TT.MM.JJJJ`. */
  pattern: string;
  timeExample: string;
  showDate: (iso: string) => string;
  showTime: (time: string) => string;
  timeProblem: (code: DateProblemCode, text: string, bound?: string) => DateProblem;
  dateTimeProblem: (code: DateProblemCode, text: string, bound?: string) => DateProblem;
  /** The problem of a date-only text, in words. */
  dateProblem: (code: DateProblemCode, text: string, bound?: string) => DateProblem;
}

/** Gives the words about dates in the user's language and the field's format. */
export function useDateWords(dateFormat: string | undefined): DateWords {
  const { t, locale } = useStrings();
  const pattern = describeDateFormat(dateFormat, locale, {
    year: t(words.dateLetterYear),
    month: t(words.dateLetterMonth),
    day: t(words.dateLetterDay),
  });
  const showDate = (iso: string) => formatDate(iso, dateFormat, locale) ?? iso;
  const timeExample = formatTime('13:45', locale);
  const showTime = (time: string) => formatTime(time, locale);
  const about = (
    messages: Partial<Record<DateProblemCode, string>>,
    code: DateProblemCode,
    text: string,
    otherwise: string,
  ): DateProblem => ({
    code,
    text,
    message: messages[code] ?? otherwise,
  });
  const days = { shortYear: t(words.dateShortYear), noSuchDay: t(words.dateNoSuchDay) };
  return {
    locale,
    pattern,
    timeExample,
    showDate,
    showTime,
    timeProblem: (code, text, bound = '') =>
      about(
        {
          prefilled: t(words.timePrefilled, { time: timeExample }),
          noSuchTime: t(words.timeNoSuch, { time: timeExample }),
          tooEarly: t(words.timeTooEarly, { time: showTime(bound) }),
          tooLate: t(words.timeTooLate, { time: showTime(bound) }),
        },
        code,
        text,
        t(words.timeUnreadable, { time: timeExample }),
      ),
    dateTimeProblem: (code, text, bound = '') =>
      about(
        {
          ...days,
          prefilled: t(words.dateTimePrefilled, { format: `${pattern} ${timeExample}` }),
          noSuchTime: t(words.timeNoSuch, { time: timeExample }),
          missingTime: t(words.timeMissing, { time: timeExample }),
          skippedTime: t(words.timeSkipped),
          tooEarly: t(words.dateTooEarly, { date: bound }),
          tooLate: t(words.dateTooLate, { date: bound }),
        },
        code,
        text,
        t(words.dateTimeUnreadable, { format: `${pattern} ${timeExample}` }),
      ),
    dateProblem: (code, text, bound = '') =>
      about(
        {
          ...days,
          prefilled: t(words.datePrefilled, { format: pattern }),
          tooEarly: t(words.dateTooEarly, { date: showDate(bound) }),
          tooLate: t(words.dateTooLate, { date: showDate(bound) }),
        },
        code,
        text,
        t(words.dateUnreadable, { format: pattern }),
      ),
  };
}
