import type { Page } from '@playwright/test';
import { expect, test } from './playgroundTest';
import { playgroundPort } from './ports.mjs';

async function openApp(page: Page, tool: string, query = '') {
  await page.goto(`http://localhost:${playgroundPort}/?tool=${tool}${query}`);
  const title = tool === 'show_tides' ? 'Tides as an app' : 'App that never starts';
  const response = page.getByRole('article', { name: title, exact: true });
  const app = response.frameLocator(`iframe[title="${title}"]`).frameLocator('iframe');
  return { response, app };
}

test('an app of the official SDK is given its arguments, then its result, and stands in place of the content', async ({
  page,
}) => {
  const { response, app } = await openApp(page, 'show_tides');
  await expect(app.getByRole('heading', { name: 'Tides at Harbour Bank' })).toBeVisible();
  await expect(app.getByText('06:12', { exact: true })).toBeVisible();
  await expect(app.getByRole('status')).toHaveText('input, result');
  await expect(response.getByText('High tide at 06:12, low tide at 12:31.')).toHaveCount(0);
  await expect(response.locator('[aria-busy="true"]')).toHaveCount(0);
});

test('an app takes the height it asks for', async ({ page }) => {
  const { response, app } = await openApp(page, 'show_tides');
  const content = app.locator('body');
  await expect(content).toContainText('input, result');
  const frame = response.locator('iframe');
  await expect
    .poll(async () => {
      const [outer, inner] = [await frame.boundingBox(), await content.boundingBox()];
      return Math.abs((outer?.height ?? 0) - (inner?.height ?? 1000)) < 24;
    })
    .toBe(true);
});

test('an app speaks to the agent, and calls the tools that are for apps, and no other', async ({ page }) => {
  const { app } = await openApp(page, 'show_tides');
  await app.getByRole('button', { name: 'Tell the agent' }).click();
  await expect(
    page.getByRole('log', { name: 'Conversation' }).getByText('High tide is at 06:12', { exact: true }),
  ).toBeVisible();
  await app.getByRole('button', { name: 'Read again' }).click();
  await expect(app.getByRole('status')).toHaveText('Read again at noon');
  await app.getByRole('button', { name: 'Call another tool' }).click();
  await expect(app.getByRole('status')).toHaveText('not for apps');
  await app.getByRole('button', { name: 'Open the web page' }).click();
  await expect(app.getByRole('status')).toHaveText('refused');
});

test('an app that closes itself leaves the content', async ({ page }) => {
  const { response, app } = await openApp(page, 'show_tides');
  await app.getByRole('button', { name: 'Close' }).click();
  await expect(response.getByText('High tide at 06:12, low tide at 12:31.', { exact: true })).toBeVisible();
  await expect(response.locator('iframe')).toHaveCount(0);
});

test('the content is shown in place of an app that does not start', async ({ page }) => {
  const { response } = await openApp(page, 'show_silent_app', '&appTimeout=1500');
  await expect(
    response.getByText('The app did not start; this is what it would have shown.', { exact: true }),
  ).toBeVisible();
  await expect(response.locator('iframe')).toHaveCount(0);
});
