import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDelivery } from './delivery';
import type { Delivery } from './delivery';
import { hostOf } from './deliveryHost';
import type { DraftStore } from './drafts';
import { isFinal, planEvents, readSubmission } from './model';
import type { FormSpec, Json, Submission, WidgetEvent } from './model';

const timeoutMs = 1000;
const key = 'r/forms';
const spec: FormSpec = {
  type: 'forms',
  path: '',
  schema: { type: 'object', properties: { a: { type: 'integer' }, pin: { type: 'string', format: 'password' } } },
  uiSchema: {},
  formData: {},
  outputFields: [],
  actions: [
    { type: 'tool', tool: 'save', parameters: {} },
    { type: 'message', message: 'Saved.' },
  ],
};

/** A store that pages share, as slow as storage is. */
function sharedStore() {
  const kept = new Map<string, string>();
  const claimed = new Set<string>();
  const open = (): DraftStore => ({
    get: async (name) => {
      const text = kept.get(name);
      return text === undefined ? undefined : (JSON.parse(text) as Json);
    },
    set: async (name, value) => void kept.set(name, JSON.stringify(value)),
    delete: async (name) => void kept.delete(name),
    claim: async (id) => !claimed.has(id) && Boolean(claimed.add(id)),
  });
  const read = () => readSubmission(kept.has(key) ? JSON.parse(kept.get(key)!) : undefined);
  return { open, read, text: () => [...kept.values()].join() };
}

/** A page that shows the one question: its delivery starts from what the store holds. */
async function openPage(drafts: DraftStore, onEvent: (event: WidgetEvent) => void | Promise<void>) {
  const options = {
    spec,
    storeKey: key,
    drafts,
    onEvent,
    timeoutMs,
    onSubmissionChange: undefined,
    plan: (answer: Parameters<typeof planEvents>[1], answerNumber: number) =>
      planEvents(spec, answer, { responseId: 'r', widgetKey: 'forms', answerNumber }),
  };
  return createDelivery(hostOf(options, { spec }), readSubmission(await drafts.get(key)));
}

const settled = () => vi.advanceTimersByTimeAsync(0);
const answer = (a: number) => ({ action: 'submit', values: { a, pin: '4711' } }) as const;

describe('an answer in pages that share a store', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('leaves one page, and the other shows it', async () => {
    const { open, read } = sharedStore();
    const sent: string[] = [];
    const send = ({ id }: WidgetEvent) => void sent.push(id);
    const [one, two] = [await openPage(open(), send), await openPage(open(), send)];
    one.answer(answer(1));
    await settled();
    two.type({ a: 2 });
    two.answer(answer(2));
    await settled();
    expect(sent).toEqual(['r/forms/1/0', 'r/forms/1/1']);
    expect(two.get()).toMatchObject({ state: 'delivered', values: { a: 1 } });
    expect(read()).toMatchObject({ state: 'delivered', values: { a: 1 } });
  });

  test('answered in both at once leaves one of them, and its record stays', async () => {
    const { open, read } = sharedStore();
    const sent: string[] = [];
    const send = ({ id }: WidgetEvent) => {
      sent.push(id);
      return new Promise<void>((resolve) => setTimeout(resolve, 500));
    };
    const [one, two] = [await openPage(open(), send), await openPage(open(), send)];
    one.answer(answer(1));
    two.answer(answer(2));
    await vi.advanceTimersByTimeAsync(timeoutMs * 2);
    expect(sent).toEqual(['r/forms/1/0', 'r/forms/1/1']);
    expect(two.get().state).toBe('superseded');
    expect(read()).toMatchObject({ state: 'delivered', values: { a: 1 } });
  });

  test('that has arrived from one page is not sent again by another that knows of its failure', async () => {
    const { open } = sharedStore();
    const sent: string[] = [];
    let isOffline = true;
    const send = ({ id }: WidgetEvent) => {
      sent.push(id);
      if (isOffline) throw new Error('offline');
    };
    const one = await openPage(open(), send);
    one.answer({ action: 'submit', values: { a: 1 } });
    await settled();
    const two = await openPage(open(), send);
    isOffline = false;
    two.retry();
    await settled();
    one.retry();
    await settled();
    expect(sent).toEqual(['r/forms/1/0', 'r/forms/1/0', 'r/forms/1/1']);
    expect([one.get().state, two.get().state]).toEqual(['delivered', 'delivered']);
  });

  test('is given although the store answers nothing', async () => {
    const send = vi.fn();
    const never = () => new Promise<never>(() => undefined);
    const options = { get: never, set: never, delete: never, claim: never };
    const delivery = createDelivery(
      hostOf(
        {
          spec,
          storeKey: key,
          drafts: options,
          onEvent: send,
          timeoutMs,
          onSubmissionChange: undefined,
          plan: (given, answerNumber) => planEvents(spec, given, { responseId: 'r', answerNumber }),
        },
        { spec },
      ),
    );
    delivery.answer(answer(1));
    await vi.advanceTimersByTimeAsync(timeoutMs);
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('is never lost, never leaves twice, and its secret is never kept, whatever pages and hosts do', async () => {
    const behaviour = fc.array(fc.constantFrom('resolve', 'reject', 'throw', 'hang', 'late'), {
      minLength: 1,
      maxLength: 6,
    });
    const step = fc.tuple(fc.nat(1), fc.constantFrom('answer', 'other', 'retry', 'wait', 'type', 'reload'));
    await fc.assert(
      fc.asyncProperty(behaviour, fc.array(step, { minLength: 1, maxLength: 14 }), async (behaviours, steps) => {
        const store = sharedStore();
        const known = new Set<string>();
        let attempts = 0;
        const send = ({ id }: WidgetEvent) => {
          expect(known.has(id), `${id} is sent after it arrived`).toBe(false);
          const next = behaviours[attempts++ % behaviours.length];
          if (next === 'throw') throw new Error('no');
          if (next === 'reject') return Promise.reject(new Error('no'));
          if (next === 'hang') return new Promise<void>(() => undefined);
          if (next === 'late') return new Promise<void>((resolve) => setTimeout(resolve, timeoutMs + 1));
          return Promise.resolve();
        };
        const pages: Delivery[] = [await openPage(store.open(), send), await openPage(store.open(), send)];
        let isAnswered = false;
        for (const [index, action] of steps) {
          const page = pages[index]!;
          if (action === 'answer') page.answer(answer(1));
          if (action === 'other') page.answer(answer(2));
          if (action === 'retry') page.retry();
          if (action === 'type') page.type({ a: 3, pin: '4711' });
          isAnswered ||= action === 'answer' || action === 'other';
          await vi.advanceTimersByTimeAsync(action === 'wait' ? timeoutMs * 3 : 10);
          if (action === 'reload') pages[index] = await openPage(store.open(), send);
          const stored: Submission | undefined = store.read();
          for (const id of stored?.deliveredIds ?? []) known.add(id);
          expect(store.text()).not.toContain('4711');
          if (isAnswered) expect(stored?.state).not.toBe('draft');
          for (const each of pages) if (each.get().state === 'delivered') expect(isFinal(stored!)).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
