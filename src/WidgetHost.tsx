import { createElement, useEffect, useRef, useState } from 'react';
import type { ComponentType, RefObject } from 'react';
import { I18nProvider } from 'react-aria-components';
import type { Delivery } from './delivery';
import { canAnswer, fieldCount, isFinal, planEvents, planInput } from './model';
import type { Answer, Json, JsonObject, Part, Submission, ToolResponse, WidgetSpec } from './model';
import type { ToolResponseViewProps } from './settings';
import { Banner, Button, Skeleton, useStrings } from './ui';
import { useDelivery } from './useDelivery';
import { AnswerSummary, defaultWidgets, widgetsThatStay } from './widgets';
import type { WidgetProps } from './widgets';
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
  const { delivery, submission } = opened;
  return (
    <WidgetLife
      spec={spec}
      id={id}
      settings={settings}
      submission={submission}
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
  const own = useDelivery({
    ...deliveryOptions(settings, part.key),
    spec,
    plan: () => [],
    onSubmissionChange: undefined,
  });
  const group = useDelivery({
    ...deliveryOptions(settings, 'input'),
    spec,
    shared: inputGroup,
    plan: (answer, answerNumber) => [
      planInput(request, response.widgets, answer.values as unknown as Record<string, Answer>, {
        answerNumber,
        ...(responseId === undefined ? {} : { responseId }),
      }),
    ],
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
      spec={spec}
      id={id}
      settings={settings}
      submission={life}
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

function requestKeyOf(spec: WidgetSpec): string | undefined {
  return 'requestKey' in spec ? spec.requestKey : undefined;
}

function deliveryOptions(settings: ToolResponseViewProps, widgetKey: string) {
  const { drafts, responseId, submission, onEvent, timeoutMs = defaultTimeoutMs, onSubmissionChange } = settings;
  const storeKey = drafts && responseId !== undefined ? `${responseId}/${widgetKey}` : undefined;
  return { drafts, storeKey, submission, onEvent, timeoutMs, onSubmissionChange };
}

interface WidgetLifeProps {
  spec: WidgetSpec;
  id: string;
  settings: ToolResponseViewProps;
  submission: Submission;
  /** What was half filled in before. */
  draft: JsonObject | undefined;
  onAnswer: (answer: Answer) => void;
  onDraftChange: (values: JsonObject) => void;
  onRetry: () => void;
  /** Another widget of the group says where the answer stands. */
  isStatusElsewhere?: boolean;
  onUnavailable?: (() => void) | undefined;
}

function WidgetLife({
  spec,
  id,
  settings,
  submission,
  draft,
  onAnswer,
  onDraftChange,
  onRetry,
  isStatusElsewhere,
  onUnavailable,
}: WidgetLifeProps) {
  const { t } = useStrings();
  const root = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const wasOpen = useRef(!isFinal(submission));
  const isUnderWay = submission.state === 'checking' || submission.state === 'sending';
  const isOver = isFinal(submission);
  useFocusOnEnd(root, hadFocus, isOver);
  if (isOver && !(submission.state === 'delivered' && widgetsThatStay.includes(spec.type))) {
    const status = {
      delivered: words.delivered,
      cancelled: words.cancelled,
      declined: words.declined,
      expired: words.expired,
      superseded: words.superseded,
    }[submission.state];
    return (
      <div ref={root} className="tr-WidgetHost" data-state={submission.state}>
        <AnswerSummary
          spec={spec}
          values={submission.state === 'delivered' ? submission.values : {}}
          status={t(status)}
          at={submission.at}
          tabIndex={-1}
        />
        <Announcement text={wasOpen.current ? t(status) : ''} />
      </div>
    );
  }
  const answer = (given: Answer) => {
    hadFocus.current = root.current?.contains(document.activeElement) ?? false;
    onAnswer(given);
  };
  const isDisabled = settings.isDisabled === true || !settings.onEvent || isUnderWay || !canAnswer(submission);
  return (
    <div ref={root} className="tr-WidgetHost" data-state={submission.state} aria-busy={isUnderWay || undefined}>
      <Drawn
        spec={spec}
        onAnswer={answer}
        state={submission.state}
        isDisabled={isDisabled}
        id={id}
        draft={draft}
        onDraftChange={onDraftChange}
        headingLevel={settings.headingLevel ?? 3}
        onUnavailable={onUnavailable}
        settings={settings}
      />
      {submission.state === 'failed' && !isStatusElsewhere ? (
        <Banner
          tone="danger"
          isAlert
          action={
            <Button onPress={onRetry} isDisabled={settings.isDisabled === true || !settings.onEvent}>
              {t(words.retry)}
            </Button>
          }
        >
          {submission.reason === undefined ? t(words.failed) : t(words.failedBecause, { reason: submission.reason })}
        </Banner>
      ) : null}
      <p className="tr-WidgetHost-status" role="status">
        {submission.state === 'sending' && !isStatusElsewhere ? sendingText(submission, t) : null}
      </p>
      <Arrival spec={spec} isDisabled={isDisabled} state={submission.state} />
    </div>
  );
}

function sendingText({ events, deliveredIds }: Submission, t: ReturnType<typeof useStrings>['t']): string {
  return events.length > 1
    ? t(words.sendingStep, { step: deliveredIds.length + 1, count: events.length })
    : t(words.sending);
}

function Arrival({ spec, isDisabled, state }: { spec: WidgetSpec; isDisabled: boolean; state: Submission['state'] }) {
  const { t } = useStrings();
  const title = 'title' in spec ? spec.title : undefined;
  const text = title ? t(words.widgetArrived, { title }) : t(words.untitledWidgetArrived);
  return <Announcement text={isDisabled || state !== 'draft' ? '' : text} />;
}

/** Read out politely: the region stands before its text comes, or screen readers would pass over it. */
function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => setAnnounced(text), [text]);
  return (
    <p className="tr-VisuallyHidden" role="status">
      {announced}
    </p>
  );
}

/** After the end the focus goes to the confirmation, if it was in the widget when the answer was given and nobody moved it since. */
function useFocusOnEnd(root: RefObject<HTMLDivElement | null>, hadFocus: { current: boolean }, isOver: boolean) {
  useEffect(() => {
    if (!isOver || !hadFocus.current) return;
    const { activeElement } = document;
    const isFree = activeElement === null || activeElement === document.body || root.current?.contains(activeElement);
    if (isFree) root.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  }, [isOver]);
}

interface DrawnProps extends Omit<WidgetProps, 'validator' | 'uploadFile' | 'onIssue'> {
  settings: ToolResponseViewProps;
}

function Drawn({ settings, ...props }: DrawnProps) {
  const { widgets, validator, uploadFile, people, onIssue, requestedBy } = settings;
  const registry: Record<string, unknown> = { ...defaultWidgets, ...widgets };
  const { spec } = props;
  const isHostsKind =
    spec.type === 'unknown' && !spec.exits && widgets !== undefined && Object.hasOwn(widgets, spec.kind);
  const wanted = isHostsKind ? spec.kind : spec.type;
  const name = Object.hasOwn(registry, wanted) && registry[wanted] ? wanted : 'unknown';
  return createElement(registry[name] as ComponentType<WidgetProps>, {
    ...props,
    validator,
    uploadFile,
    people,
    onIssue,
    requestedBy,
  });
}
