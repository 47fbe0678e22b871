import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { findOrInstallBrowser } from './findBrowser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = `${root}.cache/reports`;
const maxStageMinutes = 25;

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const browser = findOrInstallBrowser();
process.env.TOOL_RESPONSE_BROWSER = browser;
console.log(`Browser: ${browser}`);

const vitest = (project) => ({
  name: `${project} tests`,
  command: [
    'npx',
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports}/${project}.json`,
  ],
  isLive: true,
  count: () => countVitest(`${reports}/${project}.json`),
});

const stages = [
  { name: 'typecheck', command: ['npm', 'run', '--silent', 'typecheck'] },
  vitest('unit'),
  vitest('browser'),
  vitest('stories'),
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  { name: 'size', command: ['npm', 'run', '--silent', 'size'], isLive: true },
  {
    name: 'journeys',
    command: ['npx', 'playwright', 'test', '--reporter=line,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/journeys.json` },
    isLive: true,
    count: () => countPlaywright(`${reports}/journeys.json`),
  },
];

const lines = [];
const failures = [];
let passed = 0;
let failed = 0;

for (const stage of stages) {
  console.log(`\n> ${stage.name}`);
  const startedAt = Date.now();
  const isRight = await run(stage);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  const counts = stage.count?.() ?? (isRight ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  if (!isRight && counts.failed === 0) counts.failed = 1;
  passed += counts.passed;
  failed += counts.failed;
  failures.push(...(counts.failures ?? []));
  const result = stage.count ? `${counts.passed} passed, ${counts.failed} failed` : isRight ? 'passed' : 'failed';
  tell(`${isRight ? '✓' : '✗'} ${stage.name}: ${result} in ${seconds} s`);
}

if (failures.length > 0)
  console.log(`\n${failures.map(({ title, message }) => `✗ ${title}\n${indent(message)}`).join('\n\n')}`);
console.log(`\n${lines.join('\n')}\n\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function tell(line) {
  lines.push(line);
  console.log(line);
}

/** Runs one stage; a quiet one shows what it said only where it failed. */
function run({ command: [program, ...args], env = {}, isLive = false }) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      timeout: maxStageMinutes * 60_000,
    });
    const said = [];
    child.stdout?.on('data', (chunk) => said.push(chunk));
    child.stderr?.on('data', (chunk) => said.push(chunk));
    child.on('error', () => resolve(false));
    child.on('close', (code) => {
      if (code !== 0 && said.length > 0) process.stdout.write(Buffer.concat(said));
      resolve(code === 0);
    });
  });
}

function countVitest(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numFailedTestSuites, success, testResults } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const broken = !success && numFailedTests === 0 ? Math.max(1, numFailedTestSuites) : 0;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((each) => each.status === 'failed');
    const inFile = relative(root, name);
    if (status === 'failed' && failed.length === 0) return [{ title: inFile, message }];
    return failed.map((each) => ({ title: `${inFile} › ${each.fullName}`, message: each.failureMessages.join('\n') }));
  });
  return { passed: numPassedTests, failed: numFailedTests + broken, failures };
}

function countPlaywright(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats, errors = [], suites = [] } = JSON.parse(readFileSync(file, 'utf8'));
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  const failures = suites.flatMap(specsOf).flatMap(({ file: inFile, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => ({
        title: `[${projectName}] ${inFile}:${line} › ${title}`,
        message: results.flatMap((each) => each.errors.map((error) => error.message)).join('\n'),
      })),
  );
  failures.push(...errors.map(({ message }) => ({ title: 'journeys', message })));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, failures };
}

/** The first lines of what a failure said: enough to know it by where only the end of a log is at hand. */
function indent(message = '') {
  const maxLines = 30;
  return stripVTControlCharacters(message)
    .split('\n')
    .slice(0, maxLines)
    .map((line) => `    ${line}`)
    .join('\n');
}
