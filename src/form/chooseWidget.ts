import { isObject, own } from './json';
import type { Json, JsonObject } from './json';
import type { WidgetName } from './widgetNames';

const selectLimit = 15;
const radioLimit = 200;
const byFormat: Record<string, WidgetName> = {
  date: 'DateWidget',
  'date-time': 'DateTimeWidget',
  time: 'TimeWidget',
  email: 'EmailWidget',
  'idn-email': 'EmailWidget',
  uri: 'URLWidget',
  url: 'URLWidget',
  password: 'PasswordWidget',
  color: 'ColorWidget',
  'data-url': 'FileWidget',
  'wxo-file': 'FileWidget',
  'wxo-user': 'UserPickerWidget',
  textarea: 'TextareaWidget',
};
const textWidgets: WidgetName[] = [
  'TextWidget',
  'TextareaWidget',
  'PasswordWidget',
  'EmailWidget',
  'URLWidget',
  'ColorWidget',
  'DateWidget',
  'DateTimeWidget',
  'TimeWidget',
  'FileWidget',
  'FileDownloadWidget',
  'UserPickerWidget',
];
const choiceWidgets: WidgetName[] = ['RadioWidget', 'SelectWidget', 'ComboboxWidget'];
const viewWidgets: WidgetName[] = ['DataWidget', 'HiddenWidget'];
const listWidgets: WidgetName[] = [
  'DateWidget',
  'TimeWidget',
  'MultiDateWidget',
  'FileWidget',
  'FileDownloadWidget',
  'TableWidget',
  'EditableTableWidget',
  'BulletListWidget',
  'UserPickerWidget',
];

/** The options of a field, as `getUiOptions` returns them. */
export type UiOptions = Record<string, unknown>;

/** The choices of a schema, or undefined: those of its items for a list. */
export function choicesOf(schema: JsonObject): Json[] | undefined {
  const source = schema['type'] === 'array' ? own(schema, 'items') : schema;
  const values = own(source, 'enum');
  return Array.isArray(values) ? values : undefined;
}

/** The control for a resolved schema: the one asked for where it can draw such values, else the default; undefined for what is drawn part by part. */
export function chooseWidget(schema: JsonObject, options: UiOptions): WidgetName | undefined {
  const asked = options['widget'] as WidgetName | undefined;
  const type = schema['type'];
  if (asked && viewWidgets.includes(asked)) return asked;
  if (type === 'array') return chooseForList(schema, options, asked);
  if (asked === 'TableWidget') return 'TableWidget';
  if (type === 'object') return undefined;
  if (isConstant(schema)) return 'DataWidget';
  if (choicesOf(schema)) return chooseForChoices(schema, asked);
  if (type === 'boolean')
    return asked === 'RadioWidget' || asked === 'SelectWidget' || asked === 'ComboboxWidget' ? asked : 'CheckboxWidget';
  if (type === 'number' || type === 'integer')
    return asked === 'RangeWidget' && hasBounds(schema) ? asked : 'NumberWidget';
  if (type === 'null') return 'DataWidget';
  return chooseForText(schema, options, asked);
}

function chooseForText(schema: JsonObject, options: UiOptions, asked: WidgetName | undefined): WidgetName {
  if (isObject(schema['files'])) return 'FileDownloadWidget';
  if (asked === 'DateWidget' && options['range'] === true && schema['type'] !== 'string') return 'DateRangeWidget';
  if (asked === 'TimeWidget' && options['is_datepicker'] === true) return 'DateTimeWidget';
  if (options['inputType'] === 'password' && (!asked || asked === 'TextWidget')) return 'PasswordWidget';
  if (asked && textWidgets.includes(asked)) return asked;
  if (options['inputType'] === 'email' || options['validationType'] === 'email') return 'EmailWidget';
  const format = own(schema, 'format');
  return typeof format === 'string' && Object.hasOwn(byFormat, format) ? byFormat[format]! : 'TextWidget';
}

function chooseForChoices(schema: JsonObject, asked: WidgetName | undefined): WidgetName {
  const count = choicesOf(schema)!.length;
  if (schema['type'] === 'boolean') return asked && choiceWidgets.includes(asked) ? asked : 'CheckboxWidget';
  if (asked === 'RadioWidget' && count <= radioLimit) return asked;
  if (asked === 'SelectWidget' && count <= radioLimit) return asked;
  if (asked === 'ComboboxWidget') return asked;
  return count > selectLimit ? 'ComboboxWidget' : 'SelectWidget';
}

function chooseForList(schema: JsonObject, options: UiOptions, asked: WidgetName | undefined): WidgetName | undefined {
  const format = own(schema, 'format') ?? own(own(schema, 'items'), 'format');
  if (Array.isArray(schema['headers']) || schema['tableType'] !== undefined) return 'TableWidget';
  if (asked === 'DateWidget')
    return options['range'] === true || isPair(schema) ? 'DateRangeWidget' : 'MultiDateWidget';
  if (asked === 'TimeWidget') return chooseForTime(options);
  if (asked && listWidgets.includes(asked)) return asked;
  if (choicesOf(schema))
    return asked === 'CheckboxesWidget' ||
      (asked !== 'MultiselectWidget' && asked !== 'SelectWidget' && choicesOf(schema)!.length <= 7)
      ? 'CheckboxesWidget'
      : 'MultiselectWidget';
  if (
    format === 'data-url' ||
    format === 'wxo-file' ||
    Object.hasOwn(schema, 'file_types') ||
    Object.hasOwn(schema, 'file_max_size')
  )
    return 'FileWidget';
  return format === 'wxo-user' ? 'UserPickerWidget' : undefined;
}

function chooseForTime(options: UiOptions): WidgetName {
  if (options['is_range'] === true) return options['is_datepicker'] === true ? 'DateRangeWidget' : 'TimeRangeWidget';
  return options['is_datepicker'] === true ? 'DateTimeWidget' : 'TimeWidget';
}

function isPair(schema: JsonObject): boolean {
  return schema['minItems'] === 2 && schema['maxItems'] === 2;
}

function hasBounds(schema: JsonObject): boolean {
  return typeof schema['minimum'] === 'number' && typeof schema['maximum'] === 'number';
}

/** Whether a field is shown and never answered: a download, a view, data. */
export function isOutput(schema: JsonObject, options: UiOptions): boolean {
  const widget = chooseWidget(schema, options);
  if (widget === 'FileDownloadWidget' || widget === 'BulletListWidget') return true;
  if (widget === 'DataWidget') return options['widget'] === 'DataWidget';
  return widget === 'TableWidget' && isTableView(schema);
}

function isTableView(schema: JsonObject): boolean {
  const { tableType } = schema;
  if (tableType !== undefined) return tableType !== 'single' && tableType !== 'multi';
  return choicesOf(schema) === undefined && schema['minItems'] === undefined && schema['maxItems'] === undefined;
}

/** Whether a field has only one value it may have, which the form fills in; a box that must be ticked is for the person to tick. */
export function isConstant(schema: JsonObject): boolean {
  return Object.hasOwn(schema, 'const') && schema['const'] !== true;
}

const looseWidgets: (WidgetName | undefined)[] = ['DateRangeWidget', 'TimeRangeWidget', 'TimeWidget', 'DateTimeWidget'];

/** Whether a list without an item schema stands for one time, date-time or range, as a flow's form writes them. */
export function isLooseTime(schema: JsonObject, options: UiOptions): boolean {
  return schema['isLoose'] === true && looseWidgets.includes(chooseWidget(schema, options));
}
