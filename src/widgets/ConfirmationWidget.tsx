import { Button, Card, useStrings } from '../ui';
import type { ConfirmationSpec } from '../model';
import { useOneAnswer } from './useOneAnswer';
import type { WidgetProps } from './WidgetProps';
import * as summaryWords from './summarize/summaryWords';
import * as words from './words';

/** Two buttons; either answers in one press and locks both. Its answer is `{ value: 'confirm' | 'cancel' }`. */
export function ConfirmationWidget({ spec, headingLevel, ...props }: WidgetProps<ConfirmationSpec>) {
  const { t } = useStrings();
  const { give, given, isUnderWay, isLocked } = useOneAnswer(props);
  const { title, text, description, confirm, cancel } = spec;
  const choices = [
    { value: 'confirm', variant: 'primary', label: confirm.label ?? t(summaryWords.confirm) },
    { value: 'cancel', variant: 'secondary', label: cancel.label ?? t(summaryWords.cancel) },
  ] as const;
  return (
    <Card
      title={title}
      headingLevel={headingLevel}
      description={title ? description : undefined}
      isBusy={isUnderWay}
      footer={choices.map(({ value, variant, label }) => {
        const isPending = given?.values['value'] === value && isUnderWay;
        return (
          <Button
            key={value}
            variant={variant}
            isPending={isPending}
            pendingText={t(words.sending)}
            isDisabled={isLocked && !isPending}
            onPress={() => give({ action: 'submit', values: { value } })}
          >
            {label}
          </Button>
        );
      })}
    >
      {text ? (
        <p className="tr-WidgetText" dir="auto">
          {text}
        </p>
      ) : null}
      {description && !title ? (
        <p className="tr-WidgetText" dir="auto">
          {description}
        </p>
      ) : null}
    </Card>
  );
}
