import { useState } from 'react';
import { Input } from 'react-aria-components';
import { EyeIcon, EyeOffIcon } from './icons';
import { useStrings } from './strings/StringsProvider';
import * as words from './words';

export interface PasswordInputProps {
  /** Id of the field's label, which describes the button: named for it, the button would be found in its place. */
  labelId: string;
  placeholder?: string | undefined;
  isInvalid: boolean;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
}

/** The input of a React Aria text field for a secret, and a button that shows what was typed. */
export function PasswordInput({ labelId, placeholder, isInvalid, isDisabled, isReadOnly }: PasswordInputProps) {
  const { t } = useStrings();
  const [isShown, setIsShown] = useState(false);
  return (
    <div
      className="tr-Control tr-ControlGroup"
      data-invalid={isInvalid || undefined}
      data-disabled={isDisabled || undefined}
      data-readonly={isReadOnly || undefined}
    >
      <Input
        className="tr-ControlGroup-input"
        type={isShown ? 'text' : 'password'}
        {...(isShown ? { dir: 'auto' } : {})}
        autoCapitalize="none"
        spellCheck="false"
        {...(placeholder === undefined ? {} : { placeholder })}
      />
      <button
        type="button"
        className="tr-ControlGroup-button"
        aria-label={t(isShown ? words.hidePassword : words.showPassword)}
        aria-describedby={labelId}
        disabled={isDisabled}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? <EyeOffIcon /> : <EyeIcon />}
      </button>
    </div>
  );
}
