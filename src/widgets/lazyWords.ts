import { message } from '../ui';

export const notLoaded = /*#__PURE__*/ message('widgets.notLoaded', 'This could not be loaded.');
