import { expect, settle, test } from './bench';
import { readFixtures } from './fixtures';

for (const { path, response, props, context, expect: expected } of readFixtures()) {
  test(`${path} shows the user exactly what is theirs`, async ({ bench, page }) => {
    await page.route(/^https:/, (route) => route.abort());
    await bench.open({
      responses: [{ response, ...(context?.tool ? { toolDefinition: context.tool } : {}) }],
      ...props,
    });
    const { userTexts = [], hiddenTexts = [], shows = [], parts, widget } = expected;

    const texts = page.locator('[data-part="text"]');
    await expect(texts).toHaveCount(userTexts.length);
    expect(await texts.evaluateAll((elements) => elements.map((element) => element.textContent))).toEqual(userTexts);

    if (parts) {
      const kinds = page.locator('[data-part]');
      expect(
        await kinds.evaluateAll((elements) => elements.map((element) => element.getAttribute('data-part'))),
      ).toEqual(parts);
    }
    if (widget !== undefined) {
      const kinds = await page
        .locator('[data-widget]')
        .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-widget')));
      expect(kinds[0] ?? null).toBe(widget);
    }
    if (shows.length > 0) {
      const readable = await bench.readable();
      for (const words of shows) expect(readable).toContain(words);
    }
    await settle(page);
    const html = await page.evaluate(() => document.documentElement.outerHTML);
    for (const hidden of hiddenTexts) expect(html).not.toContain(hidden);
  });
}
