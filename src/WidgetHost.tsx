import { I18nProvider } from 'react-aria-components';
import type { Delivery } from './delivery';
import { fieldCount, hasSecrets, isFinal, planEvents, planInput } from './model';
import type { Answer, Json, JsonObject, Part, ToolResponse, WidgetSpec } from './model';
import type { ToolResponseViewProps } from './settings';
import { Button, Skeleton, useStrings } from './ui';
import { useDelivery } from './useDelivery';
import { WidgetLife } from './WidgetLife';
import { AnswerSummary } from './widgets';
import * as words from './words';

export interface WidgetHostProps {
  part: Part;
  /** What the part asks. */
  widget: WidgetSpec;
  /** Unique in the page. */
  id: string;
  settings: ToolResponseViewProps;
  response: ToolResponse;
  /** Holds the one delivery of the widgets that answer an `input_required` result together. */
  inputGroup: { delivery?: Delivery };
  /** Where something else can be shown in place of the widget: shows it. */
  onUnavailable?: (() => void) | undefined;
}

const defaultTimeoutMs = 30_000;

/** One widget and the life of its answer: draws the widget, sends what is decided, and says in words where the answer stands. */
export function WidgetHost(props: WidgetHostProps) {
  const { locale } = useStrings();
  const isGrouped = requestKeyOf(props.widget) !== undefined && props.response.inputRequest !== undefined;
  return (
    <I18nProvider locale={locale}>
      {isGrouped ? <GroupedWidget {...props} /> : <SingleWidget {...props} />}
    </I18nProvider>
  );
}

function SingleWidget({ part, widget: spec, id, settings, onUnavailable }: WidgetHostProps) {
  const { responseId, tool = settings.toolDefinition?.name } = settings;
  const opened = useDelivery({
    ...deliveryOptions(settings, part.key),
    spec,
    plan: (answer, answerNumber) =>
      planEvents(spec, answer, {
        widgetKey: part.key,
        answerNumber,
        ...(tool === undefined ? {} : { tool }),
        ...(responseId === undefined ? {} : { responseId }),
      }),
  });
  if (!opened) return <Skeleton rows={fieldCount(spec)} />;
  const { delivery, submission, life } = opened;
  return (
    <WidgetLife
      key={life}
      spec={spec}
      id={id}
      settings={settings}
      submission={submission}
      delivery={delivery}
      draft={submission.values}
      onAnswer={delivery.answer}
      onDraftChange={delivery.type}
      onRetry={delivery.retry}
      onUnavailable={onUnavailable}
    />
  );
}

/** One of several requests that are answered as one: its own draft, and its place in the shared answer. */
function GroupedWidget({ part, widget: spec, id, settings, response, inputGroup }: WidgetHostProps) {
  const { responseId } = settings;
  const { t } = useStrings();
  const request = response.inputRequest!;
  const key = requestKeyOf(spec)!;
  const group = useDelivery({
    ...deliveryOptions(settings, 'input'),
    spec,
    shared: inputGroup,
    redact: (answers) => withoutSecretAnswers(answers, response.widgets),
    answersThis: ({ events }) =>
      events.every((event) => event.type !== 'input' || event.requestState === request.requestState),
    plan: (answer, answerNumber) => [
      planInput(request, response.widgets, answer.values as unknown as Record<string, Answer>, {
        answerNumber,
        ...(responseId === undefined ? {} : { responseId }),
      }),
    ],
  });
  const own = useDelivery({
    ...deliveryOptions(settings, part.key),
    spec,
    plan: () => [],
    onSubmissionChange: undefined,
    submission: undefined,
    ...(group === undefined ? {} : { round: group.life }),
  });
  if (!own || !group) return <Skeleton rows={fieldCount(spec)} />;
  const { delivery, submission } = group;
  const answers: JsonObject = 'values' in submission && submission.values ? submission.values : {};
  const answer = Object.hasOwn(answers, key) ? (answers[key] as unknown as Answer) : undefined;
  const give = (next: Answer) => {
    const all = { ...answers, [key]: next as unknown as Json };
    delivery.type(all);
    if (request.keys.every((each) => Object.hasOwn(all, each))) delivery.answer({ action: 'submit', values: all });
  };
  const takeBack = () => delivery.type(Object.fromEntries(Object.entries(answers).filter(([each]) => each !== key)));
  if (answer && submission.state === 'draft') {
    return (
      <div className="tr-WidgetHost" data-state="answered">
        <AnswerSummary spec={spec} values={answer.values} status={t(words.answeredWaiting)} />
        <Button variant="quiet" onPress={takeBack}>
          {t(words.change)}
        </Button>
      </div>
    );
  }
  const isLast = request.keys.at(-1) === key;
  const shown =
    answer && isFinal(submission) && 'action' in submission
      ? { ...submission, values: answer.values, ...outcomeOf(answer) }
      : submission;
  const life = shown.state === 'draft' ? own.submission : shown;
  return (
    <WidgetLife
      key={group.life}
      spec={spec}
      id={id}
      settings={settings}
      submission={life}
      delivery={own.delivery}
      draft={own.submission.values}
      onAnswer={give}
      onDraftChange={own.delivery.type}
      onRetry={delivery.retry}
      isStatusElsewhere={!isLast}
    />
  );
}

function outcomeOf({ action }: Answer): { action: Answer['action']; state: 'delivered' | 'cancelled' | 'declined' } {
  return { action, state: action === 'cancel' ? 'cancelled' : action === 'decline' ? 'declined' : 'delivered' };
}

/** The answers that may be stored: one with a secret in it is to be given again as a whole. */
function withoutSecretAnswers(answers: JsonObject, widgets: readonly WidgetSpec[]): JsonObject {
  const mayBeStored = ([key, answer]: [string, Json]) => {
    const asked = widgets.find((widget) => requestKeyOf(widget) === key);
    return !asked || !hasSecrets(asked, (answer as unknown as Answer).values);
  };
  return Object.fromEntries(Object.entries(answers).filter(mayBeStored));
}

function requestKeyOf(spec: WidgetSpec): string | undefined {
  return 'requestKey' in spec ? spec.requestKey : undefined;
}

function deliveryOptions(settings: ToolResponseViewProps, widgetKey: string) {
  const { drafts, responseId, submission, onEvent, timeoutMs = defaultTimeoutMs, onSubmissionChange } = settings;
  const storeKey = drafts && responseId !== undefined ? `${responseId}/${widgetKey}` : undefined;
  return { responseId, drafts, storeKey, submission, onEvent, timeoutMs, onSubmissionChange };
}
