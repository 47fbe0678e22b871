import type { ReactNode } from 'react';
import { useStrings } from '../../ui';
import type { FormFieldProps } from '../FormContext';
import { uiOptionsOf } from '../FormPlan';
import * as words from '../words';
import { FieldBoundary } from './FieldBoundary';

/** What this template uses of react-jsonschema-form's field template props. */
export interface FormFieldTemplateProps extends FormFieldProps {
  children: ReactNode;
  hidden?: boolean | undefined;
  label: string;
}

/** What stands around every field: a boundary that keeps a failure inside it. Labels, descriptions and errors are the control's own. */
export function FieldTemplate({ children, hidden, label, uiSchema, fieldPathId, registry }: FormFieldTemplateProps) {
  const { t } = useStrings();
  const { widget, autofocus, inline } = uiOptionsOf(uiSchema);
  if (hidden || widget === 'HiddenWidget') return null;
  if (fieldPathId.path.length === 0) return children;
  return (
    <div
      className="tr-FormField"
      data-autofocus={autofocus === true ? fieldPathId.$id : undefined}
      data-inline={inline === true || undefined}
    >
      <FieldBoundary
        fallback={t(words.fieldNotDrawn, { label: label || t(words.field) })}
        path={fieldPathId.path}
        onIssue={registry.formContext.onIssue}
      >
        {children}
      </FieldBoundary>
    </div>
  );
}
