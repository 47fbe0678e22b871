import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect, test } from './playgroundTest';
import { playgroundPort } from './ports.mjs';

const axe = fileURLToPath(new URL('../node_modules/axe-core/axe.min.js', import.meta.url));

declare global {
  interface Window {
    axe: { run: (context: Document, options: object) => Promise<AxeResults> };
  }
}

/** What axe objects to, as rule and place. */
async function violations(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axe });
  const results = await page.evaluate(() =>
    window.axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] }),
  );
  return results.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

for (const theme of ['light', 'dark'] as const) {
  test(`the playground with an open form has no accessibility violation, ${theme}`, async ({ page }) => {
    await page.goto(`http://localhost:${playgroundPort}/?theme=${theme}&tool=show_contact_form`);
    await expect(page.getByLabel('Your name', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Audience' }).click();
    expect(await violations(page)).toEqual([]);
  });
}

for (const width of [320, 768, 1440]) {
  test(`nothing scrolls sideways in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await page.goto(`http://localhost:${playgroundPort}/?tool=show_every_input`);
    await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    const column = await page.getByRole('log').evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(column).toBeLessThanOrEqual(0);
  });
}
