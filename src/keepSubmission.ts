import type { DeliveryHost } from './delivery';
import type { DraftStore } from './drafts';
import { isEqualJson, isFinal, readSubmission } from './model';
import type { Json, Submission, WidgetEvent } from './model';

/** Writes to stores that are shared between pages, one after the other for each store. */
const writing = new WeakMap<DraftStore, Promise<unknown>>();

/**
 * Keeps a submission. In a store that pages share, what another page is further with is not overwritten, and nothing counts as on its
 * way before it is claimed. Rejects as the store does.
 */
export function keepSubmission(drafts: DraftStore, key: string, submission: Submission): void | Promise<void> {
  const write = () => drafts.set(key, submission as unknown as Json);
  if (!drafts.claim) return write();
  if (submission.state === 'checking') return;
  const writeIfFurther = async () => {
    const stored = readSubmission(await drafts.get(key));
    if (!stored || isFurther(submission, stored)) await write();
  };
  const written = (writing.get(drafts) ?? Promise.resolve()).then(writeIfFurther, writeIfFurther);
  writing.set(drafts, written);
  return written;
}

function isFurther(submission: Submission, stored: Submission): boolean {
  if (submission.state === 'draft') return stored.state === 'draft';
  return isFinal(submission) || !isFinal(stored);
}

/**
 * A submission without secrets and files. One under way that has lost some of what is still to be sent says so: it can be answered
 * again, not sent again.
 */
export function toStored({ plan, redact }: Pick<DeliveryHost, 'plan' | 'redact'>, submission: Submission): Submission {
  const { values } = submission;
  if (values === undefined) return submission;
  const kept = redact(values);
  if (isEqualJson(kept, values)) return submission;
  if (!('action' in submission)) return { ...submission, values: kept, events: [] };
  const planned = plan({ action: submission.action, values: kept }, 1);
  const events = planned.map((event, index) => ({ ...event, id: submission.events[index]?.id ?? event.id }));
  const stored = { ...submission, values: kept, events };
  if (isFinal(stored)) return stored;
  const isWhole = submission.events.every(
    (event, index) => submission.deliveredIds.includes(event.id) || isSameButValues(event, events[index]),
  );
  return isWhole ? stored : { ...stored, isRedacted: true };
}

function isSameButValues(event: WidgetEvent, other: WidgetEvent | undefined): boolean {
  return other !== undefined && isEqualJson({ ...event, values: {} }, { ...other, values: {} });
}
