import { essence, expect, test } from './bench';
import type { Bench } from './bench';
import { readFixtures } from './fixtures';
import type { JsonRecord, JsonValue } from './fixtures';

const widgetKey = 'com.ibm.orchestrate/widget';
const forms = readFixtures().filter((fixture) => fixture.expect.submit?.some(({ values }) => values));

for (const { path, response, props, expect: expected } of forms) {
  for (const [index, { values, events }] of (expected.submit ?? []).entries()) {
    if (!values) continue;
    test(`${path} sends its answer ${index + 1} as exactly these events`, async ({ bench }) => {
      const { prepared, rows } = prefill(response, values);
      await bench.open({ responses: [{ response: prepared }], ...props });
      for (const [name, chosen] of Object.entries(rows)) await chooseRows(bench, name, chosen);
      await bench.submitButton().click();
      await expect.poll(async () => (await bench.events()).map(essence)).toEqual(events.map(essence));
      for (const [position, { values: answered }] of events.entries()) {
        if (answered !== undefined) expect((await bench.events())[position]?.['values']).toEqual(answered);
      }
    });
  }
}

/** The response with its form filled in; tables keep their rows, which are chosen by hand. */
function prefill(
  response: JsonRecord,
  values: JsonRecord,
): { prepared: JsonRecord; rows: { [name: string]: JsonRecord[] } } {
  const prepared = structuredClone(response);
  const form = (prepared['_meta'] as JsonRecord)[widgetKey] as JsonRecord;
  const data = (form['form_data'] ?? {}) as JsonRecord;
  const schema = form['json_schema'] as JsonRecord;
  const rows: { [name: string]: JsonRecord[] } = {};
  const next: JsonRecord = {};
  for (const [name, property] of Object.entries(schema['properties'] as JsonRecord)) {
    const isTable = typeof property === 'object' && property !== null && 'tableType' in property;
    if (isTable) {
      next[name] = data[name] ?? [];
      if (Array.isArray(values[name])) rows[name] = values[name] as JsonRecord[];
    } else if (Object.hasOwn(values, name)) {
      next[name] = values[name] as JsonValue;
    }
  }
  form['form_data'] = next;
  return { prepared, rows };
}

async function chooseRows(bench: Bench, _name: string, chosen: JsonRecord[]): Promise<void> {
  for (const row of chosen) {
    const words = Object.entries(row).flatMap(([key, value]) =>
      key !== 'rowId' && typeof value === 'string' ? [value] : [],
    );
    let line = bench.page.getByRole('row');
    for (const word of words) line = line.filter({ hasText: word });
    await line.first().getByRole('checkbox').or(line.first().getByRole('radio')).first().click();
  }
}
