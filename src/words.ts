import { message } from './ui';

export const widgetArrived = /*#__PURE__*/ message('view.widgetArrived', 'A question to answer: {title}');
export const untitledWidgetArrived = /*#__PURE__*/ message('view.untitledWidgetArrived', 'A question to answer');
export const sending = /*#__PURE__*/ message('view.sending', 'Sending…');
export const sendingStep = /*#__PURE__*/ message('view.sendingStep', 'Sending {step} of {count}…');
export const failed = /*#__PURE__*/ message('view.failed', 'Your answer did not arrive. Nothing you entered is lost.');
export const failedBecause = /*#__PURE__*/ message('view.failedBecause', 'Your answer did not arrive: {reason}');
export const enterAgain = /*#__PURE__*/ message(
  'view.enterAgain',
  'Your answer may not have arrived. Passwords and files are not kept: add them and send it again.',
);
export const retry = /*#__PURE__*/ message('view.retry', 'Try again');
export const delivered = /*#__PURE__*/ message('view.delivered', 'Sent');
export const cancelled = /*#__PURE__*/ message('view.cancelled', 'Cancelled');
export const declined = /*#__PURE__*/ message('view.declined', 'Declined');
export const expired = /*#__PURE__*/ message('view.expired', 'Expired: no answer is needed any more');
export const superseded = /*#__PURE__*/ message('view.superseded', 'Answered in another way');
export const answeredWaiting = /*#__PURE__*/ message(
  'view.answeredWaiting',
  'Answered. The other questions are still open.',
);
export const change = /*#__PURE__*/ message('view.change', 'Change');
