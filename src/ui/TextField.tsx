import { useId } from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components';
import { CharacterCount } from './CharacterCount';
import { FieldFoot, FieldHead, toAriaField, useField } from './Field';
import type { FieldProps } from './Field';

export interface TextFieldProps extends FieldProps {
  value: string | undefined;
  onChange: (value: string) => void;
  /** @default 'text' */
  type?: 'text' | 'email' | 'search' | 'tel' | 'url' | undefined;
  placeholder?: string | undefined;
  /** The HTML `autocomplete` token. */
  autoComplete?: string | undefined;
  inputMode?: 'text' | 'decimal' | 'numeric' | 'tel' | 'email' | 'url' | 'search' | 'none' | undefined;
  /** Shows how many characters (code points) are left; refuses none. */
  maxCharacters?: number | undefined;
  /** What may be typed, for the browser to offer; anything else may be typed too. */
  suggestions?: readonly string[] | undefined;
}

/** One line of text. What is typed is what `onChange` gets: nothing is trimmed, nothing is rewritten. */
export function TextField(props: TextFieldProps) {
  const {
    value = '',
    onChange,
    type = 'text',
    placeholder,
    autoComplete,
    inputMode,
    maxCharacters,
    isReadOnly = false,
    suggestions = [],
  } = props;
  const parts = useField(props);
  const listId = useId();
  const hasList = suggestions.length > 0;
  return (
    <AriaTextField
      {...toAriaField(props, parts)}
      className="tr-Field tr-TextField"
      value={value}
      onChange={onChange}
      type={type}
      isReadOnly={isReadOnly}
      {...(autoComplete === undefined ? {} : { autoComplete })}
      {...(inputMode === undefined ? {} : { inputMode })}
    >
      <FieldHead field={props} parts={parts} />
      <Input
        className="tr-Control"
        {...(placeholder === undefined ? {} : { placeholder })}
        {...(type === 'text' || type === 'search' ? { dir: 'auto' } : {})}
        {...(hasList ? { list: listId } : {})}
      />
      {hasList && (
        <datalist id={listId}>
          {suggestions.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
      <FieldFoot field={props} parts={parts}>
        {maxCharacters !== undefined && <CharacterCount text={value} maxCharacters={maxCharacters} />}
      </FieldFoot>
    </AriaTextField>
  );
}
