import { MultiSelect } from '../../ui';
import { useChoices } from './choices';
import { text, toFieldProps } from './ControlProps';
import type { ControlProps } from './ControlProps';

/** Any of many, found by typing. */
export function MultiselectWidget(props: ControlProps) {
  const { options, idOf, valueOf } = useChoices(props);
  const chosen = Array.isArray(props.value) ? props.value.flatMap((item) => idOf(item) ?? []) : [];
  return (
    <MultiSelect
      {...toFieldProps(props)}
      options={options}
      value={chosen}
      onChange={(ids) => props.onChange(ids.map((id) => valueOf(id) ?? null))}
      placeholder={text(props.placeholder)}
    />
  );
}
