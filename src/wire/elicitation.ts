import { isJsonObject, own, setOwn } from '../model';
import type { ElicitationSpec, ElicitationUrlSpec, Json, JsonObject, UnknownWidgetSpec } from '../model';
import { at, report } from './context';
import type { ReadContext } from './context';
import { list, number, object, others, text } from './fields';

const choiceKeys = ['oneOf', 'anyOf', 'enumNames'];
const primitiveTypes = ['string', 'number', 'integer', 'boolean'];

type Elicitation = ElicitationSpec | ElicitationUrlSpec | UnknownWidgetSpec;

/** The parameters of one request, as a form, a link to open, or a notice with the ways out that are left. */
export function readElicitation(params: Json, path: string, context: ReadContext): Elicitation {
  const message = text(params, 'message') ?? '';
  const mode = own(params, 'mode') ?? 'form';
  const unsupported = (...exits: ('decline' | 'cancel')[]): UnknownWidgetSpec => {
    report(context, path, 'unsupported elicitation', 'error');
    return { type: 'unknown', kind: 'elicitation', path, message, exits, value: params };
  };
  if (mode === 'url') return readUrl(text(params, 'url') ?? '', message, path) ?? unsupported('decline', 'cancel');
  if (mode !== 'form') return unsupported('cancel');
  const requested = object(params, 'requestedSchema');
  const properties = own(requested, 'properties') ?? {};
  if (!requested || !isJsonObject(properties)) return unsupported('decline', 'cancel');
  const uiSchema: JsonObject = {};
  const fields: JsonObject = {};
  const required = list(requested, 'required');
  for (const name of Object.keys(properties)) {
    const fieldPath = at(path, 'requestedSchema', 'properties', name);
    const ui: JsonObject = {};
    const field = readField(properties[name]!, ui);
    if (!field) {
      if (required.includes(name)) return unsupported('decline', 'cancel');
      report(context, fieldPath, 'field left out');
      continue;
    }
    const value = own(field, 'default');
    if (value !== undefined && !fits(field, value)) {
      delete field['default'];
      report(context, fieldPath, 'default left out');
    }
    setOwn(fields, name, field);
    setOwn(uiSchema, name, ui);
  }
  return {
    type: 'elicitation',
    path,
    message,
    schema: { type: 'object', properties: fields, required },
    uiSchema,
    formData: {},
  };
}

function readUrl(address: string, message: string, path: string): ElicitationUrlSpec | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (!/^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])$/.test(`${url.protocol}//${url.hostname}`)) return undefined;
  const warnings: ElicitationUrlSpec['warnings'] = [];
  if (/(^|\.)xn--/.test(url.hostname)) warnings.push('punycode');
  if (url.username || url.password) warnings.push('userinfo');
  if (url.protocol === 'http:') warnings.push('http');
  return { type: 'elicitation-url', path, message, url: address, href: url.href, hostName: url.hostname, warnings };
}

/** A property as the form engine likes it (titled choices become `enum` and labels), or undefined where elicitation does not allow it. */
function readField(property: Json, ui: JsonObject): JsonObject | undefined {
  const type = text(property, 'type') ?? '';
  const items = own(property, 'items') ?? null;
  const isList = type === 'array';
  const choices = readChoices(isList ? items : property, ui);
  if (!isJsonObject(property) || own(property, '$ref') || (isList ? !choices : !primitiveTypes.includes(type)))
    return undefined;
  const rest = others(property, choiceKeys);
  if (isList) return { ...rest, uniqueItems: true, items: { type: 'string', enum: choices! } };
  return type === 'string' && choices ? { ...rest, enum: choices } : rest;
}

function readChoices(schema: Json, ui: JsonObject): Json[] | undefined {
  const titled = [...list(schema, 'oneOf'), ...list(schema, 'anyOf')];
  const values = titled.flatMap((option) => text(option, 'const') ?? []);
  const isTitled = values[0] !== undefined && values.length === titled.length;
  const labels = isTitled
    ? titled.map((option, index) => text(option, 'title') ?? values[index]!)
    : list(schema, 'enumNames');
  if (labels.length > 0) ui['ui:enumNames'] = labels;
  return isTitled ? values : [own(schema, 'enum')].find(Array.isArray);
}

function fits(schema: JsonObject, value: Json): boolean {
  const type = own(schema, 'type');
  const isList = Array.isArray(value);
  if (type !== (isList ? 'array' : typeof value) && !(type === 'integer' && Number.isInteger(value))) return false;
  const allowed = list(isList ? own(schema, 'items') : schema, 'enum');
  const size = isList ? value.length : typeof value === 'string' ? [...value].length : Number(value);
  const minimum = number(schema, 'minimum', 'minLength', 'minItems') ?? size;
  const maximum = number(schema, 'maximum', 'maxLength', 'maxItems') ?? size;
  return (
    size >= minimum &&
    size <= maximum &&
    (allowed.length === 0 || [value].flat().every((each) => allowed.includes(each)))
  );
}
