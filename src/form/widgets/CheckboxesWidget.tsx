import { CheckboxGroup } from '../../ui';
import { useChoices } from './choices';
import { toFieldProps } from './ControlProps';
import type { ControlProps } from './ControlProps';

/** Any of a few, all in view. */
export function CheckboxesWidget(props: ControlProps) {
  const { options, idOf, valueOf } = useChoices(props);
  const chosen = Array.isArray(props.value) ? props.value.flatMap((item) => idOf(item) ?? []) : [];
  return (
    <CheckboxGroup
      {...toFieldProps(props)}
      options={options}
      value={chosen}
      onChange={(ids) => props.onChange(ids.map((id) => valueOf(id) ?? null))}
    />
  );
}
