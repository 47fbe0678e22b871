import { useState } from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components';
import { FieldFoot, FieldHead, toAriaField, useField } from './Field';
import type { FieldProps } from './Field';
import { EyeIcon, EyeOffIcon } from './thingIcons';
import { useStrings } from './strings/StringsProvider';
import * as words from './words';

export interface PasswordFieldProps extends FieldProps {
  value: string | undefined;
  onChange: (value: string) => void;
  placeholder?: string | undefined;
  /** The HTML `autocomplete` token. @default 'new-password', so that no browser fills in what it has saved for the page */
  autoComplete?: string | undefined;
}

/**
 * A secret, hidden while it is typed, and a button that shows it. The button is described by the field's label and not named for it:
 * else it would be found in its place.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { value = '', onChange, placeholder, autoComplete = 'new-password', isDisabled, isReadOnly = false } = props;
  const { t } = useStrings();
  const parts = useField(props);
  const [isShown, setIsShown] = useState(false);
  return (
    <AriaTextField
      {...toAriaField(props, parts)}
      className="tr-Field tr-TextField"
      value={value}
      onChange={onChange}
      isReadOnly={isReadOnly}
      autoComplete={autoComplete}
    >
      <FieldHead field={props} parts={parts} />
      <div
        className="tr-Control tr-ControlGroup"
        data-invalid={parts.isInvalid || undefined}
        data-disabled={isDisabled || undefined}
        data-readonly={isReadOnly || undefined}
      >
        <Input
          className="tr-ControlGroup-input"
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck="false"
          {...(isShown ? { dir: 'auto' } : {})}
          {...(placeholder === undefined ? {} : { placeholder })}
        />
        <button
          type="button"
          className="tr-ControlGroup-button"
          aria-label={t(isShown ? words.hidePassword : words.showPassword)}
          aria-describedby={parts.labelId}
          disabled={isDisabled}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      </div>
      <FieldFoot field={props} parts={parts} />
    </AriaTextField>
  );
}
