import { TextArea as AriaTextArea, TextField as AriaTextField } from 'react-aria-components';
import { CharacterCount } from './CharacterCount';
import { FieldFoot, FieldHead, toAriaField, useField } from './Field';
import type { FieldProps } from './Field';

export interface TextAreaProps extends FieldProps {
  value: string | undefined;
  onChange: (value: string) => void;
  placeholder?: string | undefined;
  /** The HTML `autocomplete` token. */
  autoComplete?: string | undefined;
  /** Lines shown before it grows. @default 3 */
  rows?: number | undefined;
  /** Shows how many characters (code points) are left; refuses none. */
  maxCharacters?: number | undefined;
}

/** Lines of text; grows with them up to half the window, then scrolls. */
export function TextArea(props: TextAreaProps) {
  const { value = '', onChange, placeholder, autoComplete, rows = 3, maxCharacters, isReadOnly = false } = props;
  const parts = useField(props);
  return (
    <AriaTextField
      {...toAriaField(props, parts)}
      className="tr-Field tr-TextArea"
      value={value}
      onChange={onChange}
      isReadOnly={isReadOnly}
      {...(autoComplete === undefined ? {} : { autoComplete })}
    >
      <FieldHead field={props} parts={parts} />
      <AriaTextArea
        className="tr-Control"
        {...(placeholder === undefined ? {} : { placeholder })}
        rows={rows}
        dir="auto"
      />
      <FieldFoot field={props} parts={parts}>
        {maxCharacters !== undefined && <CharacterCount text={value} maxCharacters={maxCharacters} />}
      </FieldFoot>
    </AriaTextField>
  );
}
