import { isJsonObject, own, setOwn } from './json';
import type { Json, JsonObject } from './json';
import type { WidgetSpec } from './widget';

const maxDepth = 32;
const secretFormats = ['password'];
const secretWidgets = ['password', 'PasswordWidget'];
const fileFormats = ['data-url', 'wxo-file', 'binary'];
const fileWidgets = ['file', 'files', 'FileWidget', 'FileUpload'];

/**
 * An answer without its secrets and files, for storing: properties with `format: password` or a password control, and files, are left
 * out at every depth. What a form's schema does not mention is kept.
 */
export function redact(spec: WidgetSpec, values: JsonObject): JsonObject {
  if (spec.type !== 'forms' && spec.type !== 'elicitation') return values;
  return redactObject(spec.schema, spec.uiSchema, values, spec.schema, 0);
}

/** Whether an answer holds something that may not be stored. */
export function hasSecrets(spec: WidgetSpec, values: JsonObject): boolean {
  return JSON.stringify(redact(spec, values)) !== JSON.stringify(values);
}

/** The property schema behind `$ref` and the branches of the schema that mention it, for reading formats. */
function propertySchemas(schema: Json | undefined, name: string, root: JsonObject, depth: number): Json[] {
  const resolved = resolve(schema, root, depth);
  if (!isJsonObject(resolved) || depth > maxDepth) return [];
  const found: Json[] = [];
  const property = own(own(resolved, 'properties'), name) ?? own(resolved, 'additionalProperties');
  if (property !== undefined) found.push(property);
  for (const keyword of ['allOf', 'anyOf', 'oneOf']) {
    const branches = own(resolved, keyword);
    if (Array.isArray(branches)) for (const branch of branches) found.push(...propertySchemas(branch, name, root, depth + 1));
  }
  for (const keyword of ['then', 'else']) found.push(...propertySchemas(own(resolved, keyword), name, root, depth + 1));
  for (const keyword of ['dependencies', 'dependentSchemas']) {
    const branches = own(resolved, keyword);
    if (isJsonObject(branches)) {
      for (const key of Object.keys(branches)) found.push(...propertySchemas(branches[key], name, root, depth + 1));
    }
  }
  return found;
}

function resolve(schema: Json | undefined, root: JsonObject, depth: number): Json | undefined {
  const ref = own(schema, '$ref');
  if (typeof ref !== 'string' || !ref.startsWith('#') || depth > maxDepth) return schema;
  let target: Json | undefined = root;
  for (const segment of ref.slice(1).split('/').slice(1)) {
    target = own(target, segment.replaceAll('~1', '/').replaceAll('~0', '~'));
  }
  return resolve(target, root, depth + 1);
}

function isUnstorable(schema: Json, uiSchema: Json | undefined, root: JsonObject): boolean {
  const resolved = resolve(schema, root, 0);
  const format = own(resolved, 'format');
  const type = own(resolved, 'type');
  const widget = own(uiSchema, 'ui:widget') ?? own(own(uiSchema, 'ui:options'), 'widget');
  const inputType = own(own(uiSchema, 'ui:options'), 'inputType') ?? own(uiSchema, 'ui:inputType');
  const alternatives = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => own(resolved, keyword) ?? []);
  return (
    isOneOf(format, [...secretFormats, ...fileFormats]) ||
    isOneOf(widget, [...secretWidgets, ...fileWidgets]) ||
    inputType === 'password' ||
    type === 'file' ||
    own(resolved, 'writeOnly') === true ||
    (own(resolved, 'items') !== undefined && isOneOf(own(own(resolved, 'items'), 'format'), fileFormats)) ||
    (Array.isArray(alternatives) && alternatives.some((each) => isOneOf(own(each, 'format'), [...secretFormats, ...fileFormats])))
  );
}

function isOneOf(value: Json | undefined, known: string[]): boolean {
  return typeof value === 'string' && known.includes(value);
}

function redactObject(schema: Json | undefined, uiSchema: Json | undefined, values: JsonObject, root: JsonObject, depth: number): JsonObject {
  const kept: JsonObject = {};
  for (const name of Object.keys(values)) {
    const schemas = propertySchemas(schema, name, root, 0);
    const ui = own(uiSchema, name);
    if (schemas.some((each) => isUnstorable(each, ui, root)) || (schemas.length === 0 && isUnstorable({}, ui, root))) continue;
    setOwn(kept, name, redactValue(schemas, ui, values[name]!, root, depth + 1));
  }
  return kept;
}

function redactValue(schemas: Json[], uiSchema: Json | undefined, value: Json, root: JsonObject, depth: number): Json {
  if (depth > maxDepth) return null;
  if (isJsonObject(value)) return redactObject({ allOf: schemas }, uiSchema, value, root, depth);
  if (!Array.isArray(value)) return value;
  const items = schemas.flatMap((each) => own(resolve(each, root, 0), 'items') ?? []);
  return value.map((item) => redactValue(items, own(uiSchema, 'items'), item, root, depth + 1));
}
