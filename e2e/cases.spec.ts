import { essence, expect, test } from './bench';
import { readCases } from './fixtures';
import type { Case, JsonRecord, JsonValue } from './fixtures';
import { canPerform, perform } from './steps';

const widgetKey = 'com.ibm.orchestrate/widget';

for (const report of readCases()) {
  const { id, group, title, steps, expect: expected } = report;
  if (!expected || !canPerform(steps) || JSON.stringify(report.response).includes('"$generate"')) continue;
  for (const [name, response] of responsesOf(report)) {
    test(`${id}${name}: ${title}`, async ({ bench, page, policy }) => {
      test.skip(group === 'media' && policy === 'strict', 'a page without media-src shows no sound');
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await bench.open({ responses: [{ response }] });
      await perform(bench, steps);
      const events = async () => (await bench.events()).map(essence);

      if (expected.submitted !== undefined) await expect.poll(events).toEqual([answered(report, expected.submitted)]);
      if (expected.submittedNot !== undefined) {
        await expect.poll(async () => (await events()).length).toBe(1);
        expect(await events()).not.toEqual([answered(report, expected.submittedNot)]);
      }
      if (expected.event) {
        const { map_input_to: _, ...event } = expected.event;
        await expect.poll(events).toEqual([event]);
      }
      if (expected.eventCount !== undefined)
        await expect.poll(async () => (await events()).length).toBe(expected.eventCount);
      if (expected.noEvent) expect(await events()).toEqual([]);
      if (expected.text) {
        const texts = page.locator('[data-part="text"]');
        expect(await texts.evaluateAll((elements) => elements.map((element) => element.textContent))).toEqual(
          expected.text,
        );
      }
      const html = await page.evaluate(() => document.documentElement.outerHTML);
      for (const hidden of expected.hiddenText ?? []) expect(html).not.toContain(hidden);
      for (const selector of expected.elements ?? [])
        await expect(page.locator('main').locator(selector).first()).toBeAttached();
      for (const selector of expected.noElements ?? [])
        await expect(page.locator('main').locator(selector)).toHaveCount(0);
      for (const host of expected.noRequestsTo ?? []) expect(requests.filter((url) => url.includes(host))).toEqual([]);
    });
  }
}

/** The response, or one for each variant. */
function responsesOf({ response: { variants, ...response } }: Case): [string, JsonValue][] {
  if ('$json' in response) return [['', response['$json']!]];
  if (!variants) return [['', response]];
  return Object.entries(variants).flatMap(([key, values]) =>
    (Array.isArray(values) ? values : [values]).map((value, index): [string, JsonValue] => {
      const copy = structuredClone(response) as JsonRecord;
      const widget = (copy['_meta'] as JsonRecord)[widgetKey] as JsonRecord;
      widget[key] = value;
      return [` (${key} ${index + 1})`, copy];
    }),
  );
}

/** The one tool event an answer becomes, by the rule of `map_input_to`. */
function answered({ response }: Case, answer: JsonValue): JsonRecord {
  const widget = (response['_meta'] as JsonRecord)[widgetKey] as JsonRecord;
  const [event] = widget['on_event'] as JsonRecord[];
  const {
    tool,
    parameters,
    map_input_to: name,
  } = event as { tool: string; parameters: JsonRecord; map_input_to: string };
  const placed = name === 'submit' ? (answer as JsonRecord) : { [name]: answer };
  return { type: 'tool', tool, parameters: { ...parameters, ...placed } };
}
