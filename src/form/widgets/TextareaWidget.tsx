import { TextArea } from '../../ui';
import { emptyValue, text, toFieldProps } from './ControlProps';
import type { ControlProps } from './ControlProps';

/** Text of several lines. */
export function TextareaWidget(props: ControlProps) {
  const { value, onChange, placeholder, options, schema } = props;
  const given = typeof value === 'string' ? value : '';
  return (
    <TextArea
      {...toFieldProps(props)}
      value={given}
      onChange={(next) => onChange(next === '' ? emptyValue(props) : next)}
      placeholder={text(placeholder)}
      maxCharacters={typeof schema['maxLength'] === 'number' ? schema['maxLength'] : undefined}
      rows={typeof options['rows'] === 'number' ? options['rows'] : undefined}
    />
  );
}
