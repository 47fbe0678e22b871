import { asText, defined, own } from '../../model';
import type { ConfirmationChoice, JsonObject, OptionItem, WidgetAction, WidgetSpec } from '../../model';
import { at, report } from '../context';
import type { ReadContext } from '../context';
import { list, number, object, text } from '../fields';
import { readActions } from './actions';
import { readForm } from './form';

/** What a kind of widget has beside what all have: its name, title, description and actions; undefined where it cannot be drawn. */
type Reader = (wire: JsonObject, path: string, context: ReadContext, actions: WidgetAction[]) => object | undefined;

const legacyKinds: Record<string, string> = {
  'single-choice': 'options',
  'date-picker': 'datetime',
  numeric: 'number',
  options_selector: 'options',
};
const digitKinds = ['phone', 'zip_code'];

const readers: Record<string, Reader> = {
  forms: readForm,
  confirmation: (wire, path, context, actions) => ({
    text: text(wire, 'confirmation_text', 'confirmationText'),
    confirm: readChoice(
      object(wire, 'on_confirm', 'onConfirm', 'confirmation_details'),
      at(path, 'on_confirm'),
      context,
      actions,
    ),
    cancel: readChoice(
      object(wire, 'on_cancel', 'onCancel', 'cancelation_details', 'cancellation_details'),
      at(path, 'on_cancel'),
      context,
      actions,
    ),
  }),
  datetime: (wire) => ({
    collects: collection(wire, ['time', 'datetime'], 'date'),
    minimum: text(wire, 'min_datetime', 'min_date', 'minDate'),
    maximum: text(wire, 'max_datetime', 'max_date', 'maxDate'),
  }),
  number: (wire) => {
    const collects = collection(
      wire,
      ['integer', 'currency', 'percentage', ...digitKinds],
      wire['responseType'] ? 'integer' : 'decimal',
    );
    const digits = {
      minimumDigits: number(wire, 'min_digits', 'minDigits'),
      maximumDigits: number(wire, 'max_digits', 'maxDigits'),
    };
    const isDigits = digitKinds.includes(collects) || (digits.minimumDigits ?? digits.maximumDigits) !== undefined;
    return { collects, minimum: number(wire, 'min_number'), maximum: number(wire, 'max_number'), ...digits, isDigits };
  },
  options: (wire, path, context) => {
    const events = list(wire, 'on_event');
    const preference = text(object(object(wire, 'channel_adaptation'), 'chat'), 'preference');
    return {
      isMultiple: own(wire, 'is_multi_selection') === true,
      options: list(wire, 'options').map((option, index): OptionItem => {
        const value = own(option, 'value') ?? own(option, 'label') ?? option;
        const matching = events.filter((event) => own(event, 'option_value') === value);
        const actions = readActions(
          own(option, 'on_event') ?? matching,
          at(path, 'options', index, 'on_event'),
          context,
        );
        return defined({
          label: text(option, 'label') || asText(value),
          value,
          description: text(option, 'description'),
          userMessage: matching.map((event) => text(event, 'user_message')).find(Boolean),
          actions: actions[0] && actions,
        });
      }),
      preference: ['button', 'dropdown', 'list'].find((each) => each === preference),
    };
  },
  text: (wire) => ({ pattern: text(wire, 'regex_expression')?.replaceAll('\b', '\\b') }),
  user_defined: (wire) => ({ value: own(wire, 'user_defined') ?? null }),
};

/** A widget of watsonx Orchestrate: forms, the quick widgets in both spellings, the host's own, or an unknown one under its name. */
export function readWidget(wire: JsonObject, path: string, context: ReadContext): WidgetSpec {
  const kind = text(wire, 'response_type') ?? text(wire, 'type') ?? text(wire, 'responseType') ?? '';
  const type = text(legacyKinds, kind) ?? kind;
  const base = { path, raw: wire, type, name: text(wire, 'name') };
  const events = own(wire, 'on_event') ?? own(wire, 'onChange');
  const general = Array.isArray(events) ? events.filter((event) => own(event, 'option_value') === undefined) : events;
  const reader = Object.hasOwn(readers, type) ? readers[type] : undefined;
  const actions = reader ? readActions(general, at(path, 'on_event'), context) : [];
  const widget = reader?.(wire, path, context, actions);
  if (!widget) report(context, path, 'unknown widget', 'error');
  const common = { title: text(wire, 'title', 'text'), description: text(wire, 'description'), actions };
  return defined(
    widget ? { ...base, ...common, ...widget } : { ...base, type: 'unknown', kind, value: wire },
  ) as WidgetSpec;
}

function collection(wire: JsonObject, kinds: string[], otherwise: string): string {
  const kind = text(wire, 'collection_type', 'collection_typpe', 'collector_type');
  return kinds.find((each) => each === kind) ?? otherwise;
}

function readChoice(
  details: JsonObject | undefined,
  path: string,
  context: ReadContext,
  actions: WidgetAction[],
): ConfirmationChoice {
  const value = own(details, 'value');
  return defined({
    label: text(details, 'label'),
    value,
    actions: value === undefined ? readActions(details, path, context) : actions,
  });
}
