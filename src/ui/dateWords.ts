import { message } from './strings/message';

export const dateLetterYear = /*#__PURE__*/ message('ui.dateLetterYear', 'Y');
export const dateLetterMonth = /*#__PURE__*/ message('ui.dateLetterMonth', 'M');
export const dateLetterDay = /*#__PURE__*/ message('ui.dateLetterDay', 'D');
export const timeExample = /*#__PURE__*/ message('ui.timeExample', 'hh:mm');
export const openCalendar = /*#__PURE__*/ message('ui.openCalendar', 'Open calendar');
export const calendar = /*#__PURE__*/ message('ui.calendar', 'Calendar');
export const previousMonth = /*#__PURE__*/ message('ui.previousMonth', 'Previous month');
export const nextMonth = /*#__PURE__*/ message('ui.nextMonth', 'Next month');
export const month = /*#__PURE__*/ message('ui.month', 'Month');
export const year = /*#__PURE__*/ message('ui.year', 'Year');
export const startDate = /*#__PURE__*/ message('ui.startDate', 'Start date');
export const endDate = /*#__PURE__*/ message('ui.endDate', 'End date');
export const startTime = /*#__PURE__*/ message('ui.startTime', 'Start time');
export const endTime = /*#__PURE__*/ message('ui.endTime', 'End time');
export const time = /*#__PURE__*/ message('ui.time', 'Time');
export const done = /*#__PURE__*/ message('ui.done', 'Done');
export const chosenDates = /*#__PURE__*/ message('ui.chosenDates', {
  one: '{count} date chosen',
  other: '{count} dates chosen',
});

export const dateUnreadable = /*#__PURE__*/ message('ui.dateUnreadable', 'Enter the date as {format}.');
export const dateShortYear = /*#__PURE__*/ message('ui.dateShortYear', 'Write the year with four digits.');
export const dateNoSuchDay = /*#__PURE__*/ message(
  'ui.dateNoSuchDay',
  'There is no such day. Check the day and the month.',
);
export const dateTooEarly = /*#__PURE__*/ message('ui.dateTooEarly', 'Choose {date} or later.');
export const dateTooLate = /*#__PURE__*/ message('ui.dateTooLate', 'Choose {date} or earlier.');
export const datePrefilled = /*#__PURE__*/ message(
  'ui.datePrefilled',
  'This was filled in for you, but cannot be read as a date. Enter the date as {format}.',
);
export const partMissing = /*#__PURE__*/ message('ui.partMissing', 'Fill in “{label}” too.');
export const startAfterEnd = /*#__PURE__*/ message('ui.startAfterEnd', '“{start}” is after “{end}”.');
export const dateTimeUnreadable = /*#__PURE__*/ message(
  'ui.dateTimeUnreadable',
  'Enter the date and the time as {format}.',
);
export const dateTimePrefilled = /*#__PURE__*/ message(
  'ui.dateTimePrefilled',
  'This was filled in for you, but cannot be read as a date and time. Enter them as {format}.',
);
export const timeMissing = /*#__PURE__*/ message('ui.timeMissing', 'Add the time after the date, such as {time}.');
export const timeUnreadable = /*#__PURE__*/ message('ui.timeUnreadable', 'Enter the time like {time}.');
export const timeNoSuch = /*#__PURE__*/ message('ui.timeNoSuch', 'There is no such time. Enter it like {time}.');
export const timeSkipped = /*#__PURE__*/ message(
  'ui.timeSkipped',
  'The clocks go forward over this time on that day. Choose another time.',
);
export const timePrefilled = /*#__PURE__*/ message(
  'ui.timePrefilled',
  'This was filled in for you, but cannot be read as a time. Enter the time like {time}.',
);
export const timeTooEarly = /*#__PURE__*/ message('ui.timeTooEarly', 'Choose {time} or later.');
export const timeTooLate = /*#__PURE__*/ message('ui.timeTooLate', 'Choose {time} or earlier.');
