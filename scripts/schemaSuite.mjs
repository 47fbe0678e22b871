/**
 * Packs the required tests of the official JSON Schema Test Suite into src/form/validator/suite, one compact file per draft.
 * Usage: node scripts/schemaSuite.mjs DIRECTORY, where DIRECTORY holds the suite's folders "tests" and "remotes"
 * (the Debian package libtest-json-schema-acceptance-perl brings them in
 * /usr/share/perl5/auto/share/dist/Test-JSON-Schema-Acceptance).
 * Afterwards WRITE_DEVIATIONS=1 npx vitest run --project unit src/form/validator/suite.test.ts writes the lists of deviations.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const DRAFTS = ['draft4', 'draft6', 'draft7', 'draft2019-09', 'draft2020-12'];
const source = process.argv[2];
const target = join(dirname(fileURLToPath(import.meta.url)), '../src/form/validator/suite');

if (!source) {
  console.error('schemaSuite: no directory was named. Give the folder that holds "tests" and "remotes".');
  process.exit(1);
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const jsonFiles = (directory) =>
  readdirSync(directory)
    .filter((name) => name.endsWith('.json'))
    .sort();

function remotes(directory) {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json') && !entry.parentPath.includes('draft-next'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => [`http://localhost:1234/${relative(directory, file)}`, readJson(file)]);
}

mkdirSync(target, { recursive: true });
for (const draft of DRAFTS) {
  const directory = join(source, 'tests', draft);
  const lines = jsonFiles(directory).map(
    (name) => `${JSON.stringify(name.replace('.json', ''))}:${JSON.stringify(readJson(join(directory, name)))}`,
  );
  writeFileSync(join(target, `${draft}.json`), `{\n${lines.join(',\n')}\n}\n`);
}
const lines = remotes(join(source, 'remotes')).map(
  ([uri, schema]) => `${JSON.stringify(uri)}:${JSON.stringify(schema)}`,
);
writeFileSync(join(target, 'remotes.json'), `{\n${lines.join(',\n')}\n}\n`);
