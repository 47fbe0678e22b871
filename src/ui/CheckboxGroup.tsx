import { useId } from 'react';
import { ChoiceList } from './ChoiceList';
import type { ChoiceOption } from './choiceOption';
import { FieldFoot, FieldHead, useField } from './Field';
import type { FieldProps } from './Field';
import { onFocusWithin } from './onFocusWithin';

export interface CheckboxGroupProps extends FieldProps {
  options: readonly ChoiceOption[];
  /** Ids of the ticked options. */
  value: readonly string[];
  /** Ids in the order of the options. */
  onChange: (ids: string[]) => void;
}

/** Any of a few, all in view. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { options, value, onChange, isDisabled } = props;
  const parts = useField(props);
  const groupName = useId();
  const chosen = new Set(value);
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChange(options.map((option) => option.id).filter((each) => next.has(each)));
  };
  return (
    <div
      className="tr-Field tr-CheckboxGroup"
      role="group"
      id={parts.id}
      aria-labelledby={parts.labelId}
      aria-describedby={parts.describedBy}
      aria-disabled={isDisabled || undefined}
      {...onFocusWithin(props)}
    >
      <FieldHead field={props} parts={parts} kind="group" />
      <ChoiceList
        type="checkbox"
        field={props}
        parts={parts}
        options={options}
        groupName={groupName}
        isChosen={(id) => chosen.has(id)}
        onChoose={choose}
      />
      <FieldFoot field={props} parts={parts} />
    </div>
  );
}
