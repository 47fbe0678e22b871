import { message } from '../ui';

export const submit = /*#__PURE__*/ message('form.submit', 'Submit');
export const cancel = /*#__PURE__*/ message('form.cancel', 'Cancel');
export const busy = /*#__PURE__*/ message('form.busy', 'Sending…');
export const notDrawn = /*#__PURE__*/ message('form.notDrawn', 'This form cannot be shown here.');
export const fieldNotDrawn = /*#__PURE__*/ message('form.fieldNotDrawn', '{label} cannot be shown here.');
export const loadFailed = /*#__PURE__*/ message('form.loadFailed', '{label} could not be loaded.');
export const form = /*#__PURE__*/ message('form.form', 'This form');
export const field = /*#__PURE__*/ message('form.field', 'This field');

export const required = /*#__PURE__*/ message('form.error.required', '{label} is missing. Fill it in.');
export const requiredChoice = /*#__PURE__*/ message('form.error.requiredChoice', 'Choose an option for {label}.');
export const requiredItems = /*#__PURE__*/ message('form.error.requiredItems', 'Add something to {label}.');
export const requiredTick = /*#__PURE__*/ message('form.error.requiredTick', 'To go on, tick {label}.');
export const type = /*#__PURE__*/ message('form.error.type', '{label} has a value of the wrong kind.');
export const wholeNumber = /*#__PURE__*/ message('form.error.wholeNumber', '{label} must be a whole number.');
export const aNumber = /*#__PURE__*/ message('form.error.number', '{label} must be a number.');
export const minimum = /*#__PURE__*/ message('form.error.minimum', '{label} must be {limit} or more.');
export const maximum = /*#__PURE__*/ message('form.error.maximum', '{label} must be {limit} or less.');
export const exclusiveMinimum = /*#__PURE__*/ message(
  'form.error.exclusiveMinimum',
  '{label} must be more than {limit}.',
);
export const exclusiveMaximum = /*#__PURE__*/ message(
  'form.error.exclusiveMaximum',
  '{label} must be less than {limit}.',
);
export const multipleOf = /*#__PURE__*/ message('form.error.multipleOf', '{label} must be a multiple of {limit}.');
export const minLength = /*#__PURE__*/ message('form.error.minLength', {
  one: '{label} needs at least {count} character.',
  other: '{label} needs at least {count} characters.',
});
export const maxLength = /*#__PURE__*/ message('form.error.maxLength', {
  one: '{label} can have at most {count} character.',
  other: '{label} can have at most {count} characters.',
});
export const minItems = /*#__PURE__*/ message('form.error.minItems', {
  one: '{label} needs at least {count} entry.',
  other: '{label} needs at least {count} entries.',
});
export const maxItems = /*#__PURE__*/ message('form.error.maxItems', {
  one: '{label} can have at most {count} entry.',
  other: '{label} can have at most {count} entries.',
});
export const minProperties = /*#__PURE__*/ message('form.error.minProperties', {
  one: '{label} needs at least {count} field filled in.',
  other: '{label} needs at least {count} fields filled in.',
});
export const maxProperties = /*#__PURE__*/ message('form.error.maxProperties', {
  one: '{label} can have at most {count} field filled in.',
  other: '{label} can have at most {count} fields filled in.',
});
export const uniqueItems = /*#__PURE__*/ message('form.error.uniqueItems', '{label} holds the same entry twice.');
export const enumeration = /*#__PURE__*/ message('form.error.enum', '{label} must be one of the choices.');
export const constant = /*#__PURE__*/ message('form.error.const', '{label} must be {limit}.');
export const pattern = /*#__PURE__*/ message('form.error.pattern', '{label} does not have the expected format.');
export const format = /*#__PURE__*/ message('form.error.format', '{label} does not have the expected format.');
export const email = /*#__PURE__*/ message(
  'form.error.email',
  'Enter an e-mail address like name@example.com for {label}.',
);
export const url = /*#__PURE__*/ message('form.error.url', 'Enter a web address like https://example.com for {label}.');
export const date = /*#__PURE__*/ message('form.error.date', 'Enter a date for {label}.');
export const time = /*#__PURE__*/ message('form.error.time', 'Enter a time for {label}.');
export const dateTime = /*#__PURE__*/ message('form.error.dateTime', 'Enter a date and a time for {label}.');
export const extraKey = /*#__PURE__*/ message('form.error.extraKey', '{label} is not expected here.');
export const branch = /*#__PURE__*/ message('form.error.branch', 'Choose what applies for {label}.');
export const invalid = /*#__PURE__*/ message('form.error.invalid', '{label} is not valid.');
export const notANumber = /*#__PURE__*/ message('form.error.notANumber', '{label} is not a number yet.');
export const numberTooLong = /*#__PURE__*/ message(
  'form.error.numberTooLong',
  '{label} has more digits than can be sent exactly.',
);
export const tooComplex = /*#__PURE__*/ message('form.error.tooComplex', 'The form cannot be checked here.');

export const summaryTitle = /*#__PURE__*/ message('form.summaryTitle', {
  one: 'There is {count} problem',
  other: 'There are {count} problems',
});

export const addShort = /*#__PURE__*/ message('form.addShort', 'Add');
export const newKey = /*#__PURE__*/ message('form.newKey', 'New entry');
export const addKey = /*#__PURE__*/ message('form.addKey', 'Add an entry to {label}');
export const yes = /*#__PURE__*/ message('form.yes', 'Yes');
export const no = /*#__PURE__*/ message('form.no', 'No');
export const emptyChoice = /*#__PURE__*/ message('form.emptyChoice', '(empty)');
export const nullChoice = /*#__PURE__*/ message('form.nullChoice', '(none)');
