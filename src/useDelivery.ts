import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createDelivery } from './delivery';
import type { Delivery, DeliveryHost } from './delivery';
import type { DraftStore } from './drafts';
import { hasSecrets, isFinal, newSubmission, readSubmission, redact } from './model';
import type { Json, Submission, WidgetEvent, WidgetSpec } from './model';

/** Deliveries that are alive in this page, by the store that keeps them: a remounted view meets its own again. */
const livingDeliveries = new WeakMap<DraftStore, Map<string, Delivery>>();

export interface DeliveryOptions {
  spec: WidgetSpec;
  /** Where the submission is kept; undefined: only in this component. */
  storeKey: string | undefined;
  drafts: DraftStore | undefined;
  /** What the host knows from history. */
  submission: Submission | undefined;
  plan: DeliveryHost['plan'];
  onEvent: ((event: WidgetEvent) => void | Promise<void>) | undefined;
  timeoutMs: number;
  onSubmissionChange: ((submission: Submission) => void) | undefined;
  /** Where several widgets answer together: what holds their one delivery. */
  shared?: { delivery?: Delivery } | undefined;
}

/** The delivery of one widget, restored where something was kept; undefined while a store is still being asked. */
export function useDelivery(options: DeliveryOptions): { delivery: Delivery; submission: Submission } | undefined {
  const { storeKey, drafts, submission: fromHost } = options;
  const [delivery, setDelivery] = useState(() => openDelivery(options));
  const host = hostOf(options);
  useLayoutEffect(() => delivery?.setHost(host));
  useEffect(() => {
    if (delivery || !drafts || storeKey === undefined) return;
    let isCurrent = true;
    void Promise.resolve(drafts.get(storeKey))
      .catch(() => undefined)
      .then((stored) => {
        if (isCurrent) setDelivery(living(drafts, storeKey, () => createDelivery(host, startOf(fromHost, stored))));
      });
    return () => {
      isCurrent = false;
    };
  }, [drafts, storeKey]);
  const given = readSubmission(fromHost);
  const current = useSyncExternalStore(
    delivery?.subscribe ?? subscribeToNothing,
    delivery?.get ?? nothing,
    delivery?.get ?? nothing,
  );
  if (!delivery || !current) return undefined;
  return { delivery, submission: given && isFinal(given) && !isFinal(current) ? given : current };
}

function subscribeToNothing() {
  return () => undefined;
}

function nothing() {
  return undefined;
}

function openDelivery(options: DeliveryOptions): Delivery | undefined {
  const { shared } = options;
  if (shared?.delivery) return shared.delivery;
  const delivery = openOwnDelivery(options);
  if (shared && delivery) shared.delivery = delivery;
  return delivery;
}

function openOwnDelivery(options: DeliveryOptions): Delivery | undefined {
  const { drafts, storeKey, submission } = options;
  if (!drafts || storeKey === undefined) return createDelivery(hostOf(options), startOf(submission, undefined));
  const known = livingDeliveries.get(drafts)?.get(storeKey);
  if (known) return known;
  const stored = attempt(() => drafts.get(storeKey));
  if (stored instanceof Promise) return undefined;
  return living(drafts, storeKey, () => createDelivery(hostOf(options), startOf(submission, stored)));
}

function living(drafts: DraftStore, storeKey: string, create: () => Delivery): Delivery {
  const deliveries = livingDeliveries.get(drafts) ?? new Map<string, Delivery>();
  livingDeliveries.set(drafts, deliveries);
  const delivery = deliveries.get(storeKey) ?? create();
  deliveries.set(storeKey, delivery);
  return delivery;
}

function startOf(fromHost: unknown, stored: Json | undefined): Submission | undefined {
  const given = readSubmission(fromHost);
  if (given && isFinal(given)) return given;
  return readSubmission(stored) ?? given;
}

function hostOf({
  spec,
  storeKey,
  drafts,
  plan,
  onEvent,
  timeoutMs,
  onSubmissionChange,
}: DeliveryOptions): DeliveryHost {
  return {
    plan,
    send: (event) => onEvent?.(event),
    timeoutMs: () => timeoutMs,
    claim: (eventId) => drafts?.claim?.(eventId) ?? true,
    onChange: (submission) => {
      const kept = storable(spec, submission, plan);
      if (drafts && storeKey !== undefined) void attempt(() => drafts.set(storeKey, kept as unknown as Json));
      onSubmissionChange?.(kept);
    },
  };
}

/**
 * A submission without secrets and files. One that is not at its end and has lost some of its answer is kept as a draft: what is
 * left could not be sent again truly.
 */
function storable(spec: WidgetSpec, submission: Submission, plan: DeliveryHost['plan']): Submission {
  const { values } = submission;
  if (values === undefined || !hasSecrets(spec, values)) return submission;
  const kept = redact(spec, values);
  if (submission.state === 'draft') return { ...submission, values: kept };
  if (!isFinal(submission)) return newSubmission(submission.at, kept);
  const events =
    'action' in submission
      ? redactedEvents(submission.events, plan({ action: submission.action, values: kept }, 1))
      : [];
  return { ...submission, values: kept, events };
}

function redactedEvents(events: WidgetEvent[], planned: WidgetEvent[]): WidgetEvent[] {
  return planned.map((event, index) => ({ ...event, id: events[index]?.id ?? event.id }));
}

/** A store's failure is not the user's: what cannot be kept is only not kept. */
function attempt<T>(action: () => T): T | undefined {
  try {
    const result = action();
    if (result instanceof Promise) return result.catch(() => undefined) as T;
    return result;
  } catch {
    return undefined;
  }
}
