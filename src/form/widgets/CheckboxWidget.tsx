import { Checkbox } from '../../ui';
import { toFieldProps } from './ControlProps';
import type { ControlProps } from './ControlProps';

/** A box to tick. Never ticked for the user: nothing and `false` both show an empty box. */
export function CheckboxWidget(props: ControlProps) {
  return (
    <Checkbox
      {...toFieldProps(props)}
      isLabelHidden={false}
      isSelected={props.value === true}
      onChange={(isSelected) => props.onChange(isSelected)}
    />
  );
}
