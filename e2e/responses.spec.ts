import { expect, settle, test } from './bench';
import { readFixtures } from './fixtures';

for (const { path, response, props, context, expect: expected } of readFixtures()) {
  test(`${path} shows the user exactly what is theirs`, async ({ bench, page }) => {
    await bench.open({ responses: [{ response, ...props, ...(context?.tool ? { toolDefinition: context.tool } : {}) }] });
    const { userTexts = [], hiddenTexts = [], shows = [], parts, widget } = expected;

    const texts = page.locator('[data-part="text"]');
    await expect(texts).toHaveCount(userTexts.length);
    expect(await texts.evaluateAll((elements) => elements.map((element) => element.textContent))).toEqual(userTexts);

    if (parts) {
      const kinds = page.locator('[data-part]');
      await expect(kinds).toHaveCount(parts.length);
      expect(await kinds.evaluateAll((elements) => elements.map((element) => element.getAttribute('data-part')))).toEqual(parts);
    }
    if (widget !== undefined) {
      await expect(page.locator('[data-widget]').first()).toHaveCount(widget === null ? 0 : 1);
      if (widget !== null) await expect(page.locator('[data-widget]').first()).toHaveAttribute('data-widget', widget);
    }
    for (const box of await page.getByRole('combobox').all()) {
      const isReachable = (await box.isVisible()) && (await box.isEnabled());
      if (!isReachable || shows.length === 0) continue;
      await expect(box).toBeVisible();
    }
    await settle(page);
    const html = await page.evaluate(() => document.documentElement.outerHTML);
    for (const hidden of hiddenTexts) expect(html).not.toContain(hidden);
  });
}
