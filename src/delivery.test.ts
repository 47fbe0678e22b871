import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDelivery } from './delivery';
import type { DeliveryHost } from './delivery';
import type { WidgetEvent } from './model';

const timeoutMs = 1000;

function host(send: DeliveryHost['send'], count = 1, claim: DeliveryHost['claim'] = () => true): DeliveryHost {
  return {
    send,
    claim,
    timeoutMs: () => timeoutMs,
    onChange: () => undefined,
    recall: () => Promise.resolve(undefined),
    redact: (values) => values,
    plan: ({ values }, answerNumber) =>
      Array.from({ length: count }, (_, index) => ({
        id: `r/forms/${answerNumber}/${index}`,
        type: 'submit',
        values,
        widget: { type: 'forms' },
      })),
  };
}

const answer = { action: 'submit', values: { a: 1 } } as const;

/** A host whose promises the test settles one by one. */
function manualHost(count = 1) {
  const sent: { event: WidgetEvent; resolve: () => void; reject: (error: unknown) => void }[] = [];
  const send = (event: WidgetEvent) =>
    new Promise<void>((resolve, reject) => {
      sent.push({ event, resolve, reject });
    });
  return { sent, host: host(send, count), ids: () => sent.map(({ event }) => event.id) };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

describe('a delivery', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('sends one event for two answers in a row', async () => {
    const { host: owner, ids } = manualHost();
    const delivery = createDelivery(owner);
    delivery.answer({ ...answer });
    delivery.answer({ ...answer });
    await settled();
    delivery.answer({ ...answer });
    expect(ids()).toEqual(['r/forms/1/0']);
  });

  test('sends the second event only after the first has arrived', async () => {
    const { host: owner, ids, sent } = manualHost(2);
    const delivery = createDelivery(owner);
    delivery.answer({ ...answer });
    await settled();
    expect(ids()).toEqual(['r/forms/1/0']);
    sent[0]!.resolve();
    await settled();
    expect(ids()).toEqual(['r/forms/1/0', 'r/forms/1/1']);
    sent[1]!.resolve();
    await settled();
    expect(delivery.get().state).toBe('delivered');
  });

  test('repeats only what was not delivered, with the same ids', async () => {
    const { host: owner, ids, sent } = manualHost(2);
    const delivery = createDelivery(owner);
    delivery.answer({ ...answer });
    await settled();
    sent[0]!.resolve();
    await settled();
    sent[1]!.reject(new Error('offline'));
    await settled();
    expect(delivery.get().state).toBe('failed');
    delivery.retry();
    delivery.retry();
    await settled();
    expect(ids()).toEqual(['r/forms/1/0', 'r/forms/1/1', 'r/forms/1/1']);
  });

  test('gives the same answer the same ids and another answer others', async () => {
    const { host: owner, ids, sent } = manualHost();
    const delivery = createDelivery(owner);
    delivery.answer({ ...answer });
    await settled();
    sent[0]!.reject(new Error('offline'));
    await settled();
    delivery.answer({ action: 'submit', values: { a: 1 } });
    await settled();
    sent[1]!.reject(new Error('offline'));
    await settled();
    delivery.answer({ action: 'submit', values: { a: 2 } });
    await settled();
    expect(ids()).toEqual(['r/forms/1/0', 'r/forms/1/0', 'r/forms/2/0']);
  });

  test('fails when the host throws at once', async () => {
    const delivery = createDelivery(
      host(() => {
        throw new Error('no');
      }),
    );
    delivery.answer({ ...answer });
    await settled();
    expect(delivery.get().state).toBe('failed');
  });

  test('shows the words of an error only when they are meant for the user', async () => {
    const { host: owner, sent } = manualHost();
    const delivery = createDelivery(owner);
    delivery.answer({ ...answer });
    await settled();
    sent[0]!.reject(Object.assign(new Error('The desk is closed.'), { isForUser: true }));
    await settled();
    expect(delivery.get()).toMatchObject({ state: 'failed', reason: 'The desk is closed.' });
    delivery.retry();
    await settled();
    sent[1]!.reject(new Error('ECONNREFUSED 10.0.0.1'));
    await settled();
    expect(delivery.get()).not.toHaveProperty('reason');
  });

  test('gives up on a host that never answers, and believes it when it does later', async () => {
    const { host: owner, ids, sent } = manualHost(2);
    const delivery = createDelivery(owner);
    delivery.answer({ ...answer });
    await vi.advanceTimersByTimeAsync(timeoutMs);
    expect(delivery.get().state).toBe('failed');
    sent[0]!.resolve();
    await settled();
    expect(delivery.get().state).toBe('sending');
    expect(ids()).toEqual(['r/forms/1/0', 'r/forms/1/1']);
    sent[1]!.resolve();
    await settled();
    expect(delivery.get().state).toBe('delivered');
  });

  test('is superseded where another tab has claimed the answer', async () => {
    const send = vi.fn();
    const delivery = createDelivery(host(send, 1, () => Promise.resolve(false)));
    delivery.answer({ ...answer });
    await settled();
    expect(send).not.toHaveBeenCalled();
    expect(delivery.get().state).toBe('superseded');
  });

  test('sends although the claiming store is broken', async () => {
    const send = vi.fn();
    const delivery = createDelivery(host(send, 1, () => Promise.reject(new Error('quota'))));
    delivery.answer({ ...answer });
    await settled();
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('never has two attempts of one event under way and never sends a delivered one, whatever the host does', async () => {
    const behaviour = fc.array(fc.constantFrom('resolve', 'reject', 'throw', 'hang', 'late'), {
      minLength: 1,
      maxLength: 8,
    });
    const clicks = fc.array(fc.constantFrom('answer', 'retry', 'wait', 'type'), { minLength: 1, maxLength: 16 });
    await fc.assert(
      fc.asyncProperty(behaviour, clicks, async (behaviours, actions) => {
        const delivered = new Set<string>();
        let attempts = 0;
        const delivery = createDelivery(
          host((event) => {
            expect(delivered.has(event.id)).toBe(false);
            const next = behaviours[attempts % behaviours.length];
            attempts += 1;
            if (next === 'throw') throw new Error('no');
            if (next === 'reject') return Promise.reject(new Error('no'));
            if (next === 'hang') return new Promise(() => undefined);
            if (next === 'late') {
              return new Promise((resolve) => {
                setTimeout(() => {
                  delivered.add(event.id);
                  resolve();
                }, timeoutMs + 1);
              });
            }
            delivered.add(event.id);
            return Promise.resolve();
          }, 2),
        );
        for (const action of actions) {
          if (action === 'answer') delivery.answer({ ...answer });
          if (action === 'retry') delivery.retry();
          if (action === 'type') delivery.type({ a: 2 });
          await vi.advanceTimersByTimeAsync(action === 'wait' ? timeoutMs * 3 : 0);
        }
        const submission = delivery.get();
        if (submission.state === 'delivered')
          expect([...delivered].sort()).toEqual([...submission.deliveredIds].sort());
        if (actions.includes('answer')) expect(submission.state).not.toBe('draft');
      }),
      { numRuns: 2000 },
    );
  });
});
