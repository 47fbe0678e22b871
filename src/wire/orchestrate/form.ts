import { isJsonObject, own, safeUrl, setOwn } from '../../model';
import type { FormSpec, Json, JsonObject, WidgetSpecBase } from '../../model';
import { at, report } from '../context';
import type { ReadContext } from '../context';
import { defined, list, object, objectOrText, text } from '../fields';
import { readActions } from './actions';

const maxSchemaDepth = 24;
const outputWidgets = ['FileDownloadWidget', 'DataWidget', 'BulletList'];
const branchLists = ['allOf', 'anyOf', 'oneOf'];
const branches = ['then', 'else'];
const branchMaps = ['dependentSchemas', 'dependencies'];

interface Walk {
  outputs: Set<string>;
  context: ReadContext;
}

/** IBM's form in the spelling of JSON Schema and react-jsonschema-form; undefined while it has no schema. Source: IBM ADK 2.9.0. */
export function readForm(wire: JsonObject, base: WidgetSpecBase, context: ReadContext): FormSpec | undefined {
  const { path } = base;
  const given = objectOrText(own(wire, 'json_schema'));
  if (!given) return undefined;
  const part = (key: string): JsonObject => {
    const value = own(wire, key) ?? {};
    const read = objectOrText(value);
    if (!read) report(context, 'not-an-object', at(path, key), 'no object: left out');
    return read ?? {};
  };
  const formData = part('form_data');
  const {
    'ui:submitButtonOptions': submit = null,
    'ui:cancelButtonOptions': cancel = null,
    'ui:title': uiTitle,
    'ui:description': uiDescription,
    ...uiSchema
  } = part('ui_schema');
  const { title, description, ...schema } = given;
  const conditions = list(wire, 'behaviours').flatMap((behaviour) =>
    list(behaviour, 'behaviours').flatMap((rule) => object(rule, 'condition') ?? []),
  );
  if (conditions.length > 0) schema['allOf'] = [...list(schema, 'allOf'), ...conditions];
  const walk: Walk = { outputs: new Set(), context };
  const translated = translate(schema, uiSchema, formData, walk, at(path, 'json_schema'), 0, true);
  return {
    ...base,
    type: 'forms',
    ...defined({
      title: [uiTitle, title].find((each) => typeof each === 'string'),
      description: [uiDescription, description].find((each) => typeof each === 'string'),
      submitText: text(submit, 'submitText'),
      cancelText: own(cancel, 'showCancel') === true ? (text(cancel, 'cancelText') ?? '') : undefined,
    }),
    schema: translated as JsonObject,
    uiSchema,
    formData,
    actions: readActions(own(wire, 'on_event'), at(path, 'on_event'), context),
    outputFields: [...walk.outputs],
  };
}

function translate(schema: Json, ui: JsonObject, data: Json | undefined, walk: Walk, path: string, depth: number, isTop: boolean): Json {
  if (!isJsonObject(schema) || depth > maxSchemaDepth) return schema;
  const result = { ...schema };
  const next = (value: Json, key: string) => translate(value, ui, data, walk, at(path, key), depth + 1, isTop);
  const properties = object(schema, 'properties');
  if (properties) {
    const fields: JsonObject = {};
    for (const name of Object.keys(properties)) {
      const given = own(ui, name);
      const fieldUi = isJsonObject(given) ? { ...given } : {};
      const fieldPath = at(path, 'properties', name);
      const value = own(data, name);
      const field = readField(properties[name]!, fieldUi, value, walk, fieldPath);
      if (isTop && isOutput(field, fieldUi)) walk.outputs.add(name);
      setOwn(fields, name, translate(field, fieldUi, value, walk, fieldPath, depth + 1, false));
      if (isJsonObject(given) || Object.keys(fieldUi).length > 0) setOwn(ui, name, fieldUi);
    }
    result['properties'] = fields;
  }
  for (const key of branches) if (Object.hasOwn(schema, key)) result[key] = next(schema[key]!, key);
  for (const key of branchLists) if (Array.isArray(own(schema, key))) result[key] = list(schema, key).map((branch) => next(branch, key));
  for (const key of branchMaps) {
    const map = object(schema, key);
    if (map) result[key] = Object.fromEntries(Object.keys(map).map((name) => [name, next(map[name]!, key)]));
  }
  if (isTop && Array.isArray(result['required'])) result['required'] = result['required'].filter((name) => !walk.outputs.has(name as string));
  return result;
}

function isOutput(field: Json, ui: JsonObject): boolean {
  return outputWidgets.includes(text(ui, 'ui:widget') ?? '') || own(field, 'tableType') === 'dataTable' || own(field, 'direction') === 'output';
}

function readField(given: Json, ui: JsonObject, value: Json | undefined, { context }: Walk, path: string): Json {
  if (!isJsonObject(given)) return given;
  const field = { ...given };
  const type = own(field, 'type');
  if (type === 'file' || type === 'user') {
    field['type'] = 'string';
    ui['ui:widget'] ??= type === 'file' ? 'FileDownloadWidget' : 'UserPickerWidget';
  }
  if (type === 'integer' && [value, ...['default', 'minimum', 'maximum', 'multipleOf'].map((key) => own(field, key))].some(isFraction)) {
    field['type'] = 'number';
  }
  const labels = readLabels(field, ui);
  if (labels && !Object.hasOwn(ui, 'ui:enumNames')) ui['ui:enumNames'] = labels;
  const files = object(field, 'files');
  if (files && Object.hasOwn(files, 'url') && !safeUrl(files['url'])) {
    const { url: _, ...rest } = files;
    field['files'] = rest;
    report(context, 'unsafe-url', at(path, 'files', 'url'), 'a URL that must not be opened is left out', 'error');
  }
  return field;
}

function isFraction(value: Json | undefined): boolean {
  return typeof value === 'number' && !Number.isInteger(value);
}

function readLabels(field: JsonObject, ui: JsonObject): Json[] | undefined {
  const items = object(field, 'items');
  const map = object(field, 'display_text');
  if (map && !Object.hasOwn(ui, 'ui:enumNames')) {
    const choices = list(map, 'choices');
    const texts = list(map, 'display_text');
    const holder = own(field, 'type') === 'array' ? { ...items } : field;
    if (!Array.isArray(own(holder, 'enum'))) holder['enum'] = choices;
    if (holder !== field) field['items'] = holder;
    const keys = choices.map((choice) => JSON.stringify(choice));
    return list(holder, 'enum').map((choice) => texts[keys.indexOf(JSON.stringify(choice))] ?? choice).map(toLabel);
  }
  const names = [field, items].map((each) => own(each, 'enumNames')).find((each) => Array.isArray(each));
  return names?.map(toLabel);
}

function toLabel(label: Json): string {
  return typeof label === 'string' ? label : JSON.stringify(label);
}
