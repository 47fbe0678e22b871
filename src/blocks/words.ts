import { message } from '../ui';

export const cannotBeShown = /*#__PURE__*/ message('blocks.cannotBeShown', 'Something here cannot be shown.');
export const namedCannotBeShown = /*#__PURE__*/ message('blocks.namedCannotBeShown', '“{name}” cannot be shown here.');
export const failed = /*#__PURE__*/ message('blocks.failed', 'This did not work.');
export const working = /*#__PURE__*/ message('blocks.working', 'In progress');
export const waiting = /*#__PURE__*/ message('blocks.waiting', 'Waiting for input');
export const completed = /*#__PURE__*/ message('blocks.completed', 'Done');
export const taskFailed = /*#__PURE__*/ message('blocks.taskFailed', 'Failed');
export const cancelled = /*#__PURE__*/ message('blocks.cancelled', 'Cancelled');
export const retryDue = /*#__PURE__*/ message('blocks.retryDue', 'This can be tried again.');
export const retry = /*#__PURE__*/ message('blocks.retry', 'Try again');
export const notLoaded = /*#__PURE__*/ message('blocks.notLoaded', 'This could not be loaded.');
