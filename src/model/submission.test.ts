import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WidgetEvent } from './event';
import { canAnswer, firstUndelivered, isFinal, newSubmission, nextSubmission, readSubmission } from './submission';
import type { Submission, SubmissionStep } from './submission';

const at = '2026-03-01T10:00:00.000Z';
const events: WidgetEvent[] = [0, 1].map((index) => ({
  id: `call-1/forms/1/${index}`,
  type: 'tool',
  tool: 'save',
  parameters: {},
  values: { a: 1 },
  widget: { type: 'forms' },
}));
const answer: SubmissionStep = { type: 'answer', answer: { action: 'submit', values: { a: 1 } }, events };
const after = (...steps: SubmissionStep[]) =>
  steps.reduce<Submission>((submission, step) => nextSubmission(submission, step, at), newSubmission(at));
const deliver = (index: number): SubmissionStep => ({ type: 'deliver', id: events[index]!.id });
const fail = (index: number, reason?: string): SubmissionStep => ({
  type: 'fail',
  id: events[index]!.id,
  ...(reason ? { reason } : {}),
});

describe('nextSubmission', () => {
  const table: [string, SubmissionStep[], Submission['state'], number][] = [
    ['starts as a draft', [], 'draft', 0],
    ['keeps what is typed', [{ type: 'type', values: { a: 2 } }], 'draft', 0],
    ['checks an answer before it leaves', [answer], 'checking', 0],
    ['sends a checked answer', [answer, { type: 'send' }], 'sending', 0],
    ['ignores a second answer under way', [answer, { type: 'send' }, answer], 'sending', 0],
    ['is not delivered by the first of two events', [answer, { type: 'send' }, deliver(0)], 'sending', 1],
    ['is delivered by the last event', [answer, { type: 'send' }, deliver(0), deliver(1)], 'delivered', 2],
    ['counts an event once', [answer, { type: 'send' }, deliver(0), deliver(0)], 'sending', 1],
    ['fails at the event that did not arrive', [answer, { type: 'send' }, deliver(0), fail(1)], 'failed', 1],
    ['ignores the failure of what has arrived', [answer, { type: 'send' }, deliver(0), fail(0)], 'sending', 1],
    [
      'sends again on retry, with what has arrived',
      [answer, { type: 'send' }, deliver(0), fail(1), { type: 'retry' }],
      'sending',
      1,
    ],
    [
      'accepts a late success after a failure',
      [answer, { type: 'send' }, deliver(0), fail(1), deliver(1)],
      'delivered',
      2,
    ],
    ['takes another answer while nothing has arrived', [answer, { type: 'send' }, fail(0), answer], 'checking', 0],
    [
      'takes no other answer once a part has arrived',
      [answer, { type: 'send' }, deliver(0), fail(1), answer],
      'failed',
      1,
    ],
    ['does not expire under way', [answer, { type: 'send' }, { type: 'expire' }], 'sending', 0],
    ['expires as a draft', [{ type: 'expire' }], 'expired', 0],
    ['is superseded after a failure', [answer, { type: 'send' }, fail(0), { type: 'supersede' }], 'superseded', 0],
    ['stays expired', [{ type: 'expire' }, answer], 'expired', 0],
  ];
  test.each(table)('%s', (_, steps, state, deliveredCount) => {
    const submission = after(...steps);
    expect(submission.state).toBe(state);
    expect(submission.deliveredIds).toHaveLength(deliveredCount);
  });

  test('names the outcome for what was decided', () => {
    const cancel = after(
      { type: 'answer', answer: { action: 'cancel', values: {} }, events: events.slice(0, 1) },
      { type: 'send' },
      deliver(0),
    );
    expect(cancel.state).toBe('cancelled');
    const decline = after(
      { type: 'answer', answer: { action: 'decline', values: {} }, events: events.slice(0, 1) },
      { type: 'send' },
      deliver(0),
    );
    expect(decline.state).toBe('declined');
  });

  test('keeps the words of a failure and drops them on retry', () => {
    const failed = after(answer, { type: 'send' }, fail(0, 'The server is closed.'));
    expect(failed).toMatchObject({ state: 'failed', reason: 'The server is closed.' });
    expect(nextSubmission(failed, { type: 'retry' }, at)).not.toHaveProperty('reason');
  });

  test('loses no answer and delivers none twice, in whatever order things happen', () => {
    const step = fc.oneof(
      fc.constant<SubmissionStep>(answer),
      fc.constantFrom<SubmissionStep>({ type: 'send' }, { type: 'retry' }, { type: 'expire' }, { type: 'supersede' }),
      fc.nat(1).map(deliver),
      fc.nat(1).map((index) => fail(index)),
      fc.constant<SubmissionStep>({ type: 'type', values: { a: 3 } }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let submission: Submission = newSubmission(at);
        for (const each of steps) {
          const next = nextSubmission(submission, each, at);
          expect(new Set(next.deliveredIds).size).toBe(next.deliveredIds.length);
          if ('action' in submission && 'action' in next) {
            expect(next.values).toEqual(submission.values);
            for (const id of submission.deliveredIds) expect(next.deliveredIds).toContain(id);
          }
          if (isFinal(submission)) expect(next).toBe(submission);
          if (next.state === 'delivered') expect(firstUndelivered(next)).toBeUndefined();
          if (next.state === 'sending') expect(firstUndelivered(next)).toBeDefined();
          if (canAnswer(next)) expect(next.deliveredIds).toHaveLength(0);
          submission = next;
        }
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('readSubmission', () => {
  const sent = after(answer, { type: 'send' });
  test('reads what was stored, as it was', () => {
    for (const submission of [
      after(),
      after({ type: 'type', values: { a: 2 } }),
      after(answer, { type: 'send' }, deliver(0), deliver(1)),
    ]) {
      expect(readSubmission(JSON.parse(JSON.stringify(submission)))).toEqual(submission);
    }
  });

  test('takes what was under way for failed: nobody knows whether it arrived', () => {
    expect(readSubmission(JSON.parse(JSON.stringify(sent)))).toEqual({ ...sent, state: 'failed' });
  });

  test.each([
    undefined,
    null,
    1,
    'x',
    [],
    {},
    { version: 2, state: 'draft' },
    { version: 1, state: 'odd' },
    { version: 1, state: 'delivered', events: [1] },
  ])('does not take %j for a submission', (stored) => expect(readSubmission(stored)).toBeUndefined());

  test('reads a history that kept only the outcome', () => {
    expect(readSubmission({ version: 1, state: 'delivered', values: { city: 'Rome' } })).toMatchObject({
      state: 'delivered',
      values: { city: 'Rome' },
      events: [],
    });
  });
});
