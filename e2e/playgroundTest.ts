import { test as base } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';

/** Playwright's test with a new tab for each test of a worker, in one browser context: scripts are fetched and compiled once. */
export const test = base.extend<object, { sharedContext: BrowserContext }>({
  sharedContext: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        locale: 'en-US',
        timezoneId: 'UTC',
        viewport: { width: 1400, height: 900 },
      });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedContext }, use) => {
    const page = await sharedContext.newPage();
    await use(page);
    await page.close();
  },
});

export { expect } from '@playwright/test';
