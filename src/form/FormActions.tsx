import { Button, useStrings } from '../ui';
import { uiOptionsOf } from './FormPlan';
import type { FormPlan } from './FormPlan';
import type { SchemaFormProps } from './SchemaFormProps';
import * as words from './words';

export interface FormActionsProps extends SchemaFormProps {
  plan: FormPlan;
  submitType: 'submit' | 'button';
  onSubmitPress: () => void;
}

/** The buttons of a form: submit, what the caller adds, cancel. */
export function FormActions({
  plan,
  submitType,
  onSubmitPress,
  onCancel,
  submitText,
  cancelText,
  secondaryActions,
  isDisabled = false,
  isBusy = false,
  busyText,
}: FormActionsProps) {
  const { t } = useStrings();
  const own = uiOptionsOf(plan.ui)['submitText'];
  const text = submitText || (typeof own === 'string' && own !== '' ? own : t(words.submit));
  return (
    <div className="tr-FormActions">
      <Button
        variant="primary"
        type={submitType}
        isPending={isBusy}
        pendingText={busyText ?? t(words.busy)}
        isDisabled={isDisabled}
        {...(submitType === 'button' && { onPress: onSubmitPress })}
      >
        {text}
      </Button>
      {secondaryActions}
      {onCancel && (
        <Button variant="quiet" onPress={onCancel} isDisabled={isDisabled || isBusy}>
          {cancelText || t(words.cancel)}
        </Button>
      )}
    </div>
  );
}
