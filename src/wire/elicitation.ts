import { isJsonObject, own, setOwn } from '../model';
import type { ElicitationSpec, ElicitationUrlSpec, Json, JsonObject, UnknownWidgetSpec } from '../model';
import { at, report } from './context';
import type { ReadContext } from './context';
import { defined, list, number, object, text } from './fields';

type Elicitation = ElicitationSpec | ElicitationUrlSpec | UnknownWidgetSpec;

/** The parameters of one request, as a form, a link to open, or a notice with the ways out that are left. */
export function readElicitation(params: Json, path: string, context: ReadContext): Elicitation {
  const message = text(params, 'message') ?? '';
  const mode = own(params, 'mode') ?? 'form';
  if (mode === 'url') return readUrl(params, message, path, context);
  if (mode !== 'form') return unsupported(params, message, path, context, ['cancel']);
  const requested = object(params, 'requestedSchema');
  const properties = own(requested, 'properties') ?? {};
  if (!requested || !isJsonObject(properties)) return unsupported(params, message, path, context);
  const uiSchema: JsonObject = {};
  const fields: JsonObject = {};
  const required = list(requested, 'required');
  for (const name of Object.keys(properties)) {
    const fieldPath = at(path, 'requestedSchema', 'properties', name);
    const field = readField(properties[name]!);
    if (field) {
      const { labels, schema: fieldSchema } = field;
      const { default: value, ...rest } = fieldSchema;
      const isFit = value === undefined || fits(fieldSchema, value);
      if (!isFit) report(context, 'default-does-not-fit', fieldPath, 'a default that its own schema refuses is left out');
      setOwn(fields, name, isFit ? fieldSchema : rest);
      if (labels) setOwn(uiSchema, name, { 'ui:enumNames': labels });
    } else if (required.includes(name)) {
      return unsupported(params, message, path, context);
    } else {
      report(context, 'field-left-out', fieldPath, 'an optional field that elicitation does not allow is left out');
    }
  }
  return { type: 'elicitation', path, message, schema: { type: 'object', properties: fields, required }, uiSchema, formData: {} };
}

function unsupported(
  value: Json,
  message: string,
  path: string,
  context: ReadContext,
  exits: ('decline' | 'cancel')[] = ['decline', 'cancel'],
): UnknownWidgetSpec {
  report(context, 'unsupported-elicitation', path, 'a request that cannot be answered here', 'error');
  return { type: 'unknown', kind: 'elicitation', path, message, exits, value };
}

function readUrl(params: Json, message: string, path: string, context: ReadContext): ElicitationUrlSpec | UnknownWidgetSpec {
  const address = text(params, 'url') ?? '';
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isLocal = !!url && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  if (!url || !(url.protocol === 'https:' || (url.protocol === 'http:' && isLocal))) return unsupported(params, message, path, context);
  const warnings: ElicitationUrlSpec['warnings'] = [];
  if (/(^|\.)xn--/.test(url.hostname)) warnings.push('punycode');
  if (url.username || url.password) warnings.push('userinfo');
  if (url.protocol === 'http:') warnings.push('http');
  return { type: 'elicitation-url', path, message, url: address, href: url.href, hostName: url.hostname, warnings };
}

/** A property as the form engine likes it (titled choices become `enum` and labels), or undefined where elicitation does not allow it. */
function readField(property: Json): { schema: JsonObject; labels?: Json } | undefined {
  if (!isJsonObject(property) || Object.hasOwn(property, '$ref')) return undefined;
  const type = text(property, 'type');
  if (type === 'array') {
    const items = own(property, 'items') ?? null;
    const choices = titled(items, 'anyOf') ?? titled(items, 'oneOf') ?? plain(items);
    if (!choices) return undefined;
    const schema = { ...property, uniqueItems: true, items: { type: 'string', enum: choices.values } };
    return { schema, ...defined({ labels: choices.labels }) };
  }
  if (type !== 'string') return type && ['number', 'integer', 'boolean'].includes(type) ? { schema: property } : undefined;
  const { oneOf: _, enumNames: __, ...rest } = property;
  const choices = titled(property, 'oneOf') ?? plain(property);
  if (!choices) return { schema: rest };
  return { schema: { ...rest, enum: choices.values }, ...defined({ labels: choices.labels }) };
}

function titled(schema: Json, keyword: string): { values: Json[]; labels?: string[] } | undefined {
  const options = list(schema, keyword);
  const values = options.flatMap((option) => text(option, 'const') ?? []);
  if (values.length === 0 || values.length < options.length) return undefined;
  return { values, labels: options.map((option, index) => text(option, 'title') ?? values[index]!) };
}

function plain(schema: Json): { values: Json[]; labels?: Json[] } | undefined {
  const values = list(schema, 'enum');
  const labels = list(schema, 'enumNames');
  return values.length === 0 ? undefined : { values, ...(labels.length > 0 ? { labels } : {}) };
}

function fits(schema: JsonObject, value: Json): boolean {
  const type = text(schema, 'type');
  if (Array.isArray(value)) {
    const allowed = list(own(schema, 'items'), 'enum');
    return type === 'array' && value.every((each) => allowed.includes(each)) && isWithin(value.length, number(schema, 'minItems'), number(schema, 'maxItems'));
  }
  if (typeof value === 'number') {
    const isType = type === 'number' || (type === 'integer' && Number.isInteger(value));
    return isType && isWithin(value, number(schema, 'minimum'), number(schema, 'maximum'));
  }
  if (typeof value !== 'string') return typeof value === type;
  const isChoice = !Object.hasOwn(schema, 'enum') || list(schema, 'enum').includes(value);
  return type === 'string' && isChoice && isWithin([...value].length, number(schema, 'minLength'), number(schema, 'maxLength'));
}

function isWithin(value: number, minimum = -Infinity, maximum = Infinity): boolean {
  return value >= minimum && value <= maximum;
}
