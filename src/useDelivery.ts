import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createDelivery } from './delivery';
import type { Delivery } from './delivery';
import { attempt, hostOf } from './deliveryHost';
import type { DeliveryHostOptions } from './deliveryHost';
import type { DraftStore } from './drafts';
import { isEqualJson, isFinal, readSubmission } from './model';
import type { Json, Submission, WidgetSpec } from './model';

/** Deliveries that are alive in this page, by the store that keeps them: a remounted view meets its own again. */
const livingDeliveries = new WeakMap<DraftStore, Map<string, Delivery>>();
const maxStoreMs = 5000;

export interface DeliveryOptions extends DeliveryHostOptions {
  responseId: string | undefined;
  /** What the host knows from history. */
  submission: Submission | undefined;
  /** Where several widgets answer together: what holds their one delivery. */
  shared?: { delivery?: Delivery } | undefined;
  /** Whether a submission answers what is asked now; by default whatever has the response's id does. */
  answersThis?: (submission: Submission) => boolean;
  /** When this changes, all begins anew. */
  round?: number;
}

/** One question's life in a view. */
interface Life {
  /** Counts the questions this view has asked. */
  number: number;
  delivery: Delivery | undefined;
  responseId: string | undefined;
  round: number;
  /** What was asked when the last answer was given. */
  asked: { spec: WidgetSpec };
  /** The life before: a host that still tells of it speaks of the past. */
  past: Delivery | undefined;
}

export interface OpenDelivery {
  delivery: Delivery;
  submission: Submission;
  /** Counts the questions this view has asked: another one is drawn anew. */
  life: number;
}

/**
 * The delivery of one widget, restored where something was kept; undefined while a store is still being asked. A response with another
 * id begins anew; so does, without an id, another question after the last one was answered.
 */
export function useDelivery(options: DeliveryOptions): OpenDelivery | undefined {
  const { storeKey, drafts, submission: fromHost } = options;
  const [kept, setLife] = useState(() => begin(options));
  const life = next(kept, options);
  if (life !== kept) setLife(life);
  const { delivery, asked, past } = life;
  const host = hostOf(options, asked);
  useLayoutEffect(() => {
    delivery?.setHost(host);
    if (delivery && drafts && storeKey !== undefined) livingDeliveries.get(drafts)?.set(storeKey, delivery);
  });
  useEffect(() => {
    if (delivery || !drafts || storeKey === undefined) return;
    let isCurrent = true;
    const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), maxStoreMs));
    void Promise.race([drafts.get(storeKey), late])
      .catch(() => undefined)
      .then((stored) => {
        if (!isCurrent) return;
        const found = living(drafts, storeKey, () => createDelivery(host, startOf(options, stored)));
        if (options.shared) options.shared.delivery = found;
        setLife((current) => ({ ...current, delivery: found }));
      });
    return () => {
      isCurrent = false;
    };
  }, [drafts, storeKey, delivery === undefined]);
  const given = readSubmission(fromHost);
  const current = useSyncExternalStore(
    delivery?.subscribe ?? subscribeToNothing,
    delivery?.get ?? nothing,
    delivery?.get ?? nothing,
  );
  if (!delivery || !current) return undefined;
  const isNews = given && isFinal(given) && !isFinal(current) && !isOf(past, given);
  return { delivery, submission: isNews ? given : current, life: life.number };
}

function subscribeToNothing() {
  return () => undefined;
}

function nothing() {
  return undefined;
}

function begin(options: DeliveryOptions): Life {
  const asked = { spec: options.spec };
  const { responseId, round = 0 } = options;
  return { number: 0, delivery: openDelivery(options, asked), responseId, round, asked, past: undefined };
}

/** The same life while it goes on, else the one after it. */
function next(life: Life, options: DeliveryOptions): Life {
  const { shared, responseId, round = 0 } = options;
  const { delivery, number } = life;
  if (shared?.delivery && delivery && shared.delivery !== delivery)
    return { ...begin(options), number: number + 1, delivery: shared.delivery };
  if (responseId !== undefined && life.responseId !== undefined && responseId !== life.responseId) {
    if (shared) delete shared.delivery;
    return { ...begin(options), number: number + 1 };
  }
  if (round === life.round && !(delivery && isAnotherQuestion(life.asked.spec, delivery.get(), options)))
    return responseId === life.responseId ? life : { ...life, responseId };
  const asked = { spec: options.spec };
  const given = readSubmission(options.submission);
  const start = given && isFinal(given) && !isOf(delivery, given) ? given : undefined;
  const anew = createDelivery(hostOf(options, asked), start, delivery?.answerCount());
  if (shared) shared.delivery = anew;
  return { number: number + 1, delivery: anew, responseId, round, asked, past: delivery };
}

function isAnotherQuestion(asked: WidgetSpec, submission: Submission, options: DeliveryOptions): boolean {
  const { state } = submission;
  if (state === 'draft' || state === 'failed') return false;
  if (options.answersThis) return !options.answersThis(submission);
  return options.responseId === undefined && asked !== options.spec && !isSameQuestion(asked, options.spec);
}

const passing = ['name', 'path', 'after', 'annotations', 'raw'];

function isSameQuestion(left: WidgetSpec, right: WidgetSpec): boolean {
  const lasting = (spec: WidgetSpec) => Object.entries(spec).filter(([key]) => !passing.includes(key));
  return isEqualJson(Object.fromEntries(lasting(left)), Object.fromEntries(lasting(right)));
}

/** Whether a submission tells of that delivery's answer. */
function isOf(delivery: Delivery | undefined, given: Submission): boolean {
  const [event] = delivery?.get().events ?? [];
  return event !== undefined && given.events[0]?.id === event.id;
}

function openDelivery(options: DeliveryOptions, asked: Life['asked']): Delivery | undefined {
  const { shared } = options;
  if (shared?.delivery) return shared.delivery;
  const delivery = openOwnDelivery(options, asked);
  if (shared && delivery) shared.delivery = delivery;
  return delivery;
}

function openOwnDelivery(options: DeliveryOptions, asked: Life['asked']): Delivery | undefined {
  const { drafts, storeKey } = options;
  if (!drafts || storeKey === undefined) return createDelivery(hostOf(options, asked), startOf(options, undefined));
  const known = livingDeliveries.get(drafts)?.get(storeKey);
  if (known) return known;
  const stored = attempt(() => drafts.get(storeKey));
  if (stored instanceof Promise) return undefined;
  return living(drafts, storeKey, () => createDelivery(hostOf(options, asked), startOf(options, stored)));
}

function living(drafts: DraftStore, storeKey: string, create: () => Delivery): Delivery {
  const deliveries = livingDeliveries.get(drafts) ?? new Map<string, Delivery>();
  livingDeliveries.set(drafts, deliveries);
  const delivery = deliveries.get(storeKey) ?? create();
  deliveries.set(storeKey, delivery);
  return delivery;
}

function startOf({ submission, answersThis }: DeliveryOptions, stored: Json | undefined): Submission | undefined {
  const given = readSubmission(submission);
  if (given && isFinal(given)) return given;
  const known = readSubmission(stored);
  return known && (known.state === 'draft' || !answersThis || answersThis(known)) ? known : given;
}
