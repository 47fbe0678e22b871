import { useEffect, useRef } from 'react';
import { FieldFoot, useField } from './Field';
import type { FieldProps } from './Field';
import { onFocusWithin } from './onFocusWithin';

export interface CheckboxProps extends FieldProps {
  isSelected: boolean;
  /** Neither on nor off: some of what it stands for is on. @default false */
  isIndeterminate?: boolean | undefined;
  onChange: (isSelected: boolean) => void;
}

/**
 * A box to tick, with its label beside it. It is a native input and no hidden one behind a picture: it is there before scripts run, and
 * it is what people, browsers and tools click. Whether "required" means "ticked" is the caller's rule.
 */
export function Checkbox(props: CheckboxProps) {
  const {
    isSelected,
    isIndeterminate = false,
    onChange,
    isReadOnly,
    isRequired,
    isDisabled,
    name,
    autoFocus,
    description,
    label,
    isLabelHidden,
  } = props;
  const parts = useField(props);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate;
  }, [isIndeterminate, isSelected]);
  return (
    <div className="tr-Field tr-Checkbox" {...onFocusWithin(props)}>
      <div className="tr-Choice" data-disabled={isDisabled || undefined} data-readonly={isReadOnly || undefined}>
        <input
          ref={input}
          type="checkbox"
          className="tr-Choice-input"
          id={parts.id}
          name={name}
          checked={isSelected}
          disabled={isDisabled}
          autoFocus={autoFocus}
          aria-describedby={parts.describedBy}
          aria-invalid={parts.isInvalid || undefined}
          aria-required={isRequired || undefined}
          aria-readonly={isReadOnly || undefined}
          onChange={(event) => {
            if (!isReadOnly) onChange(event.target.checked);
          }}
        />
        <div className="tr-Choice-text" data-hidden={isLabelHidden || undefined}>
          <label className="tr-Choice-label" id={parts.labelId} htmlFor={parts.id}>
            <bdi>{label}</bdi>
          </label>
          {isRequired && (
            <span className="tr-Field-required" aria-hidden="true">
              *
            </span>
          )}
          {description && (
            <div className="tr-Field-description" id={parts.descriptionId}>
              <bdi>{description}</bdi>
            </div>
          )}
        </div>
      </div>
      <FieldFoot field={props} parts={parts} />
    </div>
  );
}
