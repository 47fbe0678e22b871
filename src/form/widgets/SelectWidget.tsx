import { Select } from '../../ui';
import { useChoices } from './choices';
import { emptyValue, text, toFieldProps } from './ControlProps';
import type { ControlProps } from './ControlProps';

/** One of several, closed until opened. */
export function SelectWidget(props: ControlProps) {
  const { options, idOf, valueOf } = useChoices(props);
  const field = { ...toFieldProps(props), isRequired: props.required === true && props.schema['nullable'] !== true };
  const change = (id: string | undefined) => props.onChange(id === undefined ? emptyValue(props) : valueOf(id));
  return (
    <Select
      {...field}
      options={options}
      value={idOf(props.value)}
      onChange={change}
      placeholder={text(props.placeholder)}
    />
  );
}
