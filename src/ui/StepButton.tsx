import type { ReactNode } from 'react';

export interface StepButtonProps {
  /** Its name; the field it belongs to is its description. */
  label: string;
  fieldLabelId: string;
  isDisabled: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A small button inside a control's box. Not a stop of the Tab key, and it leaves the focus where it is: the control's own keys do the same. */
export function StepButton({ label, fieldLabelId, isDisabled, onPress, children }: StepButtonProps) {
  return (
    <button
      type="button"
      className="tr-ControlGroup-button"
      tabIndex={-1}
      aria-label={label}
      aria-describedby={fieldLabelId}
      disabled={isDisabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
