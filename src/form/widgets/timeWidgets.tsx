import { DateTimeField, MultiDateField, TimeField, TimeRangeField } from '../../ui';
import { emptyValue, text, toFieldProps } from './ControlProps';
import type { ControlProps } from './ControlProps';
import { fromPair, holdDraft, toPair } from './dateWidgets';

/** A date with a time; an untouched value stays as it came, an edited one is the instant on the user's own clock. */
export function DateTimeWidget(props: ControlProps) {
  const { value, onChange, options, placeholder } = props;
  return (
    <DateTimeField
      {...toFieldProps(props)}
      value={text(value)}
      onChange={(next) => onChange(next ?? emptyValue(props))}
      onDraftChange={holdDraft(props)}
      dateFormat={text(options['format'])}
      placeholder={text(placeholder)}
    />
  );
}

/** A time of day. */
export function TimeWidget(props: ControlProps) {
  const { value, onChange, placeholder } = props;
  return (
    <TimeField
      {...toFieldProps(props)}
      value={text(value)}
      onChange={(next) => onChange(next ?? emptyValue(props))}
      onDraftChange={holdDraft(props)}
      placeholder={text(placeholder)}
    />
  );
}

/** A first and a last time of day. */
export function TimeRangeWidget(props: ControlProps) {
  const { onChange, options, placeholder } = props;
  return (
    <TimeRangeField
      {...toFieldProps(props)}
      value={toPair(props.value)}
      onChange={(next) => onChange(next === undefined ? emptyValue(props) : fromPair(next, props))}
      onDraftChange={holdDraft(props)}
      startLabel={text(options['start_label'])}
      endLabel={text(options['end_label'])}
      placeholder={text(placeholder)}
    />
  );
}

/** Several days. */
export function MultiDateWidget(props: ControlProps) {
  const { value, onChange, options, placeholder } = props;
  return (
    <MultiDateField
      {...toFieldProps(props)}
      value={Array.isArray(value) ? value.filter((day) => typeof day === 'string') : undefined}
      onChange={(next) => onChange(next)}
      onDraftChange={holdDraft(props)}
      dateFormat={text(options['format'])}
      placeholder={text(placeholder)}
    />
  );
}
