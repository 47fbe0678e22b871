import { useRef, useState } from 'react';
import { ComboBox as AriaComboBox, I18nProvider } from 'react-aria-components';
import type { ChoiceOption } from './choiceOption';
import { FieldFoot, FieldHead, toAriaField, useField } from './Field';
import type { FieldProps } from './Field';
import { OptionBox } from './OptionBox';
import { useStrings } from './strings/StringsProvider';
import { useOptionSearch } from './useOptionSearch';

export interface ComboBoxProps extends FieldProps {
  options: readonly ChoiceOption[];
  /** Id of the chosen option; undefined: none. */
  value: string | undefined;
  /** The id, or undefined when the text is cleared. */
  onChange: (id: string | undefined) => void;
  placeholder?: string | undefined;
}

/**
 * One of many, found by typing. Matching ignores case and accents; a label typed in full, or the only match at Enter, is chosen; any other
 * text goes back to the choice that stands when the focus leaves.
 */
export function ComboBox(props: ComboBoxProps) {
  const { options, value, onChange, placeholder, isReadOnly = false } = props;
  const { locale } = useStrings();
  const parts = useField(props);
  const [typed, setTyped] = useState<string>();
  const lastKey = useRef('');
  const chosen = options.findIndex((option) => option.id === value);
  const label = options[chosen]?.label ?? '';
  const { shown, matchCount, find } = useOptionSearch(options, typed ?? '', typed === undefined ? chosen : -1);
  const text = typed ?? label;

  const type = (next: string) => {
    if (next === text) return;
    setTyped(next === label ? undefined : next);
    if (next === '' && value !== undefined) onChange(undefined);
  };
  const choose = (key: unknown) => {
    const picked = key === null ? undefined : options[Number(key)];
    const named =
      typed !== undefined && picked?.id === value && lastKey.current !== 'Escape'
        ? find(typed, lastKey.current === 'Enter')
        : undefined;
    const next = named ?? picked;
    setTyped(undefined);
    if (next && next.id !== value) onChange(next.id);
  };

  return (
    <I18nProvider locale={locale}>
      <AriaComboBox
        {...toAriaField(props, parts)}
        className="tr-Field tr-ComboBox"
        items={shown}
        value={chosen < 0 ? null : String(chosen)}
        onChange={choose}
        inputValue={text}
        onInputChange={type}
        isReadOnly={isReadOnly}
        allowsEmptyCollection
      >
        <FieldHead field={props} parts={parts} />
        <OptionBox
          field={props}
          parts={parts}
          shown={shown}
          matchCount={matchCount}
          placeholder={placeholder}
          onKeyDown={(event) => {
            lastKey.current = event.key;
          }}
        />
        <FieldFoot field={props} parts={parts} />
      </AriaComboBox>
    </I18nProvider>
  );
}
