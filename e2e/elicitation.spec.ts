import { essence, expect, test } from './bench';
import { readFixtures } from './fixtures';
import type { Fixture, JsonRecord, JsonValue } from './fixtures';
import { handIn } from './hand';
import type { Hand } from './hand';

const asked = readFixtures().filter((fixture) => fixture.expect.outcomes);

for (const { path, response, props, expect: expected } of asked) {
  for (const [way, outcome] of Object.entries(expected.outcomes ?? {})) {
    test(`${path} answers ${way} with exactly its outcome`, async ({ bench }) => {
      await bench.open({ responses: [{ response }], ...props });
      const place = bench.response();
      if (way === 'accept') {
        await fill(handIn(place), { path, response, expect: expected }, outcome);
        const open = place
          .getByRole('link', { name: 'Open page' })
          .or(place.getByRole('button', { name: 'Open page' }));
        await bench.submitButton().or(open).first().click();
      } else {
        await place
          .getByRole('button', { name: way === 'decline' ? 'Decline' : /^(Close|Cancel)$/ })
          .first()
          .click();
      }
      const type = 'action' in outcome ? 'elicit' : 'input';
      await expect.poll(async () => (await bench.events()).map(essence)).toEqual([{ type, ...outcome }]);
    });
  }
}

/** Fills in what the outcome holds and the request does not propose by itself. */
async function fill(hand: Hand, { response }: Fixture, outcome: JsonRecord): Promise<void> {
  const [request, content] = 'action' in outcome ? [response, outcome['content']] : firstOf(response, outcome);
  if (!content) return;
  const { properties } = (
    (request['params'] ?? request) as { requestedSchema: { properties: { [name: string]: JsonRecord } } }
  ).requestedSchema;
  for (const [name, value] of Object.entries(content as JsonRecord)) {
    const property = properties[name]!;
    if ('default' in property) continue;
    const label = String(property['title'] ?? name);
    if (value === true) await hand.tick(label);
    else if (Array.isArray(value))
      for (const each of value) await hand.choose(titleOf(property['items'] as JsonRecord, each));
    else if ('enum' in property || 'oneOf' in property) await hand.choose(titleOf(property, value), label);
    else await hand.type(String(value), label);
  }
}

function firstOf(response: JsonRecord, outcome: JsonRecord): [JsonRecord, JsonValue | undefined] {
  const [[key, answer]] = Object.entries(outcome['inputResponses'] as JsonRecord) as [[string, JsonRecord]];
  return [(response['inputRequests'] as JsonRecord)[key] as JsonRecord, answer['content']];
}

function titleOf(schema: JsonRecord, value: JsonValue): string {
  const titled = (schema['oneOf'] ?? schema['anyOf']) as JsonRecord[] | undefined;
  return String(titled?.find((each) => each['const'] === value)?.['title'] ?? value);
}
