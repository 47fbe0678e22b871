import { canAnswer, firstUndelivered, isEqualJson, isFinal, newSubmission, nextSubmission } from './model';
import type { Answer, JsonObject, Submission, SubmissionStep, WidgetEvent } from './model';

/** What a delivery needs from whoever owns it; each is asked anew, so that a re-render's latest value counts. */
export interface DeliveryHost {
  /** The events of the `answerNumber`th answer. */
  plan: (answer: Answer, answerNumber: number) => WidgetEvent[];
  send: (event: WidgetEvent) => void | Promise<void>;
  timeoutMs: () => number;
  /** Whether this page may send the event; no store that says so means yes. */
  claim: (eventId: string) => boolean | Promise<boolean>;
  /** What a store that other pages share holds by now; no such store: undefined. */
  recall: () => Promise<Submission | undefined>;
  /** An answer without what may not be stored. */
  redact: (values: JsonObject) => JsonObject;
  /** Called after every change of state; not `isOwn` where it tells of another page's answer. */
  onChange: (submission: Submission, isOwn: boolean) => void;
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
  /** How many answers have been given. */
  answerCount: () => number;
}

type Outcome = { isDelivered: true } | { isDelivered: false; reason?: string };

const longestTimerMs = 2 ** 31 - 1;

/** A delivery that starts from a stored submission, or from the beginning after `answerCount` earlier answers. */
export function createDelivery(firstHost: DeliveryHost, stored?: Submission, answerCount = 0): Delivery {
  let host = firstHost;
  let submission: Submission = stored ?? newSubmission(now());
  let answerNumber = Math.max(answerCount, answerNumberOf(submission));
  let isSending = false;
  const listeners = new Set<() => void>();
  const waiting = new Map<string, (outcome: Outcome) => void>();

  const become = (next: Submission, isOwn: boolean) => {
    if (next === submission) return;
    submission = next;
    host.onChange(next, isOwn);
    for (const listener of listeners) listener();
  };

  const apply = (step: SubmissionStep, isOwn = true) => become(nextSubmission(submission, step, now()), isOwn);

  const attempt = (event: WidgetEvent) =>
    new Promise<Outcome>((resolve) => {
      const settle = (outcome: Outcome) => {
        clearTimeout(timer);
        resolve(outcome);
      };
      const timer = setTimeout(() => settle({ isDelivered: false }), timeLeft());
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

  const timeLeft = () => Math.min(host.timeoutMs(), longestTimerMs);

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

  /** A store that breaks or never answers does not stop an answer. */
  const ask = async <T>(question: () => T | Promise<T>, otherwise: T): Promise<T> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<T>((resolve) => {
      timer = setTimeout(() => resolve(otherwise), timeLeft());
    });
    try {
      return await Promise.race([question(), late]);
    } catch {
      return otherwise;
    } finally {
      clearTimeout(timer);
    }
  };

  /** Learns what another page has delivered meanwhile; whether that ends it. */
  const catchUp = async (): Promise<boolean> => {
    const known = await ask(() => host.recall(), undefined);
    if (!known || submission.state === 'sending') return false;
    if (isFinal(known)) become(known, false);
    else for (const id of known.deliveredIds) apply({ type: 'deliver', id });
    return isFinal(submission);
  };

  const claimAndSend = async (first: WidgetEvent | undefined) => {
    if (first === undefined || (await ask(() => host.claim(first.id), true))) {
      apply({ type: 'send' });
      await sendAll();
    } else if (!(await catchUp())) apply({ type: 'supersede' }, false);
  };

  const sendAgain = async () => {
    if (await catchUp()) return;
    apply({ type: 'retry' });
    if (!isSending) await sendAll();
  };

  /** The same answer again, its secrets filled in: it keeps its ids, and its claim. */
  const complete = (answer: Answer, { events: earlier }: Submission) => {
    const events = host
      .plan(answer, answerNumber)
      .map((event, index) => ({ ...event, id: earlier[index]?.id ?? event.id }));
    apply({ type: 'answer', answer, events });
    apply({ type: 'send' });
    void sendAll();
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
      if (submission.state === 'failed' && submission.action === answer.action) {
        const { isRedacted = false, values, deliveredIds } = submission;
        const isSame = isEqualJson(values, isRedacted ? host.redact(answer.values) : answer.values);
        if (isRedacted && (isSame || deliveredIds.length > 0)) return complete(answer, submission);
        if (isSame) return void sendAgain();
      }
      answerNumber += 1;
      const events = host.plan(answer, answerNumber);
      apply({ type: 'answer', answer, events });
      void claimAndSend(events[0]);
    },
    retry: () => {
      if (submission.state === 'failed') void sendAgain();
    },
    close: (state) => apply({ type: state === 'expired' ? 'expire' : 'supersede' }),
    answerCount: () => answerNumber,
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
