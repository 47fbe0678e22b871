import { canAnswer, firstUndelivered, isEqualJson, newSubmission, nextSubmission } from './model';
import type { Answer, JsonObject, Submission, SubmissionStep, WidgetEvent } from './model';

/** What a delivery needs from whoever owns it; each is asked anew, so that a re-render's latest value counts. */
export interface DeliveryHost {
  /** The events of the `answerNumber`th answer. */
  plan: (answer: Answer, answerNumber: number) => WidgetEvent[];
  send: (event: WidgetEvent) => void | Promise<void>;
  timeoutMs: () => number;
  /** Whether this page may send the event; no store that says so means yes. */
  claim: (eventId: string) => boolean | Promise<boolean>;
  /** Called after every change of state. */
  onChange: (submission: Submission) => void;
}

/** One widget's answer on its way: owns the submission and sends its events, one after the other, whoever is mounted. */
export interface Delivery {
  get: () => Submission;
  subscribe: (listener: () => void) => () => void;
  /** The latest owner; a remounted view takes over a delivery that is under way. */
  setHost: (host: DeliveryHost) => void;
  type: (values: JsonObject) => void;
  answer: (answer: Answer) => void;
  retry: () => void;
  close: (state: 'expired' | 'superseded') => void;
}

type Outcome = { isDelivered: true } | { isDelivered: false; reason?: string };

/** A delivery that starts from a stored submission, or from the beginning. */
export function createDelivery(firstHost: DeliveryHost, stored?: Submission): Delivery {
  let host = firstHost;
  let submission: Submission = stored ?? newSubmission(now());
  let answerNumber = answerNumberOf(submission);
  let isSending = false;
  const listeners = new Set<() => void>();
  const waiting = new Map<string, (outcome: Outcome) => void>();

  const apply = (step: SubmissionStep) => {
    const next = nextSubmission(submission, step, now());
    if (next === submission) return;
    submission = next;
    host.onChange(next);
    for (const listener of listeners) listener();
  };

  const attempt = (event: WidgetEvent) =>
    new Promise<Outcome>((resolve) => {
      const settle = (outcome: Outcome) => {
        clearTimeout(timer);
        resolve(outcome);
      };
      const timer = setTimeout(() => settle({ isDelivered: false }), host.timeoutMs());
      waiting.set(event.id, settle);
      startSending(event).then(
        () => {
          waiting.get(event.id)?.({ isDelivered: true });
          apply({ type: 'deliver', id: event.id });
          if (!isSending && submission.state === 'sending') void sendAll();
        },
        (error: unknown) => settle({ isDelivered: false, ...reasonFor(error) }),
      );
    });

  const startSending = async (event: WidgetEvent) => host.send(event);

  const sendAll = async () => {
    isSending = true;
    try {
      while (submission.state === 'sending') {
        const event = firstUndelivered(submission);
        if (!event) return;
        const outcome = await attempt(event);
        if (outcome.isDelivered) apply({ type: 'deliver', id: event.id });
        else apply({ type: 'fail', id: event.id, ...(outcome.reason === undefined ? {} : { reason: outcome.reason }) });
      }
    } finally {
      isSending = false;
    }
  };

  const claimAndSend = async (first: WidgetEvent | undefined) => {
    let isOurs = true;
    try {
      isOurs = first === undefined || (await host.claim(first.id));
    } catch {
      isOurs = true;
    }
    apply({ type: isOurs ? 'send' : 'supersede' });
    if (isOurs) await sendAll();
  };

  return {
    get: () => submission,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setHost: (next) => {
      host = next;
    },
    type: (values) => apply({ type: 'type', values }),
    answer: (answer) => {
      if (!canAnswer(submission)) return;
      if (submission.state === 'failed') {
        if (submission.action === answer.action && isEqualJson(submission.values, answer.values)) {
          apply({ type: 'retry' });
          void sendAll();
          return;
        }
      }
      answerNumber += 1;
      const events = host.plan(answer, answerNumber);
      apply({ type: 'answer', answer, events });
      void claimAndSend(events[0]);
    },
    retry: () => {
      if (submission.state !== 'failed') return;
      apply({ type: 'retry' });
      if (!isSending) void sendAll();
    },
    close: (state) => apply({ type: state === 'expired' ? 'expire' : 'supersede' }),
  };
}

function now(): string {
  return new Date().toISOString();
}

/** The number of the answer a stored submission holds, read from its events' ids. */
function answerNumberOf(submission: Submission): number {
  const number = Number(submission.events[0]?.id.split('/').at(-2));
  return Number.isInteger(number) && number > 0 ? number : 0;
}

/** The words of an error that its thrower marked as meant for the user; anything else stays between developers. */
function reasonFor(error: unknown): { reason?: string } {
  return error instanceof Error && 'isForUser' in error && error.isForUser === true ? { reason: error.message } : {};
}
