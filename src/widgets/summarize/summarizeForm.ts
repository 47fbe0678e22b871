import { isJsonObject, own, redact } from '../../model';
import type { ElicitationSpec, FormSpec, Json, JsonObject } from '../../model';
import * as summaryWords from './summaryWords';
import { isFileProperty, nameOfFile } from './fileNames';
import { formatAnswerNumber, formatText } from './formatAnswer';
import { choiceLabel, labelOf, readTitle } from './labelOf';
import { propertySchemas, resolveSchema } from './propertySchema';
import type { SummaryItem, SummaryLanguage, SummaryTable, SummaryValue } from './SummaryItem';

const maxDepth = 8;
const secret = '••••••';

interface Place {
  root: JsonObject;
  language: SummaryLanguage;
  depth: number;
}

/** The answer of a form in the order of its fields: labels rather than values, secrets as dots, files by name, tables as rows. */
export function summarizeForm(
  spec: FormSpec | ElicitationSpec,
  values: JsonObject,
  language: SummaryLanguage,
): SummaryItem[] {
  const kept = redact(spec, values);
  const place = { root: spec.schema, language, depth: 0 };
  const outputFields = spec.type === 'forms' ? spec.outputFields : [];
  const schemas = propertySchemas(spec.schema, spec.schema);
  return orderedNames([...schemas.keys()], own(spec.uiSchema, 'ui:order')).flatMap((name) => {
    if (!Object.hasOwn(values, name) || outputFields.includes(name)) return [];
    const schema = schemas.get(name)!;
    const uiSchema = own(spec.uiSchema, name);
    const label = labelOf(name, schema, uiSchema, language.locale);
    if (isFileProperty(schema, uiSchema)) return [{ label, value: filesValue(values[name]!, language) }];
    if (!Object.hasOwn(kept, name)) return [{ label, value: secret }];
    return itemsOf(label, kept[name]!, schema, uiSchema, place);
  });
}

function orderedNames(names: string[], order: Json | undefined): string[] {
  const asked = Array.isArray(order) ? order.filter((name) => typeof name === 'string') : [];
  const first = [...new Set(asked)].filter((name) => names.includes(name));
  const others = names.filter((name) => !first.includes(name));
  const star = asked.indexOf('*');
  if (star < 0) return [...first, ...others];
  const before = first.filter((name) => asked.indexOf(name) < star);
  return [...before, ...others, ...first.filter((name) => !before.includes(name))];
}

function itemsOf(
  label: string,
  value: Json,
  schema: JsonObject,
  uiSchema: Json | undefined,
  place: Place,
): SummaryItem[] {
  if (
    !isJsonObject(value) ||
    choiceLabel(value, schema, uiSchema, place.language.locale) !== undefined ||
    place.depth >= maxDepth
  ) {
    return [{ label, value: valueOf(value, schema, uiSchema, place) }];
  }
  const schemas = propertySchemas(schema, place.root);
  const deeper = { ...place, depth: place.depth + 1 };
  const names = orderedNames([...new Set([...schemas.keys(), ...Object.keys(value)])], own(uiSchema, 'ui:order'));
  return names.flatMap((name) => {
    if (!Object.hasOwn(value, name)) return [];
    const child = schemas.get(name) ?? {};
    const ui = own(uiSchema, name);
    return itemsOf(`${label} · ${labelOf(name, child, ui, place.language.locale)}`, value[name]!, child, ui, deeper);
  });
}

function valueOf(value: Json, schema: JsonObject, uiSchema: Json | undefined, place: Place): SummaryValue {
  if (!Array.isArray(value)) return textOf(value, schema, uiSchema, place);
  const { language } = place;
  const items = resolveSchema(own(schema, 'items'), place.root);
  const rows = value.filter(isJsonObject);
  if (rows.length > 0 && rows.length === value.length) {
    const labels = rows.map((row) => choiceLabel(row, items, uiSchema, language.locale));
    return labels.every((each) => each !== undefined) ? labels : tableOf(rows, schema, items, place);
  }
  if (value.length === 0) return language.t(summaryWords.none);
  const texts = value.map((item) => textOf(item, { ...schema, ...items }, uiSchema, place));
  const isRange = own(own(uiSchema, 'ui:options'), 'range') === true && texts.length === 2;
  return isRange ? texts.join(' – ') : texts;
}

function tableOf(rows: JsonObject[], schema: JsonObject, items: JsonObject, place: Place): SummaryTable {
  const columns = headersOf(rows, schema, items, place);
  const schemas = propertySchemas(items, place.root);
  return {
    columns: columns.map(({ header }) => header),
    rows: rows.map((row) =>
      columns.map(({ key }) =>
        Object.hasOwn(row, key) ? textOf(row[key]!, schemas.get(key) ?? {}, undefined, place) : '',
      ),
    ),
  };
}

function headersOf(
  rows: JsonObject[],
  schema: JsonObject,
  items: JsonObject,
  place: Place,
): { key: string; header: string }[] {
  const headers = own(schema, 'headers');
  if (Array.isArray(headers)) {
    return headers.flatMap((each) => {
      const key = own(each, 'key');
      return typeof key === 'string'
        ? [{ key, header: readTitle(own(each, 'header'), place.language.locale) ?? key }]
        : [];
    });
  }
  const ownColumns = own(schema, 'properties');
  const schemas = propertySchemas(isJsonObject(ownColumns) ? schema : items, place.root);
  const keys = new Set([...schemas.keys(), ...rows.flatMap((row) => Object.keys(row))]);
  return [...keys]
    .filter((key) => rows.some((row) => Object.hasOwn(row, key)))
    .map((key) => ({ key, header: labelOf(key, schemas.get(key) ?? {}, undefined, place.language.locale) }));
}

function textOf(value: Json, schema: JsonObject, uiSchema: Json | undefined, { language }: Place): string {
  const { locale, t } = language;
  const label = choiceLabel(value, schema, uiSchema, locale);
  if (label !== undefined) return label;
  if (value === null || value === '') return t(summaryWords.none);
  if (typeof value === 'boolean') return t(value ? summaryWords.yes : summaryWords.no);
  if (typeof value === 'number') return formatAnswerNumber(value, locale);
  return typeof value === 'string' ? formatText(value, own(schema, 'format'), locale) : JSON.stringify(value);
}

function filesValue(value: Json, { t }: SummaryLanguage): SummaryValue {
  const files = (Array.isArray(value) ? value : [value]).filter((file) => file !== null && file !== '');
  const names = files.map(nameOfFile);
  return files.length > 0 && names.every((name) => name !== undefined)
    ? names
    : t(summaryWords.files, { count: files.length });
}
