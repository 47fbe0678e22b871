import { asText, branchKeywords, isJsonObject, isSame, own, safeUrl, setOwn, valueAt } from '../../model';
import type { FormSpec, Json, JsonObject } from '../../model';
import { at, report } from '../context';
import type { ReadContext } from '../context';
import { isString, list, object, objectOrText, text } from '../fields';

const maxSchemaDepth = 24;
const outputWidgets = ['FileDownloadWidget', 'DataWidget', 'BulletList'];

type Loose = { [K in Exclude<keyof FormSpec, 'path' | 'type' | 'actions'>]?: FormSpec[K] | undefined };

interface Walk {
  outputs: Set<string>;
  /** The whole schema, for references to its parts. */
  root: JsonObject;
  /** What is read holds only sometimes. */
  isBranch: boolean;
  context: ReadContext;
  path: string;
}

/** IBM's form in the spelling of JSON Schema and react-jsonschema-form; undefined while it has no schema. Source: IBM ADK 2.9.0. */
export function readForm(wire: JsonObject, path: string, context: ReadContext): Loose | undefined {
  const given = objectOrText(own(wire, 'json_schema'));
  if (!given) return undefined;
  const part = (key: string): JsonObject => {
    const read = objectOrText(own(wire, key) ?? {});
    if (read) return read;
    report(context, at(path, key), 'no object: left out');
    return {};
  };
  const formData = part('form_data');
  const {
    'ui:submitButtonOptions': submit,
    'ui:cancelButtonOptions': cancel,
    'ui:title': uiTitle,
    'ui:description': uiText,
    ...uiSchema
  } = part('ui_schema');
  const { title, description, ...schema } = given;
  const outputs = new Set<string>();
  return {
    title: [uiTitle, title].find(isString),
    description: [uiText, description].find(isString),
    submitText: text(submit, 'submitText'),
    cancelText: own(cancel, 'showCancel') === true ? (text(cancel, 'cancelText') ?? '') : undefined,
    schema: translate(
      schema,
      uiSchema,
      formData,
      { outputs, root: schema, isBranch: false, context, path },
      0,
    ) as JsonObject,
    uiSchema,
    formData,
    outputFields: [...outputs],
  };
}

function translate(
  schema: Json,
  ui: JsonObject,
  data: Json | undefined,
  walk: Walk,
  depth: number,
  isTop = true,
): Json {
  if (!isJsonObject(schema) || depth > maxSchemaDepth) return schema;
  const result = { ...schema };
  const properties = object(schema, 'properties');
  if (properties)
    result['properties'] = mapped(properties, (given, name) => {
      const fieldUi = { ...object(ui, name) };
      const value = own(data, name);
      const field = readField(given, fieldUi, value, walk);
      if (isTop && isOutput(field, fieldUi)) walk.outputs.add(name);
      const read = translate(own(field, '$ref') ? given : field, fieldUi, value, walk, depth + 1, false);
      if (Object.keys(fieldUi)[0] !== undefined) setOwn(ui, name, fieldUi);
      return read;
    });
  for (const key of branchKeywords) {
    const next = (branch: Json) => translate(branch, ui, data, { ...walk, isBranch: true }, depth + 1, isTop);
    const branch = own(schema, key) ?? null;
    if (Array.isArray(branch)) result[key] = branch.map(next);
    else if (isJsonObject(branch)) result[key] = key.startsWith('depend') ? mapped(branch, next) : next(branch);
  }
  if (isTop && Array.isArray(result['required']))
    result['required'] = result['required'].filter((name) => !walk.outputs.has(name as string));
  return result;
}

function mapped(parts: JsonObject, change: (part: Json, name: string) => Json): JsonObject {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, change(part, name)]));
}

function isOutput(field: Json, ui: JsonObject): boolean {
  return (
    outputWidgets.includes(text(ui, 'ui:widget') ?? '') ||
    own(field, 'tableType') === 'dataTable' ||
    own(field, 'direction') === 'output'
  );
}

/** A field with what its reference leads to; the reference goes where the field has to have another type. */
function readField(given: Json, ui: JsonObject, value: Json | undefined, walk: Walk): Json {
  const { root, isBranch, context, path } = walk;
  if (!isJsonObject(given)) return given;
  const field = { ...(valueAt(root, text(given, '$ref')?.slice(1) ?? '/') as JsonObject), ...given };
  const type = own(field, 'type');
  if (type === 'file' || type === 'user') {
    field['type'] = 'string';
    ui['ui:widget'] ??= type === 'file' ? 'FileDownloadWidget' : 'UserPickerWidget';
  }
  if (
    type === 'integer' &&
    [value, ...['default', 'minimum', 'maximum', 'multipleOf'].map((key) => own(field, key))].some(
      (each) => typeof each === 'number' && !Number.isInteger(each),
    )
  ) {
    field['type'] = 'number';
  }
  const labels = readLabels(field)?.map(asText);
  if (labels && !isBranch) ui['ui:enumNames'] ??= labels;
  const files = object(field, 'files');
  if (files && Object.hasOwn(files, 'url') && !safeUrl(files['url'])) {
    const { url: _, ...rest } = files;
    field['files'] = rest;
    report(context, path, 'unsafe url: left out');
  }
  if (field['type'] !== type) delete field['$ref'];
  return field;
}

function readLabels(field: JsonObject): Json[] | undefined {
  const items = object(field, 'items');
  const map = object(field, 'display_text');
  if (!map) return [field, items].map((each) => own(each, 'enumNames')).find(Array.isArray);
  const holder = own(field, 'type') === 'array' ? { ...items } : field;
  const choices = list(map, 'choices');
  holder['enum'] ??= choices;
  if (holder !== field) field['items'] = holder;
  return list(holder, 'enum').map(
    (choice) => list(map, 'display_text')[choices.findIndex((each) => isSame(each, choice))] ?? choice,
  );
}
