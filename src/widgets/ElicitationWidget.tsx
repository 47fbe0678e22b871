import { Banner, Button, Card, useStrings } from '../ui';
import { SchemaForm } from '../form';
import type { ElicitationSpec } from '../model';
import { asksForSecret } from './asksForSecret';
import { nameForText } from './nameForText';
import { UnknownWidget } from './UnknownWidget';
import { useOneAnswer } from './useOneAnswer';
import type { WidgetProps } from './WidgetProps';
import * as words from './words';

/**
 * What a server asks for through its client: framed with who asks, its message as exact text, the form, and three ways to answer: submit,
 * decline, close. One answer; where the request cannot be drawn, the latter two are left.
 */
export function ElicitationWidget(props: WidgetProps<ElicitationSpec>) {
  const {
    spec,
    id,
    draft,
    state,
    isDisabled,
    headingLevel,
    validator,
    uploadFile,
    people,
    onIssue,
    onDraftChange,
    requestedBy,
  } = props;
  const { t } = useStrings();
  const one = useOneAnswer(props);
  if (spec.isUnsupported) {
    const { path, message, requestKey } = spec;
    const stand = {
      type: 'unknown',
      kind: 'elicitation',
      path,
      message,
      exits: ['decline', 'cancel'],
      value: null,
    } as const;
    return (
      <UnknownWidget
        {...props}
        spec={{ ...stand, exits: [...stand.exits], ...(requestKey === undefined ? {} : { requestKey }) }}
      />
    );
  }
  return (
    <Card
      title={requestedBy ? t(words.requestedBy, { name: nameForText(requestedBy) }) : t(words.requested)}
      headingLevel={headingLevel}
    >
      <p className="tr-WidgetText" id={`${id}-message`} dir="auto">
        {spec.message}
      </p>
      {asksForSecret(spec.schema) ? <Banner tone="warning">{t(words.secretWarning)}</Banner> : null}
      <SchemaForm
        id={id}
        labelledBy={`${id}-message`}
        headingLevel={headingLevel}
        schema={spec.schema}
        uiSchema={spec.uiSchema}
        formData={draft ?? spec.formData}
        isDisabled={isDisabled}
        isBusy={state === 'checking' || state === 'sending'}
        onSubmit={(values) => one.give({ action: 'submit', values })}
        secondaryActions={
          <Button
            variant="secondary"
            isDisabled={one.isLocked}
            onPress={() => one.give({ action: 'decline', values: {} })}
          >
            {t(words.decline)}
          </Button>
        }
        cancelText={t(words.close)}
        onCancel={() => one.give({ action: 'cancel', values: {} })}
        onDraftChange={onDraftChange}
        validator={validator}
        uploadFile={uploadFile}
        people={people}
        onIssue={onIssue}
      />
    </Card>
  );
}
