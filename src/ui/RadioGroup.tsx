import { useId } from 'react';
import { ChoiceList } from './ChoiceList';
import type { ChoiceOption } from './choiceOption';
import { FieldFoot, FieldHead, useField } from './Field';
import type { FieldProps } from './Field';
import { onFocusWithin } from './onFocusWithin';

export interface RadioGroupProps extends FieldProps {
  options: readonly ChoiceOption[];
  /** Id of the chosen option; undefined: none yet. */
  value: string | undefined;
  onChange: (id: string) => void;
}

/** One of a few, all in view. Native radio buttons: arrow keys, form state and touch are the browser's. */
export function RadioGroup(props: RadioGroupProps) {
  const { options, value, onChange, isReadOnly, isRequired, isDisabled } = props;
  const parts = useField(props);
  const groupName = useId();
  return (
    <div
      className="tr-Field tr-RadioGroup"
      role="radiogroup"
      id={parts.id}
      aria-labelledby={parts.labelId}
      aria-describedby={parts.describedBy}
      aria-invalid={parts.isInvalid || undefined}
      aria-required={isRequired || undefined}
      aria-readonly={isReadOnly || undefined}
      aria-disabled={isDisabled || undefined}
      {...onFocusWithin(props)}
    >
      <FieldHead field={props} parts={parts} kind="group" />
      <ChoiceList
        type="radio"
        field={props}
        parts={parts}
        options={options}
        groupName={groupName}
        isChosen={(id) => id === value}
        onChoose={onChange}
      />
      <FieldFoot field={props} parts={parts} />
    </div>
  );
}
