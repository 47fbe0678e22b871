import { createElement, useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import type { Delivery } from './delivery';
import { canAnswer, isFinal } from './model';
import type { Answer, FailedSubmission, JsonObject, Submission, WidgetSpec } from './model';
import type { ToolResponseViewProps } from './settings';
import { Banner, Button, useStrings } from './ui';
import { useFocusAfterAnswer } from './useFocusAfterAnswer';
import { AnswerSummary, defaultWidgets, widgetsThatStay } from './widgets';
import type { WidgetProps } from './widgets';
import * as words from './words';

interface WidgetLifeProps {
  spec: WidgetSpec;
  id: string;
  settings: ToolResponseViewProps;
  submission: Submission;
  /** Told apart by it: a question is announced once, however often it is drawn. */
  delivery: Delivery;
  /** What was half filled in before. */
  draft: JsonObject | undefined;
  onAnswer: (answer: Answer) => void;
  onDraftChange: (values: JsonObject) => void;
  onRetry: () => void;
  /** Another widget of the group says where the answer stands. */
  isStatusElsewhere?: boolean;
  onUnavailable?: (() => void) | undefined;
}

/** A widget while an answer is due, and what was answered from then on; where the answer stands is said in words. */
export function WidgetLife({
  spec,
  id,
  settings,
  submission,
  delivery,
  draft,
  onAnswer,
  onDraftChange,
  onRetry,
  isStatusElsewhere,
  onUnavailable,
}: WidgetLifeProps) {
  const { t } = useStrings();
  const root = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(!isFinal(submission));
  const isUnderWay = submission.state === 'checking' || submission.state === 'sending';
  const isOver = isFinal(submission);
  const rememberFocus = useFocusAfterAnswer(root, submission.state, isOver);
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
    rememberFocus();
    onAnswer(given);
  };
  const retry = () => {
    rememberFocus();
    onRetry();
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
        <Failure {...submission} isDisabled={settings.isDisabled === true || !settings.onEvent} onRetry={retry} />
      ) : null}
      <p className="tr-WidgetHost-status" role="status">
        {submission.state === 'sending' && !isStatusElsewhere ? sendingText(submission, t) : null}
      </p>
      {submission.state === 'draft' ? <Arrival spec={spec} isDue={!isDisabled} delivery={delivery} /> : null}
    </div>
  );
}

function sendingText({ events, deliveredIds }: Submission, t: ReturnType<typeof useStrings>['t']): string {
  return events.length > 1
    ? t(words.sendingStep, { step: deliveredIds.length + 1, count: events.length })
    : t(words.sending);
}

interface FailureProps extends Pick<FailedSubmission, 'reason' | 'isRedacted'> {
  isDisabled: boolean;
  onRetry: () => void;
}

/** What became of the answer, and the way to send it again; where its secrets are gone, that is the form's own button. */
function Failure({ reason, isRedacted, isDisabled, onRetry }: FailureProps) {
  const { t } = useStrings();
  const retry = (
    <Button onPress={onRetry} isDisabled={isDisabled}>
      {t(words.retry)}
    </Button>
  );
  const text = reason === undefined ? t(words.failed) : t(words.failedBecause, { reason });
  return (
    <Banner tone="danger" isAlert {...(isRedacted ? {} : { action: retry })}>
      {isRedacted ? t(words.enterAgain) : text}
    </Banner>
  );
}

const announced = new WeakSet<Delivery>();

interface ArrivalProps {
  spec: WidgetSpec;
  isDue: boolean;
  delivery: Delivery;
}

/** Says once that there is something to answer. */
function Arrival({ spec, isDue, delivery }: ArrivalProps) {
  const { t } = useStrings();
  const title = 'title' in spec ? spec.title : undefined;
  const text = title ? t(words.widgetArrived, { title }) : t(words.untitledWidgetArrived);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!isDue || announced.has(delivery)) return;
    announced.add(delivery);
    setSaid(text);
  }, [isDue, delivery]);
  return (
    <p className="tr-VisuallyHidden" role="status">
      {said}
    </p>
  );
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
