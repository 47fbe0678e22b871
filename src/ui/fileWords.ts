import { message } from './strings/message';

export const chooseFile = /*#__PURE__*/ message('ui.chooseFile', 'Choose a file');
export const chooseFiles = /*#__PURE__*/ message('ui.chooseFiles', 'Choose files');
export const dropFile = /*#__PURE__*/ message('ui.dropFile', 'or drop or paste it here');
export const dropFiles = /*#__PURE__*/ message('ui.dropFiles', 'or drop or paste them here');
export const fileTypes = /*#__PURE__*/ message('ui.fileTypes', 'Types: {types}.');
export const fileMaximumSize = /*#__PURE__*/ message('ui.fileMaximumSize', 'At most {size} each.');
export const fileMaximumCount = /*#__PURE__*/ message('ui.fileMaximumCount', {
  one: 'At most {count} file.',
  other: 'At most {count} files.',
});
export const filesCannotBeSent = /*#__PURE__*/ message('ui.filesCannotBeSent', 'Files cannot be sent from here.');
export const fileWrongType = /*#__PURE__*/ message('ui.fileWrongType', 'Not added: the type must be one of {types}.');
export const fileTooLarge = /*#__PURE__*/ message(
  'ui.fileTooLarge',
  'Not added: it has {size}, at most {maximum} is allowed.',
);
export const fileTooMany = /*#__PURE__*/ message('ui.fileTooMany', {
  one: 'Not added: only {count} file is allowed. Remove the other one first.',
  other: 'Not added: only {count} files are allowed. Remove one first.',
});
export const fileIsFolder = /*#__PURE__*/ message('ui.fileIsFolder', 'Not added: a folder cannot be sent.');
export const fileSending = /*#__PURE__*/ message('ui.fileSending', 'Sending');
export const fileSent = /*#__PURE__*/ message('ui.fileSent', 'Sent');
export const fileFailed = /*#__PURE__*/ message('ui.fileFailed', 'It could not be sent.');
export const cancelFile = /*#__PURE__*/ message('ui.cancelFile', 'Cancel {file}');
export const retryFile = /*#__PURE__*/ message('ui.retryFile', 'Retry');
export const retryFileNamed = /*#__PURE__*/ message('ui.retryFileNamed', 'Retry {file}');
export const removeFile = /*#__PURE__*/ message('ui.removeFile', 'Remove {file}');
export const dismissFile = /*#__PURE__*/ message('ui.dismissFile', 'Dismiss the message about {file}');
export const chosenFiles = /*#__PURE__*/ message('ui.chosenFiles', 'Files');
export const unnamedFile = /*#__PURE__*/ message('ui.unnamedFile', 'Unnamed file');
export const noFiles = /*#__PURE__*/ message('ui.noFiles', 'No files.');
export const announceSent = /*#__PURE__*/ message('ui.announceSent', '{file} has been sent.');
export const announceFailed = /*#__PURE__*/ message('ui.announceFailed', '{file}: {reason}');
export const announceRemoved = /*#__PURE__*/ message('ui.announceRemoved', '{file} has been removed.');
export const stillSending = /*#__PURE__*/ message('ui.stillSending', {
  one: 'Wait until {count} file has been sent, or cancel it.',
  other: 'Wait until {count} files have been sent, or cancel them.',
});
export const someFailed = /*#__PURE__*/ message('ui.someFailed', {
  one: '{count} file could not be sent. Retry it or remove it.',
  other: '{count} files could not be sent. Retry them or remove them.',
});
export const fileHasNoLink = /*#__PURE__*/ message(
  'ui.fileHasNoLink',
  'Its address is not a safe link, so it cannot be opened from here.',
);
