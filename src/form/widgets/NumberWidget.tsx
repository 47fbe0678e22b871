import { NumberField, useStrings } from '../../ui';
import type { NumberProblem } from '../../ui';
import * as words from '../words';
import { emptyValue, holdOf, text, toFieldProps } from './ControlProps';
import type { ControlProps } from './ControlProps';

/** A number. A text that is no number yet blocks the submit and says why. */
export function NumberWidget(props: ControlProps) {
  const { value, onChange, schema, placeholder, label } = props;
  const { t } = useStrings();
  const hold = (problem: NumberProblem | undefined) => {
    const word = problem === 'tooLarge' || problem === 'tooPrecise' ? words.numberTooLong : words.notANumber;
    holdOf(props)(problem === undefined ? undefined : t(word, { label: label || t(words.field) }));
  };
  return (
    <NumberField
      {...toFieldProps(props)}
      value={typeof value === 'number' ? value : undefined}
      onChange={(next) => onChange(next ?? emptyValue(props))}
      onDraftChange={hold}
      isInteger={schema['type'] === 'integer'}
      minimum={limit(schema['minimum'])}
      maximum={limit(schema['maximum'])}
      step={limit(schema['multipleOf'])}
      placeholder={text(placeholder)}
    />
  );
}

function limit(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
