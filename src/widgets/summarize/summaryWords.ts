import { message } from '../../ui';

export const address = /*#__PURE__*/ message('widgets.address', 'Address');
export const answer = /*#__PURE__*/ message('widgets.answer', 'Answer');
export const cancel = /*#__PURE__*/ message('widgets.cancel', 'Cancel');
export const confirm = /*#__PURE__*/ message('widgets.confirm', 'Confirm');
export const files = /*#__PURE__*/ message('widgets.files', { one: '{count} file', other: '{count} files' });
export const no = /*#__PURE__*/ message('widgets.no', 'No');
export const none = /*#__PURE__*/ message('widgets.none', 'Nothing');
export const percent = /*#__PURE__*/ message('widgets.percent', '{number} %');
export const yes = /*#__PURE__*/ message('widgets.yes', 'Yes');
