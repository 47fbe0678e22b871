import { message } from '../ui';

export const cannotBeShown = /*#__PURE__*/ message('widgets.cannotBeShown', '“{name}” cannot be shown here.');

export const submit = /*#__PURE__*/ message('widgets.submit', 'Submit');
export const decline = /*#__PURE__*/ message('widgets.decline', 'Decline');
export const close = /*#__PURE__*/ message('widgets.close', 'Close');
export const sending = /*#__PURE__*/ message('widgets.sending', 'Sending…');

export const date = /*#__PURE__*/ message('widgets.date', 'Date');
export const time = /*#__PURE__*/ message('widgets.time', 'Time');
export const enterDate = /*#__PURE__*/ message('widgets.enterDate', 'Enter a date.');
export const enterTime = /*#__PURE__*/ message('widgets.enterTime', 'Enter a time.');
export const notBefore = /*#__PURE__*/ message('widgets.notBefore', 'Choose {moment} or later.');
export const notAfter = /*#__PURE__*/ message('widgets.notAfter', 'Choose {moment} or earlier.');

export const number = /*#__PURE__*/ message('widgets.number', 'Number');
export const amount = /*#__PURE__*/ message('widgets.amount', 'Amount');
export const percentage = /*#__PURE__*/ message('widgets.percentage', 'Percent');
export const phone = /*#__PURE__*/ message('widgets.phone', 'Phone number');
export const postalCode = /*#__PURE__*/ message('widgets.postalCode', 'Postal code');
export const inPercent = /*#__PURE__*/ message('widgets.inPercent', 'In percent');
export const enterNumber = /*#__PURE__*/ message('widgets.enterNumber', 'Enter a number.');
export const enterWholeNumber = /*#__PURE__*/ message('widgets.enterWholeNumber', 'Enter a whole number.');
export const numberTooLong = /*#__PURE__*/ message(
  'widgets.numberTooLong',
  'This number has more digits than can be kept exactly.',
);
export const atLeast = /*#__PURE__*/ message('widgets.atLeast', 'Enter {minimum} or more.');
export const atMost = /*#__PURE__*/ message('widgets.atMost', 'Enter {maximum} or less.');
export const enterAnswer = /*#__PURE__*/ message('widgets.enterAnswer', 'Enter an answer.');
export const digitsOnly = /*#__PURE__*/ message('widgets.digitsOnly', 'Use digits only.');
export const phoneCharacters = /*#__PURE__*/ message(
  'widgets.phoneCharacters',
  'Enter a phone number, such as +1 555 010 0142.',
);
export const exactDigits = /*#__PURE__*/ message('widgets.exactDigits', {
  one: 'Enter exactly {count} digit.',
  other: 'Enter exactly {count} digits.',
});
export const minimumDigits = /*#__PURE__*/ message('widgets.minimumDigits', {
  one: 'Enter at least {count} digit.',
  other: 'Enter at least {count} digits.',
});
export const maximumDigits = /*#__PURE__*/ message('widgets.maximumDigits', {
  one: 'Enter at most {count} digit.',
  other: 'Enter at most {count} digits.',
});

export const options = /*#__PURE__*/ message('widgets.options', 'Choices');
export const chooseOne = /*#__PURE__*/ message('widgets.chooseOne', 'Choose an option.');
export const chooseSome = /*#__PURE__*/ message('widgets.chooseSome', 'Choose at least one option.');
export const noOptions = /*#__PURE__*/ message('widgets.noOptions', 'There is nothing to choose from.');

export const text = /*#__PURE__*/ message('widgets.text', 'Your answer');
export const wrongPattern = /*#__PURE__*/ message(
  'widgets.wrongPattern',
  'This is not in the form that was asked for.',
);
export const notChecked = /*#__PURE__*/ message(
  'widgets.notChecked',
  'The form of this answer cannot be checked here.',
);

export const requested = /*#__PURE__*/ message('widgets.requested', 'Information requested');
export const requestedBy = /*#__PURE__*/ message('widgets.requestedBy', 'Requested by {name}');
export const secretWarning = /*#__PURE__*/ message(
  'widgets.secretWarning',
  'This seems to ask for a password or another secret. Do not enter one here unless you trust who asks.',
);
export const opensPage = /*#__PURE__*/ message('widgets.opensPage', 'To go on, a page has to be opened:');
export const openPage = /*#__PURE__*/ message('widgets.openPage', 'Open page');
export const openAgain = /*#__PURE__*/ message('widgets.openAgain', 'Open again');
export const pageOpened = /*#__PURE__*/ message('widgets.pageOpened', 'The page was opened in a new tab. Go on there.');
export const notOpenable = /*#__PURE__*/ message('widgets.notOpenable', 'This address cannot be opened from here.');
export const warnPunycode = /*#__PURE__*/ message(
  'widgets.warnPunycode',
  'The name of this site uses unusual characters and may imitate another one.',
);
export const warnUserinfo = /*#__PURE__*/ message(
  'widgets.warnUserinfo',
  'This address contains a user name, which can hide where it leads.',
);
export const warnHttp = /*#__PURE__*/ message('widgets.warnHttp', 'The connection to this site is not encrypted.');
