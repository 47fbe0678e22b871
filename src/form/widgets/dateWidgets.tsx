import { DateField, DateRangeField } from '../../ui';
import type { DateProblem, DateRange } from '../../ui';
import { isObject, own } from '../json';
import type { Json } from '../json';
import { emptyValue, holdOf, text, toFieldProps } from './ControlProps';
import type { ControlProps } from './ControlProps';

/** Holds back the submit while a date or time control shows a text that is not an answer. */
export function holdDraft(props: ControlProps): (problem: DateProblem | undefined) => void {
  return (problem) => holdOf(props)(problem?.message);
}

/** One day, within `formatMinimum` and `formatMaximum`. */
export function DateWidget(props: ControlProps) {
  const { value, onChange, options, schema, placeholder } = props;
  return (
    <DateField
      {...toFieldProps(props)}
      value={text(value)}
      onChange={(next) => onChange(next ?? emptyValue(props))}
      onDraftChange={holdDraft(props)}
      dateFormat={text(options['format'])}
      minimum={text(schema['formatMinimum'])}
      maximum={text(schema['formatMaximum'])}
      placeholder={text(placeholder)}
    />
  );
}

/** A first and a last day: a list of two, or `{ start, end }` where the schema leaves the items open. */
export function DateRangeWidget(props: ControlProps) {
  const { onChange, options, placeholder } = props;
  return (
    <DateRangeField
      {...toFieldProps(props)}
      value={toPair(props.value)}
      onChange={(next) => onChange(next === undefined ? emptyValue(props) : fromPair(next, props))}
      onDraftChange={holdDraft(props)}
      startLabel={text(options['start_label'])}
      endLabel={text(options['end_label'])}
      dateFormat={text(options['format'])}
      placeholder={text(placeholder)}
    />
  );
}

/** A range as a control takes it, from a list of two or from `{ start, end }`. */
export function toPair(value: Json | undefined): DateRange | undefined {
  if (Array.isArray(value)) return [text(value[0]), text(value[1])];
  return isObject(value) ? [text(own(value, 'start')), text(own(value, 'end'))] : undefined;
}

/** A range as the schema wants it. */
export function fromPair(
  [start, end]: readonly [string | undefined, string | undefined],
  { schema }: ControlProps,
): Json {
  if (schema['isLoose'] !== true && schema['type'] === 'array') return [start ?? null, end ?? null];
  return { ...(start !== undefined && { start }), ...(end !== undefined && { end }) };
}
