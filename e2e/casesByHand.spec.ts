import { essence, expect, test } from './bench';
import type { Bench } from './bench';
import { readCases } from './fixtures';
import type { JsonRecord, JsonValue } from './fixtures';
import { handIn } from './hand';
import type { Hand } from './hand';

interface Scene {
  bench: Bench;
  hand: Hand;
}

const widgetKey = 'com.ibm.orchestrate/widget';
const cases = new Map(readCases().map((report) => [report.id, report]));
const sent = async (bench: Bench) => (await bench.events()).map(essence);

async function submits(bench: Bench, ...answers: JsonValue[]): Promise<void> {
  await bench.submitButton().click();
  const saved = answers.map((answer) => ({ type: 'tool', tool: 'save_answer', parameters: { answer } }));
  await expect.poll(() => sent(bench)).toEqual(saved);
}

/** What must come of the cases whose right behaviour is told in words. */
const stories: Record<string, (scene: Scene) => Promise<void>> = {
  'array-move-then-edit': async ({ bench, hand }) => {
    await bench
      .response()
      .getByRole('button', { name: /^Move .* 1 down$/ })
      .click();
    await expect(hand.field()).toHaveValue('two');
    await hand.type('X');
    await submits(bench, { l: [{ n: 'twoX' }, { n: 'one' }] });
    const ids = await bench.page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  },
  'map-two-quick-renames': async ({ bench, hand }) => {
    await hand.replace('X', 'Name of A');
    await bench.page.keyboard.press('Tab');
    await hand.replace('Y', 'Name of B');
    await bench.page.keyboard.press('Tab');
    await submits(bench, { env: { X: '1', Y: '2' } });
  },
  'map-numeric-keys-keep-order': async ({ bench, hand }) => {
    await bench
      .response()
      .getByRole('button', { name: /^Add an entry/ })
      .click();
    const names = bench.response().getByRole('textbox', { name: /^Name of/ });
    await expect(names).toHaveCount(3);
    await names.nth(2).fill('7');
    await names.nth(2).press('Tab');
    await expect(names.nth(2)).toHaveValue('7');
    await hand.type('3', '7');
    await submits(bench, { m: { b: '1', a: '2', '7': '3' } });
  },
  'boolean-enum-with-nonconst-oneof': async ({ bench }) => {
    await bench.response().getByRole('radio').or(bench.response().getByRole('checkbox')).first().click();
    await submits(bench, { ok: true });
  },
  'data-url-svg-and-html-previews': async ({ bench }) => {
    await expect(bench.submitButton()).toBeVisible();
    await expect(bench.page.locator('a[href^="data:" i], iframe, object, embed')).toHaveCount(0);
  },
  'description-markdown-script-link': async ({ bench }) => {
    await expect(bench.response().getByText(/pay here/)).toBeVisible();
    await expect(bench.page.locator('a[href*="script:" i], a[href^="data:" i]')).toHaveCount(0);
  },
  'form-data-type-mismatch': async ({ bench, hand }) => {
    await hand.replace('40', 'Age');
    await hand.tick('OK');
    await hand.replace('z', 'Z');
    const add = bench.response().getByRole('button', { name: 'Add to Tags' });
    if ((await add.count()) > 0) await add.click();
    await hand.replace('t', 'Tags 1');
    await submits(bench, { age: 40, ok: true, tags: ['t'], o: { z: 'z' } });
  },
  'history-json-roundtrip-renders-same': async ({ bench }) => {
    const first = await bench.response().ariaSnapshot();
    const { response } = cases.get('history-json-roundtrip-renders-same')!;
    await bench.open({ responses: [{ response: JSON.parse(JSON.stringify(response)) as JsonRecord }] });
    expect(await bench.response().ariaSnapshot()).toBe(first);
  },
  'adk-file-upload': async ({ bench }) => {
    const input = bench.response().locator('input[type="file"]');
    await input.setInputFiles([
      { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n1,2\n\n\n') },
      { name: 'b.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    ]);
    await expect(
      bench
        .response()
        .getByText(/b\.exe/)
        .first(),
    ).toBeVisible();
    await input.setInputFiles([{ name: 'c.csv', mimeType: 'text/csv', buffer: Buffer.alloc(2 * 1024 * 1024) }]);
    await expect(
      bench
        .response()
        .getByText(/c\.csv/)
        .first(),
    ).toBeVisible();
    await submits(bench, { docs: [{ fileName: 'a.csv' }] });
  },
  'audience-odd-values': async ({ bench }) => {
    const texts = await bench.page.locator('[data-part="text"]').allTextContents();
    expect(texts).toEqual(expect.arrayContaining(['s', 'c', 'n', 'z']));
  },
  'boolean-schemas': async ({ bench, hand }) => {
    await hand.type('x', 'B');
    await submits(bench, { any: { k: 1 }, b: 'x' });
  },
  'dependent-schemas-2019': async ({ bench, hand }) => {
    await hand.type('a', 'Mode');
    await hand.type('n', 'Note');
    await submits(bench, { mode: 'a', note: 'n' });
  },
  'draft-2020-12-schema': async ({ bench, hand }) => {
    await hand.choose('high');
    await hand.type('a', 'First');
    await hand.type('2', 'Second');
    await submits(bench, { lvl: 'high', pair: ['a', 2] });
  },
  'enum-keeps-value-type': async ({ bench, hand }) => {
    await hand.choose('20', 'N');
    const group = bench.response().getByRole('radiogroup', { name: 'F' }).getByRole('radio').nth(1);
    if ((await group.count()) > 0) await group.click();
    else await hand.field('F').selectOption({ index: 2 });
    await submits(bench, { n: 20, f: 0 });
  },
  'error-linked-to-its-input': async ({ bench, hand }) => {
    await bench.submitButton().click();
    const field = hand.field('Full name');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/Full name/);
    expect(await sent(bench)).toEqual([]);
  },
  'event-list-empty': async ({ bench }) => {
    await bench.submitButton().click();
    await expect.poll(() => sent(bench)).toEqual([{ type: 'submit' }]);
  },
  'focus-first-error-works-for-radio': async ({ bench }) => {
    await bench.submitButton().click();
    await expect.poll(() => bench.page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('radio');
  },
  'icon-buttons-have-names': async ({ bench }) => {
    const buttons = await bench.response().getByRole('button').all();
    const names = await Promise.all(
      buttons.map((button) => button.evaluate((each) => each.getAttribute('aria-label') ?? each.textContent ?? '')),
    );
    expect(names.every((name) => name.trim() !== '')).toBe(true);
    const removals = names.filter((name) => /remove/i.test(name));
    expect(new Set(removals).size).toBe(removals.length);
  },
  'integer-beyond-2-53': async ({ bench, hand }) => {
    await hand.type('9007199254740993', 'Account number');
    await bench.submitButton().click();
    await expect(hand.field('Account number')).toHaveAttribute('aria-invalid', 'true');
    expect(await sent(bench)).toEqual([]);
  },
  'json-schema-as-json-text': async ({ bench, hand }) => {
    if ((await bench.submitButton().count()) === 0) {
      await expect(bench.response().getByText(/cannot be shown/)).toBeVisible();
      return;
    }
    await hand.type('x');
    await bench.submitButton().click();
    await expect.poll(() => sent(bench)).toHaveLength(1);
  },
  'map-input-to-proto': async ({ bench }) => {
    await bench.submitButton().click();
    await expect.poll(() => sent(bench)).toHaveLength(1);
    const isClean = await bench.page.evaluate(() => {
      const [event] = window.bench.events;
      return event?.type === 'tool' && Object.getPrototypeOf(event.parameters) === Object.prototype && !('a' in {});
    });
    expect(isClean).toBe(true);
  },
  'min-items-bomb': async ({ bench }) => {
    expect(await bench.response().getByRole('textbox').count()).toBeLessThan(200);
  },
  'no-dangling-aria-ids': async ({ bench }) => {
    const dangling = await bench.page.evaluate(() =>
      [...document.querySelectorAll('[aria-describedby], [aria-labelledby], label[for]')].flatMap((element) =>
        ['aria-describedby', 'aria-labelledby', 'for'].flatMap((name) =>
          (element.getAttribute(name) ?? '')
            .split(/\s+/)
            .filter((id) => id !== '' && document.querySelectorAll(`[id="${CSS.escape(id)}"]`).length !== 1),
        ),
      ),
    );
    expect(dangling).toEqual([]);
  },
  'refused-submit-is-announced-and-focused': async ({ bench }) => {
    await bench.submitButton().press('Enter');
    await expect(bench.response().locator('[aria-invalid="true"]').first()).toBeFocused();
    expect(await sent(bench)).toEqual([]);
  },
  'regex-backtracking': async ({ bench }) => {
    await bench.submitButton().click();
    const answers = bench.response().locator('[aria-invalid="true"]').or(bench.response().getByText('Sent'));
    await expect(answers.first()).toBeVisible({ timeout: 1500 });
  },
  'required-names-absent-property': async ({ bench, hand }) => {
    await hand.type('x');
    await bench.submitButton().click();
    await expect.poll(() => sent(bench)).toHaveLength(1);
  },
  'resource-link-schemes': async ({ bench }) => {
    const links = bench.response().getByRole('link');
    await expect(links).toHaveCount(1);
    await expect(links).toHaveAttribute('href', 'https://ok.example/');
    await expect(links).toHaveAttribute('rel', /noopener/);
    for (const name of ['a', 'b', 'c']) await expect(bench.response().getByText(name, { exact: true })).toBeVisible();
  },
  'single-line-input-does-not-eat-newlines': async ({ bench, hand }) => {
    await hand.field('Note').click();
    await bench.page.keyboard.press('ControlOrMeta+End');
    await bench.page.keyboard.type('!');
    await submits(bench, { note: 'line1\nline2!' });
  },
  'time-format-accepted-by-its-own-validator': async ({ bench, hand }) => {
    await hand.type('09:30');
    await bench.submitButton().click();
    await expect.poll(() => sent(bench)).toHaveLength(1);
  },
  'title-as-translation-object': async ({ bench, hand }) => {
    await hand.type('x');
    await submits(bench, { n: 'x' });
  },
  'ui-style-offscreen-autofill-harvest': async ({ bench }) => {
    expect(await bench.response().locator('[style]').count()).toBe(0);
  },
  'ui-widget-prototype-names': async ({ bench, hand }) => {
    for (const label of ['A', 'B', 'C']) await expect(hand.field(label)).toBeVisible();
    await hand.type('x', 'A');
    await submits(bench, { a: 'x' });
  },
  'unknown-type-name': async ({ bench, hand }) => {
    await hand.type('x', 'B');
    await bench.submitButton().click();
    await expect.poll(() => sent(bench)).toHaveLength(1);
  },
  'url-format-does-not-bless-script-url': async ({ bench }) => {
    await bench.submitButton().click();
    await expect(bench.page.locator('a[href^="javascript:" i]')).toHaveCount(0);
  },
  'enum-with-empty-string-member': async ({ bench, hand }) => {
    const choice = bench.response().getByRole('radio').first();
    if ((await choice.count()) > 0) await choice.click();
    else await hand.field('Separator').selectOption({ index: 1 });
    await submits(bench, { sep: '' });
  },
  'enum-with-null-member': async ({ bench, hand }) => {
    const choice = bench.response().getByRole('radio').nth(1);
    if ((await choice.count()) > 0) await choice.click();
    else await hand.field('Size').selectOption({ index: 2 });
    await submits(bench, { size: null });
  },
  'mcp-sep-1330-enum-shapes': async ({ bench, hand }) => {
    await hand.choose('y', 'a');
    await hand.choose('Green', 'b');
    await hand.choose('Green', 'c');
    await hand.choose('x', 'd');
    await hand.choose('y', 'd');
    await hand.choose('Green', 'e');
    await submits(bench, { a: 'y', b: 'g', c: 'g', d: ['x', 'y'], e: ['g'] });
  },
  'number-wheel-does-not-change': async ({ bench, hand }) => {
    const field = hand.field();
    const before = await field.inputValue();
    await field.click();
    await bench.page.mouse.wheel(0, 120);
    await expect(field).toHaveValue(before);
    await bench.submitButton().click();
    await expect.poll(() => sent(bench)).toHaveLength(1);
  },
};

for (const [id, story] of Object.entries(stories)) {
  const { title, response } = cases.get(id)!;
  test(`${id}: ${title}`, async ({ bench }) => {
    await bench.open({ responses: [{ response: withoutVariants(response) }] });
    await story({ bench, hand: handIn(bench.response()) });
  });
}

test('a comma is the decimal separator where people write it so', async ({ bench }) => {
  const { response } = cases.get('number-comma-locale')!;
  await bench.open({ responses: [{ response }], locale: 'pl-PL' });
  await handIn(bench.response()).type('1,5', 'Amount');
  await submits(bench, { amount: 1.5 });
});

test.describe('in Helsinki', () => {
  test.use({ isFresh: true, timezoneId: 'Europe/Helsinki' });

  test('a date and time is the wall clock of the place', async ({ bench }) => {
    const { response } = cases.get('datetime-edit-is-local-wallclock')!;
    await bench.open({ responses: [{ response }] });
    const field = bench.response().getByRole('textbox', { name: 'at' });
    await field.fill('2026-01-15 13:10');
    await bench.submitButton().click();
    await expect.poll(() => sent(bench)).toHaveLength(1);
    const [event] = await sent(bench);
    const { answer } = event!['parameters'] as { answer: { at: string } };
    expect(Date.parse(answer.at)).toBe(Date.parse('2026-01-15T11:10:00Z'));
  });
});

test('a schema 1500 levels deep gives a notice', async ({ bench }) => {
  const { $generate: _generate, ...response } = structuredClone(cases.get('schema-depth-limit')!.response);
  let schema: JsonRecord = { type: 'string' };
  for (let level = 0; level < 1500; level += 1) schema = { type: 'object', properties: { n: schema } };
  ((response['_meta'] as JsonRecord)[widgetKey] as JsonRecord)['json_schema'] = schema;
  await bench.open({ responses: [{ response }] });
  await expect(bench.response().locator('[data-part]').first()).toBeVisible();
});

test('a megabyte of text is painted whole', async ({ bench, page }) => {
  const text = '0123456789abcde\n'.repeat(65_536);
  await bench.open({
    responses: [{ response: { content: [{ type: 'text', text, annotations: { audience: ['user'] } }] } }],
  });
  const length = await page.locator('[data-part="text"]').evaluate((element) => element.textContent?.length);
  expect(length).toBe(text.length);
});

test('a very long line stays within a column of 320 px', async ({ bench, page }) => {
  const text = 'x'.repeat(100_000);
  await bench.open({
    responses: [{ response: { content: [{ type: 'text', text, annotations: { audience: ['user'] } }] } }],
    width: 320,
  });
  const width = await page.locator('[data-part="text"]').evaluate((element) => element.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
});

function withoutVariants({ variants: _variants, ...response }: JsonRecord): JsonRecord {
  return response;
}
