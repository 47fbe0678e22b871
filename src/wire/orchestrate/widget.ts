import { own } from '../../model';
import type { ConfirmationChoice, DatetimeSpec, Json, JsonObject, NumberSpec, OptionItem, OptionsSpec, WidgetSpec, WidgetSpecBase } from '../../model';
import { at, report } from '../context';
import type { ReadContext } from '../context';
import { defined, list, number, object, text } from '../fields';
import { either, readAction, readActions } from './actions';
import { readForm } from './form';

type Reader = (wire: JsonObject, base: WidgetSpecBase, context: ReadContext) => WidgetSpec | undefined;

const legacyKinds: Record<string, string> = { 'single-choice': 'options', 'date-picker': 'datetime', numeric: 'number', options_selector: 'options' };
const numberKinds = ['integer', 'currency', 'percentage', 'decimal', 'phone', 'zip_code'];
const preferences = ['button', 'dropdown', 'list'];

const readers: Record<string, Reader> = {
  forms: readForm,
  confirmation: (wire, base, context) => ({
    ...base,
    type: 'confirmation',
    ...defined({ text: text(wire, 'confirmation_text', 'confirmationText') }),
    confirm: readChoice(wire, ['on_confirm', 'onConfirm', 'confirmation_details'], base.path, context),
    cancel: readChoice(wire, ['on_cancel', 'onCancel', 'cancelation_details', 'cancellation_details'], base.path, context),
  }),
  datetime: (wire, base, context) => {
    const kind = collection(wire);
    return {
      ...base,
      type: 'datetime',
      collects: (['time', 'datetime'].includes(kind) ? kind : 'date') as DatetimeSpec['collects'],
      ...defined({
        minimum: text(wire, 'min_datetime', 'min_date', 'minDate'),
        maximum: text(wire, 'max_datetime', 'max_date', 'maxDate'),
      }),
      actions: actionsOf(wire, base.path, context),
    };
  },
  number: (wire, base, context) => {
    const kind = wire['responseType'] === 'numeric' ? 'integer' : collection(wire);
    const minimumDigits = number(wire, 'min_digits', 'minDigits');
    const maximumDigits = number(wire, 'max_digits', 'maxDigits');
    return {
      ...base,
      type: 'number',
      collects: (numberKinds.includes(kind) ? kind : 'decimal') as NumberSpec['collects'],
      ...defined({ minimum: number(wire, 'min_number', 'minNumber'), maximum: number(wire, 'max_number', 'maxNumber'), minimumDigits, maximumDigits }),
      isDigits: kind === 'phone' || kind === 'zip_code' || (minimumDigits ?? maximumDigits) !== undefined,
      actions: actionsOf(wire, base.path, context),
    };
  },
  options: readOptions,
  text: (wire, base, context) => ({
    ...base,
    type: 'text',
    ...defined({ pattern: text(wire, 'regex_expression') }),
    actions: actionsOf(wire, base.path, context),
  }),
  user_defined: (wire, base) => ({ ...base, type: 'user_defined', value: own(wire, 'user_defined') ?? null }),
};

/** A widget of watsonx Orchestrate: forms, the quick widgets in both spellings, the host's own, or an unknown one under its name. */
export function readWidget(wire: JsonObject, path: string, context: ReadContext): WidgetSpec {
  const kind = text(wire, 'response_type') ?? text(wire, 'type') ?? text(wire, 'responseType') ?? '';
  const type = Object.hasOwn(legacyKinds, kind) ? legacyKinds[kind]! : kind;
  const base: WidgetSpecBase = { path, raw: wire, ...defined({ name: text(wire, 'name') }) };
  const prompt = type === 'forms' || type === 'user_defined' ? {} : defined({ title: text(wire, 'title', 'text'), description: text(wire, 'description') });
  const widget = Object.hasOwn(readers, type) ? readers[type]!(wire, { ...base, ...prompt }, context) : undefined;
  if (widget) return widget;
  report(context, 'unknown-widget', path, 'a widget that cannot be shown', 'error');
  return { ...base, type: 'unknown', kind, value: wire };
}

function collection(wire: JsonObject): string {
  return text(wire, 'collection_type', 'collection_typpe', 'collector_type') ?? '';
}

function actionsOf(wire: JsonObject, path: string, context: ReadContext) {
  return readActions(either(wire, 'on_event', 'onChange'), at(path, 'on_event'), context);
}

function readChoice(wire: JsonObject, keys: string[], path: string, context: ReadContext): ConfirmationChoice {
  const details = object(wire, ...keys) ?? {};
  const label = text(details, 'label');
  if (!Object.hasOwn(details, 'value')) return { ...defined({ label }), actions: readActions(either(wire, ...keys), at(path, keys[0]!), context) };
  return { ...defined({ label }), value: details['value']!, actions: actionsOf(wire, path, context) };
}

function readOptions(wire: JsonObject, base: WidgetSpecBase, context: ReadContext): OptionsSpec {
  const events = list(wire, 'on_event');
  const isFor = (value: Json) => (entry: Json) => own(entry, 'option_value') === value;
  const general = events.filter((entry) => own(entry, 'option_value') === undefined);
  const preference = text(object(object(wire, 'channel_adaptation'), 'chat'), 'preference') ?? '';
  return {
    ...base,
    type: 'options',
    isMultiple: own(wire, 'is_multi_selection') === true,
    options: list(wire, 'options').flatMap((option, index): OptionItem[] => {
      const value = own(option, 'value') ?? own(option, 'label') ?? option;
      const label = text(option, 'label') ?? (typeof value === 'string' ? value : JSON.stringify(value));
      const matching = events.filter(isFor(value));
      const ownEvents = own(option, 'on_event');
      const actions = readActions(ownEvents ?? matching, at(base.path, 'options', index, 'on_event'), context);
      return [
        {
          label,
          value,
          ...defined({
            description: text(option, 'description'),
            userMessage: matching.map((entry) => text(entry, 'user_message')).find(Boolean),
          }),
          ...(actions.length > 0 ? { actions } : {}),
        },
      ];
    }),
    ...(preferences.includes(preference) ? { preference: preference as NonNullable<OptionsSpec['preference']> } : {}),
    actions: Array.isArray(own(wire, 'on_event')) ? general.flatMap((entry) => readAction(entry) ?? []) : actionsOf(wire, base.path, context),
  };
}
