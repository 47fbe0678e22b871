import type { FieldTemplateProps } from '@rjsf/utils';
import { useStrings } from '../../ui';
import type { FormContext } from '../FormContext';
import { uiOptionsOf } from '../FormPlan';
import type { Json, JsonObject } from '../json';
import * as words from '../words';
import { FieldBoundary } from './FieldBoundary';

/** What stands around every field: a boundary that keeps a failure inside it. Labels, descriptions and errors are the control's own. */
export function FieldTemplate({ children, hidden, label, uiSchema, fieldPathId, registry }: FieldTemplateProps<Json, JsonObject, FormContext>) {
  const { t } = useStrings();
  if (hidden || uiOptionsOf(uiSchema)['widget'] === 'HiddenWidget') return null;
  if (fieldPathId.path.length === 0) return children;
  return (
    <div className="tr-FormField">
      <FieldBoundary fallback={t(words.fieldNotDrawn, { label: label || t(words.field) })} path={fieldPathId.path} onIssue={registry.formContext.onIssue}>
        {children}
      </FieldBoundary>
    </div>
  );
}
