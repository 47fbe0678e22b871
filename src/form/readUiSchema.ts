import type { UiSchema } from '@rjsf/utils';
import { isObject, own, setOwn } from './json';
import type { Json, JsonObject } from './json';
import type { ReportIssue } from './FormIssue';
import { toWidgetName } from './widgetNames';

const maxDepth = 40;
const isText = (value: Json) => typeof value === 'string';
const isFlag = (value: Json) => typeof value === 'boolean';
const isNames = (value: Json) => Array.isArray(value);
const isScalar = (value: Json) => value === null || typeof value !== 'object';

/** The options a payload may set, and the type each must have. Whatever else it sends stays outside. */
const allowed: Record<string, (value: Json) => boolean> = {
  title: isText,
  description: isText,
  help: isText,
  placeholder: isText,
  disabled: isFlag,
  readonly: isFlag,
  autofocus: isFlag,
  hideError: isFlag,
  label: isFlag,
  inline: isFlag,
  addable: isFlag,
  orderable: isFlag,
  removable: isFlag,
  copyable: isFlag,
  enumNames: isNames,
  enumDisabled: isNames,
  emptyValue: isScalar,
  rows: (value) => typeof value === 'number' && value >= 1 && value <= 100,
  format: isText,
  range: isFlag,
  start_label: isText,
  end_label: isText,
  upload_button_label: isText,
  multi: isFlag,
  is_range: isFlag,
  is_timezone: isFlag,
  is_datepicker: isFlag,
  validationType: isText,
  accept: isText,
  submitText: isText,
};
const inputTypes = [
  'text',
  'email',
  'tel',
  'url',
  'search',
  'password',
  'number',
  'date',
  'time',
  'datetime-local',
  'color',
  'range',
  'textarea',
];
const bareOptions = ['format', 'range', 'start_label', 'end_label'];
const autocompleteTokens = [
  'off',
  'on',
  'name',
  'honorific-prefix',
  'given-name',
  'additional-name',
  'family-name',
  'honorific-suffix',
  'nickname',
  'username',
  'email',
  'organization',
  'organization-title',
  'street-address',
  'address-line1',
  'address-line2',
  'address-line3',
  'address-level1',
  'address-level2',
  'country',
  'country-name',
  'postal-code',
  'language',
  'bday',
  'sex',
  'tel',
  'tel-national',
  'url',
  'photo',
];

/**
 * The part of a uiSchema that may reach react-jsonschema-form: an allow-list of options with an allow-list of value types, each
 * under `ui:options`, and the entries of properties, items and branches. Accepts its JSON text; anything else is an empty one.
 * Unknown controls are reported and left out, so that the default for the type is drawn.
 */
export function readUiSchema(uiSchema: unknown, report: ReportIssue): UiSchema {
  const root = typeof uiSchema === 'string' ? parse(uiSchema) : uiSchema;
  if (!isObject(root)) {
    if (root !== undefined && root !== null)
      report('invalid-ui-schema', '/uiSchema', 'The uiSchema is no JSON object and is ignored.');
    return {};
  }
  return readNode(root, '/uiSchema', report, 0);
}

function readNode(node: JsonObject, path: string, report: ReportIssue, depth: number): UiSchema {
  const result: UiSchema = {};
  const options: JsonObject = {};
  if (depth > maxDepth) return result;
  for (const key of Object.keys(node)) {
    const value = node[key]!;
    const at = `${path}/${key}`;
    if (key === 'ui:options' && isObject(value)) {
      for (const name of Object.keys(value)) readOption(name, value[name]!, `${at}/${name}`, options, report);
    } else if (key === 'ui:submitButtonOptions') {
      const text = own(value, 'submitText');
      if (typeof text === 'string') setOwn(options, 'submitText', text);
    } else if (key.startsWith('ui:') && key !== 'ui:cancelButtonOptions') {
      readOption(key.slice(3), value, at, options, report);
    } else if (!key.startsWith('ui:')) {
      if (bareOptions.includes(key) && !isObject(value)) readOption(key, value, at, options, report);
      const child = readChild(value, at, report, depth);
      if (child !== undefined) setOwn(result, key, child);
    }
  }
  if (Object.keys(options).length > 0) setOwn(result, 'ui:options', options);
  return result;
}

function readChild(value: Json, path: string, report: ReportIssue, depth: number): UiSchema | UiSchema[] | undefined {
  if (Array.isArray(value)) {
    const children = value.map((item, index) =>
      isObject(item) ? readNode(item, `${path}/${index}`, report, depth + 1) : {},
    );
    return children.some((child) => Object.keys(child).length > 0) ? children : undefined;
  }
  return isObject(value) ? readNode(value, path, report, depth + 1) : undefined;
}

function readOption(name: string, value: Json, path: string, options: JsonObject, report: ReportIssue): void {
  if (name === 'widget') readWidget(value, path, options, report);
  else if (name === 'order') readOrder(value, path, options, report);
  else if (name === 'inputType') {
    if (typeof value === 'string' && inputTypes.includes(value)) options['inputType'] = value;
  } else if (name === 'autocomplete') {
    const isKnown =
      typeof value === 'string' && value.split(/\s+/).every((token) => autocompleteTokens.includes(token));
    if (isKnown) options['autocomplete'] = value;
    else report('ui-option-refused', path, 'This kind of autofill is not available to a payload.');
  } else if (Object.hasOwn(allowed, name)) {
    if (allowed[name]!(value)) setOwn(options, name, value);
    else if (value !== null)
      report('invalid-ui-option', path, `"${name}" has a value of the wrong type and is ignored.`);
  } else {
    report('ui-option-refused', path, `"${name}" is not among the options a payload may set.`);
  }
}

function readWidget(value: Json, path: string, options: JsonObject, report: ReportIssue): void {
  const name = typeof value === 'string' ? toWidgetName(value) : undefined;
  if (name !== undefined) options['widget'] = name;
  else if (value !== '' && value !== null)
    report(
      'unknown-widget',
      path,
      `No control is called ${JSON.stringify(value).slice(0, 80)}; the default one for the type is drawn.`,
    );
}

function readOrder(value: Json, path: string, options: JsonObject, report: ReportIssue): void {
  if (!Array.isArray(value)) {
    report('invalid-ui-order', path, 'The order is no list of names and is ignored.');
    return;
  }
  options['order'] = [...new Set(value.filter((name) => typeof name === 'string'))];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
