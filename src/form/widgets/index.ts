import { loadWithStyles } from '../../ui';
import { CheckboxesWidget } from './CheckboxesWidget';
import { CheckboxWidget } from './CheckboxWidget';
import { HiddenWidget } from './HiddenWidget';
import { lazyWidget } from './lazyWidget';
import { NumberWidget } from './NumberWidget';
import { RadioWidget } from './RadioWidget';
import { SelectWidget } from './SelectWidget';
import { TextareaWidget } from './TextareaWidget';
import { EmailWidget, PasswordWidget, TextWidget, URLWidget } from './TextWidget';

const loadChoices = () => loadWithStyles(() => import('./choiceWidgets'), () => import('../choice.css'));
const loadDates = () => loadWithStyles(() => import('./dateWidgets'), () => import('../date.css'));
const loadTimes = () => loadWithStyles(() => import('./timeWidgets'), () => import('../date.css'));
const loadTables = () => loadWithStyles(() => import('./tableWidgets'), () => import('../table.css'));
const loadFiles = () => loadWithStyles(() => import('./fileWidgets'), () => import('../file.css'));
const loadViews = () => import('./viewWidgets');

/** Every form control by its name. Those of a plain form are here at once; the others load with the first field that needs them. */
export const widgets = {
  TextWidget,
  TextareaWidget,
  PasswordWidget,
  EmailWidget,
  URLWidget,
  NumberWidget,
  RadioWidget,
  CheckboxWidget,
  CheckboxesWidget,
  SelectWidget,
  HiddenWidget,
  ComboboxWidget: lazyWidget(async () => (await loadChoices()).ComboboxWidget),
  MultiselectWidget: lazyWidget(async () => (await loadChoices()).MultiselectWidget),
  UserPickerWidget: lazyWidget(async () => (await loadChoices()).UserPickerWidget),
  RangeWidget: lazyWidget(async () => (await loadChoices()).RangeWidget),
  ColorWidget: lazyWidget(async () => (await loadChoices()).ColorWidget),
  DateWidget: lazyWidget(async () => (await loadDates()).DateWidget),
  DateRangeWidget: lazyWidget(async () => (await loadDates()).DateRangeWidget),
  DateTimeWidget: lazyWidget(async () => (await loadTimes()).DateTimeWidget),
  TimeWidget: lazyWidget(async () => (await loadTimes()).TimeWidget),
  TimeRangeWidget: lazyWidget(async () => (await loadTimes()).TimeRangeWidget),
  MultiDateWidget: lazyWidget(async () => (await loadTimes()).MultiDateWidget),
  TableWidget: lazyWidget(async () => (await loadTables()).TableWidget),
  EditableTableWidget: lazyWidget(async () => (await loadTables()).EditableTableWidget),
  FileWidget: lazyWidget(async () => (await loadFiles()).FileWidget),
  FileDownloadWidget: lazyWidget(async () => (await loadFiles()).FileDownloadWidget),
  BulletListWidget: lazyWidget(async () => (await loadViews()).BulletListWidget),
  DataWidget: lazyWidget(async () => (await loadViews()).DataWidget),
};
