/** What a text and a widget of Orchestrate need to be read: loaded when that is all there is. */
export { widgetReaders } from './wire';
