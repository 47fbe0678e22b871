// One component for each kind of widget; `defaultWidgets` is the registry a host spreads its own over. And what was answered, as text.
// In: a widget's spec, the state of its answer, an id. Out: elements, and one answer.
// Refuses: reading wire JSON, planning events, and the status of a delivery, which the view around it shows.
import { loadWithStyles } from '../ui';
import type { WidgetSpec } from '../model';
import { lazyWidget } from './lazyWidget';
import type { WidgetComponent } from './WidgetProps';

/** A registry of widgets, keyed by the kind of spec; other keys are a host's own kinds, as the wire calls them. */
export type WidgetRegistry = {
  [K in WidgetSpec['type']]?: WidgetComponent<Extract<WidgetSpec, { type: K }>>;
} & { [kind: string]: WidgetComponent<never> | undefined };

const formSheet = () => import('../form/form.css');
const quickSheet = () => import('./quick.css');

/** The widgets a view draws unless its host brings others; each is loaded when it is first needed. */
export const defaultWidgets = {
  forms: /*#__PURE__*/ lazyWidget(() =>
    loadWithStyles(() => import('./FormWidget').then((file) => file.FormWidget), formSheet),
  ),
  confirmation: /*#__PURE__*/ lazyWidget(() => import('./ConfirmationWidget').then((file) => file.ConfirmationWidget)),
  datetime: /*#__PURE__*/ lazyWidget(() =>
    loadWithStyles(
      () => import('./DatetimeWidget').then((file) => file.DatetimeWidget),
      quickSheet,
      () => import('./datetime.css'),
    ),
  ),
  number: /*#__PURE__*/ lazyWidget(() =>
    loadWithStyles(() => import('./NumberWidget').then((file) => file.NumberWidget), quickSheet),
  ),
  options: /*#__PURE__*/ lazyWidget(() =>
    loadWithStyles(() => import('./OptionsWidget').then((file) => file.OptionsWidget), quickSheet),
  ),
  text: /*#__PURE__*/ lazyWidget(() =>
    loadWithStyles(() => import('./TextWidget').then((file) => file.TextWidget), quickSheet),
  ),
  user_defined: /*#__PURE__*/ lazyWidget(() => import('./UnknownWidget').then((file) => file.UserDefinedWidget)),
  elicitation: /*#__PURE__*/ lazyWidget(() =>
    loadWithStyles(() => import('./ElicitationWidget').then((file) => file.ElicitationWidget), formSheet),
  ),
  'elicitation-url': /*#__PURE__*/ lazyWidget(() =>
    import('./ElicitationUrlWidget').then((file) => file.ElicitationUrlWidget),
  ),
  unknown: /*#__PURE__*/ lazyWidget(() => import('./UnknownWidget').then((file) => file.UnknownWidget)),
} satisfies WidgetRegistry;

export { AnswerSummary } from './summarize/AnswerSummary';
/** Kinds that go on being of use after they were answered: a page that was opened may have to be opened again. */
export const widgetsThatStay: readonly WidgetSpec['type'][] = ['elicitation-url'];

export type { AnswerSummaryProps } from './summarize/AnswerSummary';
export { summarize } from './summarize/summarize';
export type { SummaryItem, SummaryLanguage, SummaryTable, SummaryValue } from './summarize/SummaryItem';
export type { Person, WidgetComponent, WidgetProps } from './WidgetProps';
