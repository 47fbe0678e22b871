import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { usePressableStyle } from './pressableStyle';

export interface StepButtonProps {
  /** Its name; the field it belongs to is its description. */
  label: string;
  fieldLabelId: string;
  isDisabled: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A small button inside a control's box. Not a stop of the Tab key: the control's own keys do the same. */
export function StepButton({ label, fieldLabelId, isDisabled, onPress, children }: StepButtonProps) {
  usePressableStyle();
  return (
    <Button
      slot={null}
      className="tr-ControlGroup-button"
      excludeFromTabOrder
      preventFocusOnPress
      aria-label={label}
      aria-describedby={fieldLabelId}
      isDisabled={isDisabled}
      onPress={onPress}
    >
      {children}
    </Button>
  );
}
