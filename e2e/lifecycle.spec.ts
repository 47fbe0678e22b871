import { essence, expect, test } from './bench';
import type { Bench } from './bench';
import { readCases } from './fixtures';
import { handIn } from './hand';
import type { JsonRecord, JsonValue } from './fixtures';

const cases = new Map(readCases().map((report) => [report.id, report]));

/** The response of a case. */
function responseOf(id: string): JsonRecord {
  const { variants: _variants, second: _second, ...response } = cases.get(id)!.response;
  return response;
}

const secondOf = (id: string) => cases.get(id)!.response['second']!;
const sent = async (bench: Bench) => (await bench.events()).map(essence);
const saves = (answer: JsonValue) => ({ type: 'tool', tool: 'save_answer', parameters: { answer } });

test('a double click sends once', async ({ bench }) => {
  await bench.open({ responses: [{ response: responseOf('double-click-sends-once') }], host: ['hang'] });
  await handIn(bench.response()).type('hi', 'Message');
  await bench.submitButton().dblclick();
  await expect.poll(() => sent(bench)).toEqual([saves({ msg: 'hi' })]);
  await bench.release();
  await expect(bench.submitButton()).toHaveCount(0);
  expect(await sent(bench)).toHaveLength(1);
});

test('Enter twice sends once', async ({ bench, page }) => {
  await bench.open({ responses: [{ response: responseOf('enter-twice-sends-once') }], host: ['hang'] });
  await handIn(bench.response()).type('hi', 'Message');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(() => sent(bench)).toEqual([saves({ msg: 'hi' })]);
});

test('a rejected delivery keeps the answer and sends the same event again', async ({ bench }) => {
  await bench.open({
    responses: [{ response: responseOf('failed-send-can-be-retried') }],
    host: ['reject', 'resolve'],
  });
  const hand = handIn(bench.response());
  await hand.type('hello', 'Message');
  await bench.submitButton().click();
  await expect(bench.response().getByRole('alert')).toBeVisible();
  await expect(bench.response().getByRole('alert')).not.toContainText('offline');
  await expect(hand.field('Message')).toHaveValue('hello');
  await expect(hand.field('Message')).toBeEditable();
  await bench.response().getByRole('button', { name: 'Try again' }).click();
  await expect(bench.submitButton()).toHaveCount(0);
  const { events } = await bench.record();
  expect(events).toHaveLength(2);
  expect(events[1]).toEqual(events[0]);
});

test('submitting again after a failure sends the same event again', async ({ bench }) => {
  await bench.open({
    responses: [{ response: responseOf('failed-send-can-be-retried') }],
    host: ['reject', 'resolve'],
  });
  await handIn(bench.response()).type('hello', 'Message');
  await bench.submitButton().click();
  await expect(bench.response().getByRole('alert')).toBeVisible();
  await bench.submitButton().click();
  await expect(bench.submitButton()).toHaveCount(0);
  const { events } = await bench.record();
  expect(events).toHaveLength(2);
  expect(events[1]).toEqual(events[0]);
});

test('a host that throws leaves the answer to be sent again', async ({ bench }) => {
  await bench.open({ responses: [{ response: responseOf('sync-throw-in-host-handler') }], host: ['throw', 'resolve'] });
  await handIn(bench.response()).type('x', 'Message');
  await bench.submitButton().click();
  await bench.response().getByRole('button', { name: 'Try again' }).click();
  await expect(bench.submitButton()).toHaveCount(0);
  expect(await sent(bench)).toEqual([saves({ msg: 'x' }), saves({ msg: 'x' })]);
});

test('the words of an error meant for the user are shown', async ({ bench }) => {
  await bench.open({ responses: [{ response: responseOf('sync-throw-in-host-handler') }], host: ['reject-for-user'] });
  await handIn(bench.response()).type('x', 'Message');
  await bench.submitButton().click();
  await expect(bench.response().getByRole('alert')).toContainText('The line is busy.');
});

test('a delivery that never settles fails after the time it is given, and may still arrive', async ({ bench }) => {
  await bench.open({
    responses: [{ response: responseOf('pending-state-is-visible') }],
    host: ['hang'],
    timeoutMs: 300,
  });
  await handIn(bench.response()).type('x', 'Message');
  await bench.submitButton().click();
  await expect(bench.response().getByRole('button', { name: 'Try again' })).toBeVisible();
  await bench.release();
  await expect(bench.submitButton()).toHaveCount(0);
  expect(await sent(bench)).toHaveLength(1);
});

test('a pending answer says so and cannot be changed', async ({ bench, page }) => {
  await bench.open({ responses: [{ response: responseOf('pending-state-is-visible') }], host: ['hang'] });
  await handIn(bench.response()).type('x', 'Message');
  await bench.submitButton().click();
  await expect(page.locator('[aria-busy="true"]').first()).toBeVisible();
  await expect(bench.response().getByRole('status').filter({ hasText: 'Sending' })).toHaveCount(1);
  await page.keyboard.type('yz');
  await bench.release();
  await expect(bench.submitButton()).toHaveCount(0);
  expect(await sent(bench)).toEqual([saves({ msg: 'x' })]);
});

test('a delivered answer is announced and keeps the focus', async ({ bench, page }) => {
  await bench.open({ responses: [{ response: responseOf('submitted-state-is-announced') }] });
  await handIn(bench.response()).type('x', 'A');
  await bench.submitButton().press('Enter');
  await expect(bench.submitButton()).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await expect(bench.response().getByText('Sent').first()).toBeVisible();
});

test('typing survives a host that renders sixty times a second', async ({ bench, page }) => {
  await bench.open({ responses: [{ response: responseOf('double-click-sends-once') }], rerenderEveryMs: 16 });
  await handIn(bench.response()).field('Message').click();
  await page.keyboard.type('every letter counts', { delay: 20 });
  await expect(handIn(bench.response()).field('Message')).toHaveValue('every letter counts');
  await expect(handIn(bench.response()).field('Message')).toBeFocused();
  await bench.submitButton().click();
  await expect.poll(() => sent(bench)).toEqual([saves({ msg: 'every letter counts' })]);
});

test('a changed schema keeps what was typed, and the focus', async ({ bench }) => {
  const response = responseOf('rerender-updated-schema-keeps-answers');
  await bench.open({ responses: [{ id: 'r7', response }] });
  const hand = handIn(bench.response());
  await hand.type('abc', 'A');
  const next = structuredClone(response);
  const widget = (next['_meta'] as JsonRecord)['com.ibm.orchestrate/widget'] as JsonRecord;
  widget['json_schema'] = {
    type: 'object',
    properties: { a: { type: 'string', title: 'A (new)' }, b: { type: 'string', title: 'B' } },
  };
  await bench.change({ responses: [{ id: 'r7', response: next }] });
  await expect(hand.field('A (new)')).toHaveValue('abc');
  await expect(hand.field('A (new)')).toBeFocused();
  await expect(hand.field('B')).toBeVisible();
  await bench.submitButton().click();
  await expect.poll(() => sent(bench)).toEqual([saves({ a: 'abc' })]);
});

test('a widget that arrives in pieces becomes a form', async ({ bench, page }) => {
  await bench.open({ responses: [{ id: 'r3', response: responseOf('streaming-partial-widget-then-complete') }] });
  await bench.change({ responses: [{ id: 'r3', response: responseOf('double-click-sends-once') }] });
  await expect(page.getByLabel('Message', { exact: true })).toBeVisible();
});

test('a later response leaves an earlier form alone', async ({ bench }) => {
  const id = 'second-response-does-not-touch-first';
  await bench.open({ responses: [{ response: responseOf(id) }] });
  await handIn(bench.response(1)).type('abc', 'A');
  await bench.change({ responses: [{ response: responseOf(id) }, { response: secondOf(id) }] });
  await expect(handIn(bench.response(2)).field('B')).toHaveValue('z');
  await expect(handIn(bench.response(1)).field('A')).toHaveValue('abc');
  await bench.submitButton(1).click();
  await expect.poll(() => sent(bench)).toEqual([saves({ a: 'abc' })]);
});

test('two forms answered quickly send one event each', async ({ bench }) => {
  const id = 'parallel-forms-answered-quickly';
  await bench.open({ responses: [{ response: responseOf(id) }, { response: secondOf(id) }], host: ['slow'] });
  await bench.submitButton(1).click();
  await bench.submitButton(2).click();
  await expect.poll(() => sent(bench)).toEqual([saves({ a: '1' }), saves({ b: '2' })]);
});

test('schemas that share an $id are validated apart', async ({ bench }) => {
  const id = 'two-forms-with-same-schema-id';
  await bench.open({ responses: [{ response: responseOf(id) }, { response: secondOf(id) }] });
  await bench.submitButton(1).click();
  await expect(handIn(bench.response(1)).field('Employee')).toHaveAttribute('aria-invalid', 'true');
  await handIn(bench.response(2)).type('x', 'Car');
  await bench.submitButton(2).click();
  await expect.poll(() => sent(bench)).toEqual([saves({ car: 'x' })]);
});

test('a submit stays inside: the host around the form hears nothing', async ({ bench, page }) => {
  await bench.open({
    responses: [{ response: responseOf('submit-does-not-reach-host-composer') }],
    isInsideHostForm: true,
  });
  await handIn(bench.response()).type('x', 'Message');
  await page.keyboard.press('Enter');
  await expect.poll(() => sent(bench)).toEqual([saves({ msg: 'x' })]);
  expect((await bench.record()).hostSubmits).toBe(0);
  await expect(page.locator('form form')).toHaveCount(0);
});

test('an answered form of the history is inert', async ({ bench }) => {
  const response = responseOf('history-answered-form-is-inert');
  const submission = {
    version: 1 as const,
    state: 'delivered' as const,
    action: 'submit' as const,
    values: { city: 'Rome' },
    events: [],
    deliveredIds: [],
    at: '2026-03-02T09:00:00.000Z',
  };
  await bench.open({ responses: [{ response, submission }] });
  await expect(bench.response().getByText('Rome')).toBeVisible();
  await expect(bench.submitButton()).toHaveCount(0);
  await expect(bench.response().getByRole('textbox')).toHaveCount(0);
  expect(await sent(bench)).toEqual([]);
});

test('a stored submission shows again what was answered', async ({ bench }) => {
  const response = responseOf('history-answered-form-is-inert');
  await bench.open({ responses: [{ response }] });
  await handIn(bench.response()).replace('Bergen', 'City');
  await bench.submitButton().click();
  await expect(bench.submitButton()).toHaveCount(0);
  const stored = (await bench.record()).submissions.at(-1)!;
  await bench.change({ responses: [{ id: 'again', response, submission: stored }] });
  await expect(bench.response().getByText('Bergen')).toBeVisible();
  await expect(bench.submitButton()).toHaveCount(0);
});

test('an arriving form does not take the focus', async ({ bench, page }) => {
  await bench.open({ responses: [{ response: responseOf('double-click-sends-once') }] });
  await expect(page.getByLabel('Message', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test.describe('in a page of its own', () => {
  test.use({ isFresh: true });

  test('drafts come back after a reload, secrets do not', async ({ bench, page }) => {
    await bench.open({
      responses: [{ id: 'secret', response: responseOf('secret-not-echoed-after-submit') }],
      hasDrafts: true,
    });
    const hand = handIn(bench.response());
    await hand.replace('mara', 'User');
    await hand.type('s3cret', 'Password');
    await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain('mara');
    expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain('s3cret');
    await page.reload();
    await expect(hand.field('User')).toHaveValue('mara');
    await expect(hand.field('Password')).toHaveValue('');
  });
});

test('a secret is sent and never shown again', async ({ bench, page }) => {
  await bench.open({ responses: [{ response: responseOf('secret-not-echoed-after-submit') }] });
  await handIn(bench.response()).type('s3cret', 'Password');
  await bench.submitButton().click();
  await expect.poll(() => sent(bench)).toEqual([saves({ user: 'kim', pw: 's3cret' })]);
  await expect(bench.submitButton()).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain('s3cret');
});

test('strict mode sends nothing by itself', async ({ bench }) => {
  await bench.open({ responses: [{ response: responseOf('strict-mode-no-event-on-mount') }] });
  expect(await sent(bench)).toEqual([]);
  await handIn(bench.response()).type('x');
  await bench.submitButton().click();
  await expect.poll(() => sent(bench)).toHaveLength(1);
});
