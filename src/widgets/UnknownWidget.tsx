import { Button, Card, Notice, useStrings } from '../ui';
import type { UnknownWidgetSpec, UserDefinedSpec } from '../model';
import { nameForText } from './nameForText';
import { useOneAnswer } from './useOneAnswer';
import type { WidgetProps } from './WidgetProps';
import * as words from './words';

/** Stands in for a widget nobody here draws: what the wire calls it, and where an answer is due its message and the ways out that are left. */
export function UnknownWidget({ spec, headingLevel, requestedBy, ...props }: WidgetProps<UnknownWidgetSpec>) {
  const { t } = useStrings();
  const one = useOneAnswer(props);
  const { kind, message, exits = [] } = spec;
  const notice = <Notice>{t(words.cannotBeShown, { name: nameForText(kind) })}</Notice>;
  if (!message && exits.length === 0) return notice;
  return (
    <Card
      title={requestedBy ? t(words.requestedBy, { name: nameForText(requestedBy) }) : t(words.requested)}
      headingLevel={headingLevel}
      isBusy={one.isUnderWay}
      footer={exits.map((exit) => {
        const isPending = one.isUnderWay && one.given?.action === exit;
        return (
          <Button
            key={exit}
            isPending={isPending}
            pendingText={t(words.sending)}
            isDisabled={one.isLocked && !isPending}
            onPress={() => one.give({ action: exit, values: {} })}
          >
            {t(exit === 'decline' ? words.decline : words.close)}
          </Button>
        );
      })}
    >
      {message ? (
        <p className="tr-WidgetText" dir="auto">
          {message}
        </p>
      ) : null}
      {notice}
    </Card>
  );
}

/** Stands in for a host's own widget where the host brought no renderer: its name, never its data. */
export function UserDefinedWidget({ spec }: WidgetProps<UserDefinedSpec>) {
  const { t } = useStrings();
  return <Notice>{t(words.cannotBeShown, { name: nameForText(spec.name ?? spec.type) })}</Notice>;
}
