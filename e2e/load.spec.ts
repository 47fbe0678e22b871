import { essence, expect, test } from './bench';
import type { Bench } from './bench';
import { readCases } from './fixtures';
import type { JsonRecord, JsonValue } from './fixtures';
import { handIn } from './hand';

const widgetKey = 'com.ibm.orchestrate/widget';
const cases = new Map(readCases().map((report) => [report.id, report]));
const sent = async (bench: Bench) => (await bench.events()).map(essence);
const saves = (answer: JsonValue) => ({ type: 'tool', tool: 'save_answer', parameters: { answer } });

/** The response of a case with its large value built. */
function responseOf(id: string, properties?: JsonRecord): JsonRecord {
  const { $generate: _generate, ...response } = structuredClone(cases.get(id)!.response);
  const schema = ((response['_meta'] as JsonRecord)[widgetKey] as JsonRecord)['json_schema'] as JsonRecord;
  if (properties) schema['properties'] = properties;
  return response;
}

test('a choice among 5000 is found by typing', async ({ bench }) => {
  const names = Array.from({ length: 5000 }, (_, index) => `o${index}`);
  const response = responseOf('select-with-5000-options', { c: { type: 'string', title: 'City', enum: names } });
  await bench.open({ responses: [{ response }] });
  await handIn(bench.response()).choose('o4321', 'City');
  await bench.submitButton().click();
  await expect.poll(() => sent(bench)).toEqual([saves({ c: 'o4321' })]);
});

test('a schema of 16384 branches does not hold up the page', async ({ bench }) => {
  let schema: JsonRecord = { type: 'string' };
  for (let level = 0; level < 14; level += 1) schema = { anyOf: [schema, schema] };
  const live = responseOf('two-hundred-forms-in-one-session');
  await bench.open({
    responses: [{ response: responseOf('compile-bomb-nested-anyof', { x: schema }) }, { response: live }],
  });
  await bench.submitButton(2).click();
  await expect.poll(() => sent(bench)).toEqual([saves({ a: 'x' })]);
});

test('a hundred answered forms do not slow down the typing in a live one', async ({ bench, page }) => {
  const response = responseOf('hundred-old-forms-in-transcript');
  const submission = {
    version: 1 as const,
    state: 'delivered' as const,
    action: 'submit' as const,
    values: { a: 'old answer' },
    events: [],
    deliveredIds: [],
    at: '2026-03-02T09:00:00.000Z',
  };
  const old = Array.from({ length: 100 }, () => ({ response, submission }));
  await bench.open({ responses: [...old, { response }] });
  await expect(page.getByText('old answer')).toHaveCount(100);
  const field = handIn(bench.response(101)).field('A');
  await field.click();
  const changed = await page.evaluateHandle(() => {
    const count = { changes: 0 };
    const isOld = (node: Node) => node.parentElement?.closest('article')?.getAttribute('aria-label') !== 'Response 101';
    new MutationObserver((records) => {
      count.changes += records.filter(({ target }) => isOld(target)).length;
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    return count;
  });
  const begun = Date.now();
  await page.keyboard.type('twenty letters here!');
  await expect(field).toHaveValue('twenty letters here!');
  expect(Date.now() - begun).toBeLessThan(20 * 500);
  expect(await changed.evaluate(({ changes }) => changes)).toBe(0);
});

test('forms that have come and gone leave nothing behind', async ({ bench, page }) => {
  test.slow();
  const session = await page.context().newCDPSession(page);
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  const pass = async (from: number, to: number) => {
    for (let index = from; index < to; index += 1) {
      const properties = {
        a: { type: 'string', default: 'x' },
        [`f${index}`]: { type: 'string', title: `F ${index}` },
      };
      const response = responseOf('two-hundred-forms-in-one-session', properties);
      await bench.change({ responses: [{ id: `form-${index}`, response }] });
      await bench.submitButton().click();
      await expect(bench.submitButton()).toHaveCount(0);
    }
  };
  await bench.open({ responses: [] });
  await pass(0, 12);
  const before = await heap();
  await pass(12, 42);
  expect((await heap()) - before).toBeLessThan(30 * 60_000);
  await session.detach();
});

test('an answer is typed and sent while sixty pieces a second arrive in another response', async ({ bench, page }) => {
  const text = { content: [{ type: 'text', text: 'Streaming' }] };
  await bench.open({
    responses: [{ response: text }, { response: responseOf('hundred-old-forms-in-transcript') }],
    rerenderEveryMs: 16,
    hasDrafts: true,
    host: ['slow'],
  });
  await handIn(bench.response(2)).field('A').click();
  await page.keyboard.type('every letter counts', { delay: 10 });
  await page.keyboard.press('Enter');
  await expect(bench.submitButton()).toHaveCount(0);
  expect(await sent(bench)).toEqual([saves({ a: 'every letter counts' })]);
});
