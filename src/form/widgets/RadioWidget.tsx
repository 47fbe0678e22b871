import { RadioGroup } from '../../ui';
import { useChoices } from './choices';
import { toFieldProps } from './ControlProps';
import type { ControlProps } from './ControlProps';

/** One of a few, all in view. */
export function RadioWidget(props: ControlProps) {
  const { options, idOf, valueOf } = useChoices(props);
  const field = { ...toFieldProps(props), isRequired: props.required === true && props.schema['nullable'] !== true };
  return (
    <RadioGroup {...field} options={options} value={idOf(props.value)} onChange={(id) => props.onChange(valueOf(id))} />
  );
}
