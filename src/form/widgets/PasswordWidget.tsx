import { PasswordField } from '../../ui';
import { emptyValue, text, toFieldProps } from './ControlProps';
import type { ControlProps } from './ControlProps';

/** A text that is not shown while it is typed, unless the person asks for it. */
export function PasswordWidget(props: ControlProps) {
  const { value, onChange, placeholder } = props;
  return (
    <PasswordField
      {...toFieldProps(props)}
      value={typeof value === 'string' ? value : ''}
      onChange={(next) => onChange(next === '' ? emptyValue(props) : next)}
      placeholder={text(placeholder)}
    />
  );
}
