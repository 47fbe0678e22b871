import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { findOrInstallBrowser, launchOptions } from './findBrowser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = `${root}docs/playground.png`;
const port = 41733;

/** Takes the picture of the README: the playground with a form that its MCP server sent. */
const playground = spawn('node', ['playground/start.mjs', '--port', String(port)], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise((resolve, reject) => {
  playground.stdout.on('data', (chunk) => String(chunk).includes('playground is at') && resolve());
  playground.on('exit', () => reject(new Error('The playground did not start.')));
});

const browser = await chromium.launch(launchOptions(findOrInstallBrowser()));
try {
  const page = await browser.newPage({
    viewport: { width: 1360, height: 820 },
    deviceScaleFactor: 1.5,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await page.goto(`http://localhost:${port}/`);
  const tools = page.getByRole('navigation', { name: 'Tools' });
  await tools.getByRole('button', { name: /^Account information/ }).click();
  await page.getByRole('article', { name: 'Account information' }).waitFor();
  await tools.getByRole('button', { name: /^Budget/ }).click();
  await page.getByLabel('New Budget Amount', { exact: true }).waitFor();
  await page.getByRole('tab', { name: 'Audience' }).click();
  await page.evaluate(() => document.fonts.ready);
  mkdirSync(`${root}docs`, { recursive: true });
  await page.screenshot({ path: target });
  console.log(`Took ${target}`);
} finally {
  await browser.close();
  playground.kill();
}
