import { test as base } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { BenchCase, BenchRecord } from '../playground/bench/benchCase';
import type { JsonRecord, JsonValue } from './fixtures';
import { benchPort } from './ports.mjs';

export interface BenchOptions {
  /** Which Content Security Policy the page is served with. */
  policy: 'strict' | 'trusted' | 'media' | 'plain';
  validator: 'auto' | 'ajv' | 'interpreted';
}

type Given = Omit<BenchCase, 'responses' | 'validator'> & {
  responses: (Omit<BenchCase['responses'][number], 'response'> & { response: JsonValue })[];
};

/** The bench page in a test's hands. */
export interface Bench {
  /** Opens the page with these responses and this host. */
  open: (given: Given) => Promise<void>;
  /** Hands the open page another case, as a host that renders again. */
  change: (given: Given) => Promise<void>;
  /** What the host heard so far, without ids. */
  events: () => Promise<JsonRecord[]>;
  record: () => Promise<Omit<BenchRecord, 'release' | 'reset'>>;
  release: () => Promise<void>;
  /** The nth response, from 1. */
  response: (number?: number) => Locator;
  submitButton: (number?: number) => Locator;
  /** Everything a person can read on the page, fields and the choices of lists included. */
  readable: () => Promise<string>;
  page: Page;
}

interface TestFixtures {
  bench: Bench;
  /** Gives the test a browser context of its own, for time zones and reloads. Otherwise all tests of a worker share one open page. */
  isFresh: boolean;
}

interface WorkerFixtures {
  sharedPage: Page;
}

let caseCount = 0;

/** Playwright's test with a bench; after each test the page must not have violated its policy nor thrown. */
export const test = base.extend<TestFixtures, BenchOptions & WorkerFixtures>({
  policy: ['strict', { option: true, scope: 'worker' }],
  validator: ['interpreted', { option: true, scope: 'worker' }],
  isFresh: [false, { option: true }],
  sharedPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC' });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, sharedPage, isFresh, timezoneId, locale }, use) => {
    if (!isFresh) {
      await use(sharedPage);
      await sharedPage.unrouteAll({ behavior: 'ignoreErrors' });
      return;
    }
    const context = await browser.newContext({ ...(timezoneId ? { timezoneId } : {}), ...(locale ? { locale } : {}) });
    await use(await context.newPage());
    await context.close();
  },
  bench: async ({ page, policy, validator, isFresh }, use) => {
    const url = `http://localhost:${benchPort}/${policy}/bench.html`;
    const response = (number = 1) => page.getByRole('article', { name: `Response ${number}`, exact: true });
    const record = () =>
      page.evaluate(() => JSON.parse(JSON.stringify(window.bench)) as Omit<BenchRecord, 'release' | 'reset'>);
    const ready = (given: Given) => {
      const responses = given.responses.map((each, index) => ({ id: `case-${caseCount}-${index + 1}`, ...each }));
      return JSON.stringify({ validator, name: String(caseCount), ...given, responses });
    };
    const show = async (text: string) => {
      await page.evaluate((json) => window.postMessage({ benchCase: json }), text);
      await page.locator(`main[data-case="${caseCount}"]`).waitFor();
    };
    const openAnew = async (text: string) => {
      await page.addInitScript((json) => {
        window.benchCase = JSON.parse(json) as BenchCase;
      }, text);
      await page.goto(url);
      await page.locator('main').waitFor();
    };
    const bench: Bench = {
      page,
      response,
      record,
      submitButton: (number = 1) => response(number).locator('button[type="submit"]'),
      open: async (given) => {
        caseCount += 1;
        if (isFresh || page.url() !== url) await openAnew(ready(isFresh ? given : { responses: [] }));
        if (!isFresh) {
          await page.evaluate(() => {
            sessionStorage.clear();
            window.bench.reset();
          });
          await show(ready(given));
        }
        await settle(page);
      },
      change: (given) => show(ready(given)),
      events: async () =>
        (await record()).events.map(({ id: _id, responseId: _responseId, ...event }) => event as unknown as JsonRecord),
      readable: () =>
        page.evaluate(() => {
          const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(
            ({ value, placeholder }) => `${value} ${placeholder}`,
          );
          const choices = [...document.querySelectorAll('option')].map(({ textContent }) => textContent);
          return [document.body.innerText, ...fields, ...choices].join('\n');
        }),
      release: () => page.evaluate(() => window.bench.release()),
    };
    await use(bench);
    if (page.url() !== url) return;
    const { violations, errors } = await record();
    base.expect(errors, 'uncaught errors').toEqual([]);
    if (validator !== 'auto') base.expect(violations, 'policy violations').toEqual([]);
  },
});

export { expect } from '@playwright/test';

/** Waits until nothing on the page is loading any more. */
export async function settle(page: Page): Promise<void> {
  await base.expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** An event as fixtures write it: what it is and what it carries. */
export function essence({
  type,
  tool,
  parameters,
  message,
  action,
  content,
  inputResponses,
  requestState,
  uri,
}: JsonRecord): JsonRecord {
  const all = { type, tool, parameters, message, action, content, inputResponses, requestState, uri };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as JsonRecord;
}
