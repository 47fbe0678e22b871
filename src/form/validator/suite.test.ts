import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Dialect } from './dialect';
import { loadValidator } from './index';

interface Group {
  description: string;
  schema: unknown;
  tests: { description: string; data: unknown; valid: boolean }[];
}

const DRAFTS: [folder: string, dialect: Dialect][] = [
  ['draft4', 4],
  ['draft6', 6],
  ['draft7', 7],
  ['draft2019-09', 2019],
  ['draft2020-12', 2020],
];
const KINDS = ['ajv', 'interpreted'] as const;
const HERE = import.meta.dirname;

const readJson = <Value>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Value;

function metaSchemas(): [string, unknown][] {
  const directory = join(HERE, '../../../node_modules/ajv/dist/refs');
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.includes('schema') || name.includes('meta'),
  );
  return files
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const schema = readJson<{ $id: string }>(join(directory, name));
      return [schema.$id, schema];
    });
}

const documents = {
  ...readJson<Record<string, unknown>>(join(HERE, 'suite/remotes.json')),
  ...Object.fromEntries(metaSchemas()),
};

async function deviations(kind: (typeof KINDS)[number]): Promise<{ found: string[]; count: number }> {
  const make = await loadValidator(kind);
  const found: string[] = [];
  let count = 0;
  for (const [folder, dialect] of DRAFTS) {
    for (const [file, groups] of Object.entries(
      readJson<Record<string, Group[]>>(join(HERE, `suite/${folder}.json`)),
    )) {
      for (const group of groups) {
        const validator = make({ dialect, documents });
        for (const test of group.tests) {
          count += 1;
          const { errors, validationError } = validator.rawValidation(group.schema as never, test.data);
          const isValid = validationError ? undefined : errors === undefined;
          const agrees = validator.isValid(group.schema as never, test.data, group.schema as never) === isValid;
          if (isValid !== test.valid || !agrees)
            found.push(`${folder}/${file}: ${group.description}: ${test.description}`);
        }
      }
    }
  }
  return { found, count };
}

describe.each(KINDS)('the official suite, checked by the %s engine', (kind) => {
  it('deviates only where it is known to', async () => {
    const file = join(HERE, `suite/deviations.${kind === 'ajv' ? 'ajv' : 'interpreter'}.json`);
    const { found, count } = await deviations(kind);
    if (process.env.WRITE_DEVIATIONS) writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`);
    expect(count).toBeGreaterThan(4_000);
    expect(found).toEqual(readJson<string[]>(file));
  }, 120_000);
});
