import { Input, TextField as AriaTextField } from 'react-aria-components';
import { CharacterCount } from './CharacterCount';
import { FieldFoot, FieldHead, toAriaField, useField } from './Field';
import type { FieldProps } from './Field';
import { PasswordInput } from './PasswordInput';

export interface TextFieldProps extends FieldProps {
  value: string | undefined;
  onChange: (value: string) => void;
  /** @default 'text' */
  type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url' | undefined;
  placeholder?: string | undefined;
  /** The HTML `autocomplete` token. */
  autoComplete?: string | undefined;
  inputMode?: 'text' | 'decimal' | 'numeric' | 'tel' | 'email' | 'url' | 'search' | 'none' | undefined;
  /** Shows how many characters (code points) are left; refuses none. */
  maxCharacters?: number | undefined;
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
  } = props;
  const parts = useField(props);
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
      {type === 'password' ? (
        <PasswordInput {...props} labelId={parts.labelId} isInvalid={parts.isInvalid} />
      ) : (
        <Input
          className="tr-Control"
          {...(placeholder === undefined ? {} : { placeholder })}
          {...(type === 'text' || type === 'search' ? { dir: 'auto' } : {})}
        />
      )}
      <FieldFoot field={props} parts={parts}>
        {maxCharacters !== undefined && <CharacterCount text={value} maxCharacters={maxCharacters} />}
      </FieldFoot>
    </AriaTextField>
  );
}
