import { essence, expect, test } from './bench';
import { readFixtures } from './fixtures';

const response = readFixtures().find(({ path }) => path === 'orchestrate/event-tool-submit-placeholders')!.response;
const everyInput = readFixtures().find(({ path }) => path === 'orchestrate/form-all-inputs-defaults')!.response;

test('draws, refuses and sends a form', async ({ bench, page, policy, validator }) => {
  await bench.open({ responses: [{ response }] });
  const first = bench.response().getByRole('textbox').first();
  await first.fill('');
  await bench.submitButton().click();
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  await expect(first).toBeFocused();
  await page.keyboard.type('E001');
  await bench.submitButton().click();
  await expect.poll(async () => (await bench.events()).map(essence)).toHaveLength(1);
  const { violations } = await bench.record();
  const allowed = validator === 'auto' && policy !== 'plain' ? 1 : 0;
  expect(violations.length, violations.join('\n')).toBeLessThanOrEqual(allowed);
});

test('draws and sends every input', async ({ bench }) => {
  await bench.open({ responses: [{ response: everyInput }] });
  await expect(bench.response().getByLabel('Name', { exact: true })).toBeVisible();
  await bench.submitButton().click();
  await expect.poll(async () => (await bench.events()).map(({ type }) => type)).toEqual(['tool']);
  const { violations } = await bench.record();
  expect(violations.filter((violation) => !violation.startsWith('script-src'))).toEqual([]);
});
