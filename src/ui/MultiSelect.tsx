import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { ComboBox as AriaComboBox, I18nProvider } from 'react-aria-components';
import type { ChoiceOption } from './choiceOption';
import { FieldFoot, FieldHead, toAriaField, useField } from './Field';
import type { FieldProps } from './Field';
import { OptionBox } from './OptionBox';
import { useStrings } from './strings/StringsProvider';
import { TagList } from './TagList';
import { TextField } from './TextField';
import { useOptionSearch } from './useOptionSearch';

export interface MultiSelectProps extends FieldProps {
  options: readonly ChoiceOption[];
  /** Ids of the chosen options. */
  value: readonly string[];
  /** Ids in the order of the options. */
  onChange: (ids: string[]) => void;
  placeholder?: string | undefined;
}

/** Any of many, found by typing; the chosen ones stand above as tags to remove, and as one line of text where they are only to be read. */
export function MultiSelect(props: MultiSelectProps) {
  const { options, value, onChange, placeholder, isReadOnly = false, isDisabled = false } = props;
  const { locale } = useStrings();
  const parts = useField(props);
  const [typed, setTyped] = useState('');
  const { shown, matchCount } = useOptionSearch(options, typed, -1);
  const chosen = options.filter((option) => value.includes(option.id));
  const positions = options.flatMap((option, index) => (value.includes(option.id) ? [String(index)] : []));

  const choose = (keys: readonly unknown[]) => {
    const ids = options.filter((_, index) => keys.includes(String(index))).map((option) => option.id);
    if (ids.length === chosen.length && ids.every((id) => value.includes(id))) return;
    setTyped('');
    onChange(ids);
  };
  const remove = (id: string) => onChange(chosen.map((option) => option.id).filter((each) => each !== id));
  const onKeyDown = (event: KeyboardEvent) => {
    const last = chosen.at(-1);
    if (event.key === 'Backspace' && typed === '' && last) remove(last.id);
  };

  if (isReadOnly)
    return <TextField {...props} value={chosen.map((option) => option.label).join(', ')} onChange={() => undefined} />;
  return (
    <I18nProvider locale={locale}>
      <AriaComboBox
        {...toAriaField(props, parts)}
        className="tr-Field tr-MultiSelect"
        selectionMode="multiple"
        items={shown}
        value={positions}
        onChange={choose}
        inputValue={typed}
        onInputChange={setTyped}
        allowsEmptyCollection
      >
        <FieldHead field={props} parts={parts} />
        <TagList tags={chosen} fieldId={parts.id} isDisabled={isDisabled} onRemove={remove} />
        <OptionBox
          field={props}
          parts={parts}
          shown={shown}
          matchCount={matchCount}
          placeholder={placeholder}
          onKeyDown={onKeyDown}
        />
        <FieldFoot field={props} parts={parts} />
      </AriaComboBox>
    </I18nProvider>
  );
}
