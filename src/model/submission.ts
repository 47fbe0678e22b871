import type { Answer } from './answer';
import type { WidgetEvent } from './event';
import { isJsonObject, own } from './json';
import type { JsonObject } from './json';

interface SubmissionBase {
  version: 1;
  /** When this state was entered, ISO 8601. */
  at: string;
}

interface AnswerInHand {
  action: Answer['action'];
  values: JsonObject;
  /** What the answer became, in the order of sending. */
  events: WidgetEvent[];
  deliveredIds: string[];
}

interface AnswerUnderWay extends AnswerInHand {
  /** Secrets or files were left out for storing: what is left cannot be sent again, only answered again. */
  isRedacted?: true;
}

/** Nothing decided yet; `values` is what has been typed so far. */
export type DraftSubmission = SubmissionBase & { state: 'draft'; values?: JsonObject; events: []; deliveredIds: [] };
/** An answer was given and is being claimed, before its first event leaves. */
export type CheckingSubmission = SubmissionBase & AnswerUnderWay & { state: 'checking' };
export type SendingSubmission = SubmissionBase & AnswerUnderWay & { state: 'sending' };
/** The first event that is not in `deliveredIds` did not arrive; `reason` may be shown to the user. */
export type FailedSubmission = SubmissionBase & AnswerUnderWay & { state: 'failed'; reason?: string };
export type AnsweredSubmission = SubmissionBase & AnswerInHand & { state: 'delivered' | 'cancelled' | 'declined' };
/** No answer is due any more: too late, or answered in another way. */
export type ClosedSubmission = SubmissionBase & {
  state: 'expired' | 'superseded';
  values?: JsonObject;
  events: WidgetEvent[];
  deliveredIds: string[];
};

/** The life of one widget's answer: plain JSON, versioned, to be stored by the host. */
export type Submission =
  DraftSubmission | CheckingSubmission | SendingSubmission | FailedSubmission | AnsweredSubmission | ClosedSubmission;

export type SubmissionState = Submission['state'];

/** What can happen to a submission. */
export type SubmissionStep =
  | { type: 'type'; values: JsonObject }
  | { type: 'answer'; answer: Answer; events: WidgetEvent[] }
  | { type: 'send' }
  | { type: 'deliver'; id: string }
  | { type: 'fail'; id: string; reason?: string }
  | { type: 'retry' }
  | { type: 'expire' }
  | { type: 'supersede' };

const finalStates: SubmissionState[] = ['delivered', 'cancelled', 'declined', 'expired', 'superseded'];

/** Whether nothing more can be answered. */
export function isFinal(submission: Submission): submission is AnsweredSubmission | ClosedSubmission {
  return finalStates.includes(submission.state);
}

/** A submission at its beginning. */
export function newSubmission(at: string, values?: JsonObject): DraftSubmission {
  return { version: 1, state: 'draft', at, events: [], deliveredIds: [], ...(values === undefined ? {} : { values }) };
}

/**
 * The state after a step; the same object where the step means nothing in that state (a second click, a late failure).
 * draft → checking → sending → delivered, cancelled, declined or failed; failed → sending, or checking while nothing has arrived;
 * draft, checking and failed → expired or superseded. A delivery that succeeds after it was given up still counts.
 */
export function nextSubmission(submission: Submission, step: SubmissionStep, at: string): Submission {
  switch (step.type) {
    case 'type':
      return submission.state === 'draft' ? { ...submission, at, values: step.values } : submission;
    case 'answer':
      return canAnswer(submission) ? checking(submission, step.answer, step.events, at) : submission;
    case 'send':
      return submission.state === 'checking' ? advance({ ...submission, state: 'sending', at }) : submission;
    case 'deliver':
      return deliver(submission, step.id, at);
    case 'fail':
      return submission.state === 'sending' && firstUndelivered(submission)?.id === step.id
        ? { ...submission, state: 'failed', at, ...(step.reason === undefined ? {} : { reason: step.reason }) }
        : submission;
    case 'retry':
      return submission.state === 'failed' && !submission.isRedacted
        ? { ...inHand(submission), state: 'sending', at }
        : submission;
    case 'expire':
      return close(submission, 'expired', at);
    case 'supersede':
      return close(submission, 'superseded', at);
  }
}

/** The next event to send, or undefined when all have arrived. */
export function firstUndelivered({
  events,
  deliveredIds,
}: {
  events: WidgetEvent[];
  deliveredIds: string[];
}): WidgetEvent | undefined {
  return events.find((event) => !deliveredIds.includes(event.id));
}

/**
 * Whether a new answer may be given: nothing is under way, and no part of an earlier one has arrived. One that was stored without its
 * secrets and files may be completed: what has arrived of it is not sent again.
 */
export function canAnswer(submission: Submission): boolean {
  const { state, deliveredIds } = submission;
  return state === 'draft' || (state === 'failed' && (deliveredIds.length === 0 || submission.isRedacted === true));
}

function checking(
  { deliveredIds: earlier }: Submission,
  { action, values }: Answer,
  events: WidgetEvent[],
  at: string,
): CheckingSubmission {
  const deliveredIds = earlier.filter((id) => events.some((event) => event.id === id));
  return { version: 1, state: 'checking', at, action, values, events, deliveredIds };
}

function inHand({ action, values, events, deliveredIds }: AnswerInHand): AnswerInHand & { version: 1 } {
  return { version: 1, action, values, events, deliveredIds };
}

function deliver(submission: Submission, id: string, at: string): Submission {
  if (submission.state !== 'sending' && submission.state !== 'failed') return submission;
  if (submission.deliveredIds.includes(id) || !submission.events.some((event) => event.id === id)) return submission;
  return advance({ ...inHand(submission), deliveredIds: [...submission.deliveredIds, id], state: 'sending', at });
}

const outcomes = { submit: 'delivered', cancel: 'cancelled', decline: 'declined' } as const;

function advance(submission: SendingSubmission): SendingSubmission | AnsweredSubmission {
  return firstUndelivered(submission) ? submission : { ...submission, state: outcomes[submission.action] };
}

function close(submission: Submission, state: ClosedSubmission['state'], at: string): Submission {
  if (isFinal(submission) || submission.state === 'sending') return submission;
  const { values, events, deliveredIds } = submission;
  return { version: 1, state, at, events, deliveredIds, ...(values === undefined ? {} : { values }) };
}

/**
 * A submission that was stored, checked; undefined where it is none of ours. What was under way when it was stored counts as failed:
 * nobody knows whether it arrived, and sending it again keeps its ids. Never throws.
 */
export function readSubmission(stored: unknown): Submission | undefined {
  if (!isJsonObject(stored) || own(stored, 'version') !== 1) return undefined;
  const state = own(stored, 'state');
  const values = own(stored, 'values');
  const at = own(stored, 'at');
  const action = own(stored, 'action');
  const events = (own(stored, 'events') ?? []) as unknown[];
  const deliveredIds = own(stored, 'deliveredIds') ?? [];
  if (!Array.isArray(events) || !events.every(isWidgetEvent) || !Array.isArray(deliveredIds)) return undefined;
  const base = {
    version: 1 as const,
    at: typeof at === 'string' ? at : '',
    ...(isJsonObject(values) ? { values } : {}),
    events,
    deliveredIds: deliveredIds.filter((id) => typeof id === 'string'),
  };
  const answerAction: Answer['action'] = action === 'cancel' || action === 'decline' ? action : 'submit';
  const answered = { values: {}, action: answerAction, ...base };
  switch (state) {
    case 'draft':
      return newSubmission(base.at, base.values);
    case 'checking':
    case 'sending':
    case 'failed': {
      const reason = own(stored, 'reason');
      if (events.length === 0) return newSubmission(base.at, base.values);
      return {
        ...answered,
        state: 'failed',
        ...(typeof reason === 'string' ? { reason } : {}),
        ...(own(stored, 'isRedacted') === true ? { isRedacted: true } : {}),
      };
    }
    case 'delivered':
    case 'cancelled':
    case 'declined':
      return { ...answered, state };
    case 'expired':
    case 'superseded':
      return { ...base, state };
    default:
      return undefined;
  }
}

function isWidgetEvent(value: unknown): value is WidgetEvent {
  return isJsonObject(value) && typeof value['id'] === 'string' && typeof value['type'] === 'string';
}
