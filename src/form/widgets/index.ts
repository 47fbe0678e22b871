import { loadWithStyles } from '../../ui';
import { lazyPart } from '../lazyPart';
import { CheckboxWidget } from './CheckboxWidget';
import type { ControlProps } from './ControlProps';
import { HiddenWidget } from './HiddenWidget';
import { NumberWidget } from './NumberWidget';
import { RadioWidget } from './RadioWidget';
import { TextareaWidget } from './TextareaWidget';
import { EmailWidget, TextWidget, URLWidget } from './TextWidget';

const loadSelects = () =>
  loadWithStyles(
    () => import('./selectWidgets'),
    () => import('../select.css'),
  );
const loadChoices = () =>
  loadWithStyles(
    () => import('./choiceWidgets'),
    () => import('../choice.css'),
  );
const loadDates = () =>
  loadWithStyles(
    () => import('./dateWidgets'),
    () => import('../date.css'),
  );
const loadTimes = () =>
  loadWithStyles(
    () => import('./timeWidgets'),
    () => import('../date.css'),
  );
const loadTables = () =>
  loadWithStyles(
    () => import('./tableWidgets'),
    () => import('../table.css'),
  );
const loadFiles = () =>
  loadWithStyles(
    () => import('./fileWidgets'),
    () => import('../file.css'),
  );
const loadViews = () =>
  loadWithStyles(
    () => import('./viewWidgets'),
    () => import('./viewWidgets.css'),
  );

/** Every form control by its name. Those of a plain form are here at once; the others load with the first field that needs them. */
export const widgets = {
  TextWidget,
  TextareaWidget,
  EmailWidget,
  URLWidget,
  NumberWidget,
  RadioWidget,
  CheckboxWidget,
  HiddenWidget,
  PasswordWidget: lazyPart<ControlProps>(async () => (await import('./PasswordWidget')).PasswordWidget),
  SelectWidget: lazyPart<ControlProps>(async () => (await loadSelects()).SelectWidget),
  CheckboxesWidget: lazyPart<ControlProps>(async () => (await loadSelects()).CheckboxesWidget),
  ComboboxWidget: lazyPart<ControlProps>(async () => (await loadChoices()).ComboboxWidget),
  MultiselectWidget: lazyPart<ControlProps>(async () => (await loadChoices()).MultiselectWidget),
  UserPickerWidget: lazyPart<ControlProps>(async () => (await loadChoices()).UserPickerWidget),
  RangeWidget: lazyPart<ControlProps>(async () => (await loadChoices()).RangeWidget),
  ColorWidget: lazyPart<ControlProps>(async () => (await loadChoices()).ColorWidget),
  DateWidget: lazyPart<ControlProps>(async () => (await loadDates()).DateWidget),
  DateRangeWidget: lazyPart<ControlProps>(async () => (await loadDates()).DateRangeWidget),
  DateTimeWidget: lazyPart<ControlProps>(async () => (await loadTimes()).DateTimeWidget),
  TimeWidget: lazyPart<ControlProps>(async () => (await loadTimes()).TimeWidget),
  TimeRangeWidget: lazyPart<ControlProps>(async () => (await loadTimes()).TimeRangeWidget),
  MultiDateWidget: lazyPart<ControlProps>(async () => (await loadTimes()).MultiDateWidget),
  TableWidget: lazyPart<ControlProps>(async () => (await loadTables()).TableWidget),
  EditableTableWidget: lazyPart<ControlProps>(async () => (await loadTables()).EditableTableWidget),
  FileWidget: lazyPart<ControlProps>(async () => (await loadFiles()).FileWidget),
  FileDownloadWidget: lazyPart<ControlProps>(async () => (await loadFiles()).FileDownloadWidget),
  BulletListWidget: lazyPart<ControlProps>(async () => (await loadViews()).BulletListWidget),
  DataWidget: lazyPart<ControlProps>(async () => (await loadViews()).DataWidget),
};
