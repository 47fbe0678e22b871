import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { build } from 'vite';
import { findOrInstallBrowser, launchOptions } from './findBrowser.mjs';
import { pages as allPages } from './sizePages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const consumer = join(root, '.cache/size');
const maxWaitMs = 20_000;
const reactsOwn = /\/(react|rolldown-runtime)-[^/]*\.js$/;
const isDetailed = process.argv.includes('--files');
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const pages = allPages.filter(({ name }) => wanted.length === 0 || wanted.includes(name));

installPackage();
const server = serve(join(consumer, 'dist'));
const browser = await chromium.launch(launchOptions(findOrInstallBrowser()));
const measured = new Map();
for (const page of pages) {
  await buildPage(page);
  measured.set(page.name, await measure(page));
}
await browser.close();
server.close();

const failures = print();
process.exit(failures === 0 ? 0 : 1);

/** Packs the project as npm would publish it, and unpacks it where the consumer's pages find it by its name. */
function installPackage() {
  if (isStale()) execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' });
  const home = join(consumer, 'node_modules/react-tool-response');
  rmSync(consumer, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', consumer], {
      cwd: root,
      encoding: 'utf8',
    }),
  );
  execFileSync('tar', ['-xzf', join(consumer, filename), '-C', home, '--strip-components=1']);
  writeFileSync(join(consumer, 'package.json'), '{ "type": "module", "private": true }');
}

function isStale() {
  const newestOf = (path) => {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats?.isDirectory()) return stats?.mtimeMs ?? 0;
    return Math.max(0, ...readdirSync(path).map((name) => newestOf(join(path, name))));
  };
  const sources = ['src', 'package.json', 'vite.config.ts', 'tsconfig.build.json'].map((path) =>
    newestOf(join(root, path)),
  );
  return (statSync(join(root, 'dist/index.js'), { throwIfNoEntry: false })?.mtimeMs ?? 0) < Math.max(...sources);
}

/** A production build of a page that uses one path; React is in a chunk of its own, so that it can be left out; no polyfill for old browsers. */
async function buildPage({ name, source }) {
  const folder = join(consumer, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><body><div id="root"></div><script type="module" src="./main.jsx"></script></body></html>',
  );
  writeFileSync(join(folder, 'main.jsx'), source);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    base: './',
    build: {
      outDir: join(consumer, 'dist', name),
      emptyOutDir: true,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: { groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }] },
        },
      },
    },
  });
}

/** Opens a page, lets it do what it is for, and adds up what it asked for: gzipped bytes of scripts and styles without React. */
async function measure({ name, isSubmitted }) {
  const page = await browser.newPage();
  const sizes = { script: 0, style: 0 };
  const pending = [];
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    const kind = { '.js': 'script', '.css': 'style' }[extname(path)];
    if (!kind || reactsOwn.test(path)) return;
    pending.push(
      response.body().then((body) => {
        const bytes = gzipSync(body, { level: 9 }).length;
        sizes[kind] += bytes;
        if (isDetailed) console.log(`${name.padEnd(12)} ${String(bytes).padStart(7)} ${path.split('/').at(-1)}`);
      }),
    );
  });
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  try {
    await page.goto(`http://localhost:${server.address().port}/${name}/index.html`);
    await page.waitForFunction(() => window.isReady?.(), undefined, { timeout: maxWaitMs });
    if (isSubmitted) {
      await page.locator('button[type="submit"]').click();
      await page.waitForFunction(() => window.isDone?.(), undefined, { timeout: maxWaitMs });
    }
    await page.waitForLoadState('networkidle');
    await Promise.all(pending);
  } catch (error) {
    errors.push(error.message);
  }
  await page.close();
  return { ...sizes, total: sizes.script + sizes.style, errors };
}

function serve(folder) {
  const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
  const server = createServer((request, response) => {
    const path = join(folder, new URL(request.url, 'http://localhost').pathname);
    const isFile = statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
    response.writeHead(isFile ? 200 : 404, { 'Content-Type': types[extname(path)] ?? 'application/octet-stream' });
    response.end(isFile ? readFileSync(path) : '');
  });
  return server.listen(0, 'localhost');
}

function print() {
  const kilobytes = (bytes) => (bytes / 1000).toFixed(1).padStart(7);
  console.log(`\n${'Gzipped, React left out'.padEnd(34)} scripts  styles   total  budget`);
  let failures = 0;
  for (const { name, title, budget, budgetOf } of pages) {
    const { script, style, total, errors } = measured.get(name);
    const limit = budgetOf ? measured.get(budgetOf)?.total : budget;
    const isOver = limit !== undefined && total > limit;
    const isBroken = errors.length > 0;
    if (isOver || isBroken) failures += 1;
    const verdict = isBroken ? `  did not work: ${errors[0]}` : isOver ? '  over budget' : '';
    console.log(
      `${title.padEnd(34)} ${kilobytes(script)} ${kilobytes(style)} ${kilobytes(total)} ${limit === undefined ? '      –' : kilobytes(limit)}${verdict}`,
    );
  }
  console.log('kB of 1000 bytes\n');
  return failures;
}
