import { ColorField } from '../../ui';
import { emptyValue, text, toFieldProps } from './ControlProps';
import type { ControlProps } from './ControlProps';

/** A color, as `#rrggbb`. */
export function ColorWidget(props: ControlProps) {
  return (
    <ColorField
      {...toFieldProps(props)}
      value={text(props.value)}
      onChange={(next) => props.onChange(next === '' ? emptyValue(props) : next)}
    />
  );
}
