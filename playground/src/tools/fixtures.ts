import type { Json } from '../../../src/model';

interface Fixture {
  response: Json;
}

const files = import.meta.glob<Fixture>('../../../src/wire/fixtures/**/*.json', { import: 'default' });
const prefix = '../../../src/wire/fixtures/';

/** The stored example responses, as `folder/name`. */
export const fixtureNames = Object.keys(files).map((path) => path.slice(prefix.length, -'.json'.length));

/** The response of a stored example, or undefined where there is none of that name. */
export async function loadFixture(name: string): Promise<Json | undefined> {
  const load = files[`${prefix}${name}.json`];
  return load ? (await load()).response : undefined;
}
