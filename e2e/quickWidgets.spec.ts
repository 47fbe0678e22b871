import { essence, expect, test } from './bench';
import type { Bench } from './bench';
import { readFixtures } from './fixtures';
import type { Fixture, JsonRecord, JsonValue } from './fixtures';

const widgetKey = 'com.ibm.orchestrate/widget';
const asked = readFixtures().filter((fixture) => fixture.expect.submit?.some(({ input }) => input !== undefined));

for (const fixture of asked) {
  for (const { input, events } of fixture.expect.submit ?? []) {
    if (input === undefined) continue;
    test(`${fixture.path} answered with ${JSON.stringify(input)} sends exactly its events`, async ({ bench }) => {
      await bench.open({ responses: [{ response: fixture.response }], ...fixture.props });
      await answer(bench, fixture, input);
      await expect.poll(async () => (await bench.events()).map(essence)).toEqual(events.map(essence));
    });
  }
}

/** Gives the answer by hand. */
async function answer(bench: Bench, { response, expect: { widget } }: Fixture, input: JsonValue): Promise<void> {
  const spec = (response['_meta'] as JsonRecord)[widgetKey] as JsonRecord;
  const place = bench.response();
  switch (widget) {
    case 'confirmation': {
      const details = spec[input === 'confirm' ? 'confirmation_details' : 'cancelation_details'] as
        JsonRecord | undefined;
      const name = (details?.['label'] as string | undefined) ?? (input === 'confirm' ? 'Confirm' : 'Cancel');
      return place.getByRole('button', { name, exact: true }).click();
    }
    case 'options': {
      const labels = new Map(
        (spec['options'] as JsonRecord[]).map((option) => [option['value'], option['label'] as string]),
      );
      const chosen = Array.isArray(input) ? input : [input];
      for (const value of chosen) {
        const name = labels.get(value) ?? String(value);
        const box = place.getByRole('checkbox', { name });
        if (Array.isArray(input)) await box.click();
        else await place.getByRole('button', { name }).or(place.getByRole('radio', { name })).first().click();
      }
      if (Array.isArray(input)) await bench.submitButton().click();
      return undefined;
    }
    default: {
      const [day, time] = String(input).split('T');
      const inputs = place.locator('input:not([type="hidden"])');
      if (widget === 'datetime' && time !== undefined && (await inputs.count()) > 1) {
        await inputs.nth(0).fill(day!);
        await inputs.nth(1).fill(time);
      } else {
        await inputs.first().fill(widget === 'datetime' ? String(input).replace('T', ' ') : String(input));
      }
      return bench.submitButton().click();
    }
  }
}
