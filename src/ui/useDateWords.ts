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
  return {
    locale,
    pattern,
    timeExample: formatTime('13:45', locale),
    showDate,
    dateProblem(code, text, bound = '') {
      const messages: Partial<Record<DateProblemCode, string>> = {
        prefilled: t(words.datePrefilled, { format: pattern }),
        shortYear: t(words.dateShortYear),
        noSuchDay: t(words.dateNoSuchDay),
        tooEarly: t(words.dateTooEarly, { date: showDate(bound) }),
        tooLate: t(words.dateTooLate, { date: showDate(bound) }),
      };
      return { code, text, message: messages[code] ?? t(words.dateUnreadable, { format: pattern }) };
    },
  };
}
