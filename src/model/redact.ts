import { isJsonObject, own, setOwn } from './json';
import type { Json, JsonObject } from './json';
import type { WidgetSpec } from './widget';

const maxDepth = 32;
const maxSchemas = 2000;
const branchLists = ['allOf', 'anyOf', 'oneOf'];
const branchMaps = ['dependencies', 'dependentSchemas'];
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

/** What the schema and its branches say of a property, each schema read once. */
function propertySchemas(schema: Json | undefined, name: string, root: JsonObject, seen = new Set<Json>()): Json[] {
  const resolved = resolve(schema, root, 0);
  if (!isJsonObject(resolved) || seen.has(resolved) || seen.size > maxSchemas) return [];
  seen.add(resolved);
  const property = own(own(resolved, 'properties'), name) ?? own(resolved, 'additionalProperties');
  const branches = [
    ...branchLists.flatMap((keyword) => own(resolved, keyword) ?? []),
    ...['then', 'else'].map((keyword) => own(resolved, keyword)),
    ...branchMaps.flatMap((keyword) => Object.values(own(resolved, keyword) ?? {}) as Json[]),
  ];
  return [
    ...(property === undefined ? [] : [property]),
    ...branches.flatMap((branch) => propertySchemas(branch, name, root, seen)),
  ];
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
  const alternatives = branchLists.flatMap((keyword) => own(resolved, keyword) ?? []);
  return (
    isOneOf(format, [...secretFormats, ...fileFormats]) ||
    isOneOf(widget, [...secretWidgets, ...fileWidgets]) ||
    inputType === 'password' ||
    type === 'file' ||
    own(resolved, 'writeOnly') === true ||
    (own(resolved, 'items') !== undefined && isOneOf(own(own(resolved, 'items'), 'format'), fileFormats)) ||
    (Array.isArray(alternatives) &&
      alternatives.some((each) => isOneOf(own(each, 'format'), [...secretFormats, ...fileFormats])))
  );
}

function isOneOf(value: Json | undefined, known: string[]): boolean {
  return typeof value === 'string' && known.includes(value);
}

function redactObject(
  schema: Json | undefined,
  uiSchema: Json | undefined,
  values: JsonObject,
  root: JsonObject,
  depth: number,
): JsonObject {
  const kept: JsonObject = {};
  for (const name of Object.keys(values)) {
    const schemas = propertySchemas(schema, name, root);
    const ui = own(uiSchema, name);
    if (schemas.some((each) => isUnstorable(each, ui, root)) || (schemas.length === 0 && isUnstorable({}, ui, root)))
      continue;
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
