import { ComboBox } from '../../ui';
import { useChoices } from './choices';
import { emptyValue, text, toFieldProps } from './ControlProps';
import type { ControlProps } from './ControlProps';

/** One of many, found by typing. */
export function ComboboxWidget(props: ControlProps) {
  const { options, idOf, valueOf } = useChoices(props);
  const field = { ...toFieldProps(props), isRequired: props.required === true && props.schema['nullable'] !== true };
  const change = (id: string | undefined) => props.onChange(id === undefined ? emptyValue(props) : valueOf(id));
  return (
    <ComboBox
      {...field}
      options={options}
      value={idOf(props.value)}
      onChange={change}
      placeholder={text(props.placeholder)}
    />
  );
}
