import { Slider } from '../../ui';
import { toFieldProps } from './ControlProps';
import type { ControlProps } from './ControlProps';

/** A number on a line between its bounds. */
export function RangeWidget(props: ControlProps) {
  const { schema, value, onChange } = props;
  const step =
    typeof schema['multipleOf'] === 'number' ? schema['multipleOf'] : schema['type'] === 'integer' ? 1 : undefined;
  return (
    <Slider
      {...toFieldProps(props)}
      value={typeof value === 'number' ? value : undefined}
      onChange={(next) => onChange(next)}
      minimum={Number(schema['minimum'])}
      maximum={Number(schema['maximum'])}
      step={step}
    />
  );
}
