import { Card } from '../ui';
import { SchemaForm } from '../form';
import type { FormSpec } from '../model';
import { useOneAnswer } from './useOneAnswer';
import type { WidgetProps } from './WidgetProps';

/** A form of a response: JSON Schema, uiSchema and prefill. Its answer is every validated input, or a cancel without values. */
export function FormWidget(props: WidgetProps<FormSpec>) {
  const { spec, id, draft, state, isDisabled, onDraftChange, headingLevel, validator, uploadFile, people, onIssue } =
    props;
  const one = useOneAnswer(props);
  const { title, description, cancelText } = spec;
  return (
    <Card>
      <SchemaForm
        id={id}
        title={title}
        description={description}
        headingLevel={headingLevel}
        schema={spec.schema}
        uiSchema={spec.uiSchema}
        draft={draft}
        formData={spec.formData}
        outputFields={spec.outputFields}
        submitText={spec.submitText}
        cancelText={cancelText || undefined}
        isDisabled={isDisabled}
        isBusy={state === 'checking' || state === 'sending'}
        onSubmit={(values) => one.give({ action: 'submit', values })}
        onCancel={cancelText === undefined ? undefined : () => one.give({ action: 'cancel', values: {} })}
        onDraftChange={onDraftChange}
        validator={validator}
        uploadFile={uploadFile}
        people={people}
        onIssue={onIssue}
      />
    </Card>
  );
}
