import { message } from './strings/message';

export const optional = /*#__PURE__*/ message('ui.optional', '(optional)');
export const increase = /*#__PURE__*/ message('ui.increase', 'Increase');
export const decrease = /*#__PURE__*/ message('ui.decrease', 'Decrease');
export const choose = /*#__PURE__*/ message('ui.choose', 'Choose');
export const showOptions = /*#__PURE__*/ message('ui.showOptions', 'Show options');
export const options = /*#__PURE__*/ message('ui.options', 'Options');
export const noOptions = /*#__PURE__*/ message('ui.noOptions', 'No matches');
export const loading = /*#__PURE__*/ message('ui.loading', 'Loading');
export const removeOption = /*#__PURE__*/ message('ui.removeOption', 'Remove {option}');
export const chosenOptions = /*#__PURE__*/ message('ui.chosenOptions', 'Chosen');
export const opensInNewTab = /*#__PURE__*/ message('ui.opensInNewTab', '(opens in a new tab)');
export const colorPicker = /*#__PURE__*/ message('ui.colorPicker', 'Pick a color');
export const charactersLeft = /*#__PURE__*/ message('ui.charactersLeft', {
  one: '{count} character left',
  other: '{count} characters left',
});
export const charactersOver = /*#__PURE__*/ message('ui.charactersOver', {
  one: '{count} character too many',
  other: '{count} characters too many',
});
export const showPassword = /*#__PURE__*/ message('ui.showPassword', 'Show');
export const hidePassword = /*#__PURE__*/ message('ui.hidePassword', 'Hide');
export const errorSummaryTitle = /*#__PURE__*/ message('ui.errorSummaryTitle', {
  one: 'There is {count} problem',
  other: 'There are {count} problems',
});
export const moreOptions = /*#__PURE__*/ message('ui.moreOptions', {
  one: '{shown} of {count} shown',
  other: '{shown} of {count} shown. Type to find the others.',
});
