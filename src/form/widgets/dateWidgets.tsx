import { DateField, DateRangeField } from '../../ui';
import type { DateProblem, DateRange } from '../../ui';
import { emptyValue, pathOf, text, toFieldProps } from './ControlProps';
import type { ControlProps } from './ControlProps';

/** Holds back the submit while a date or time control shows a text that is not an answer. */
export function holdDraft(props: ControlProps): (problem: DateProblem | undefined) => void {
  return (problem) => props.registry.formContext.store.setDraft(pathOf(props), problem?.message);
}

/** One day. */
export function DateWidget(props: ControlProps) {
  const { value, onChange, options, placeholder } = props;
  return (
    <DateField
      {...toFieldProps(props)}
      value={text(value)}
      onChange={(next) => onChange(next ?? emptyValue(props))}
      onDraftChange={holdDraft(props)}
      dateFormat={text(options['format'])}
      placeholder={text(placeholder)}
    />
  );
}

/** A first and a last day: a list of two, or an object where a flow asks for one. */
export function DateRangeWidget(props: ControlProps) {
  const { value, onChange, options, placeholder } = props;
  const range: DateRange | undefined = Array.isArray(value) ? [text(value[0]), text(value[1])] : undefined;
  return (
    <DateRangeField
      {...toFieldProps(props)}
      value={range}
      onChange={(next) => onChange(next === undefined ? emptyValue(props) : next.map((day) => day ?? null))}
      onDraftChange={holdDraft(props)}
      startLabel={text(options['start_label'])}
      endLabel={text(options['end_label'])}
      dateFormat={text(options['format'])}
      placeholder={text(placeholder)}
    />
  );
}

export { DateWidget as DateTimeWidget, DateWidget as TimeWidget, DateWidget as TimeRangeWidget, DateWidget as MultiDateWidget };
