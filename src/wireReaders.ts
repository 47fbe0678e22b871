/** What a response of text alone does without: loaded when something else is met. */
export { readers } from './wire';
