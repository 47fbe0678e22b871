import { SchemaForm } from '../form';
import type { FormSpec } from '../model';
import type { WidgetProps } from './WidgetProps';

/** A form of a response: JSON Schema, uiSchema and prefill; its answer is every validated input. */
export function FormWidget({ spec, id, draft, state, isDisabled, onAnswer, onDraftChange, ...rest }: WidgetProps<FormSpec>) {
  const { headingLevel, validator, uploadFile, onIssue } = rest;
  return (
    <SchemaForm
      id={id}
      schema={spec.schema}
      uiSchema={spec.uiSchema}
      formData={draft ?? spec.formData}
      outputFields={spec.outputFields}
      headingLevel={headingLevel}
      isDisabled={isDisabled}
      isBusy={state === 'checking' || state === 'sending'}
      onSubmit={(values) => onAnswer({ action: 'submit', values })}
      {...(spec.title === undefined ? {} : { title: spec.title })}
      {...(spec.description === undefined ? {} : { description: spec.description })}
      {...(spec.submitText === undefined ? {} : { submitText: spec.submitText })}
      {...(spec.cancelText === undefined
        ? {}
        : { cancelText: spec.cancelText, onCancel: () => onAnswer({ action: 'cancel', values: {} }) })}
      {...(onDraftChange ? { onDraftChange } : {})}
      {...(validator ? { validator } : {})}
      {...(uploadFile ? { uploadFile } : {})}
      {...(onIssue ? { onIssue } : {})}
    />
  );
}
