import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const installedNames = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'microsoft-edge'];
const installedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a Chrome or Chromium that is already on this machine, or undefined. */
export function findBrowser() {
  const chosen = process.env.TOOL_RESPONSE_BROWSER;
  if (chosen) return chosen;
  for (const name of installedNames) {
    const found = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], { encoding: 'utf8' });
    const path = found.status === 0 ? found.stdout.trim().split('\n')[0] : '';
    if (path) return path;
  }
  const place = installedPlaces.find((path) => existsSync(path));
  if (place) return place;
  const playwrightsOwn = chromium.executablePath();
  return existsSync(playwrightsOwn) ? playwrightsOwn : undefined;
}

/**
 * The path of a browser, installed where none was found: Playwright's own build first, else Debian's package.
 * Throws when neither can be had.
 */
export function findOrInstallBrowser() {
  const found = findBrowser();
  if (found) return found;
  spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], { stdio: 'inherit', timeout: 180_000 });
  const playwrightsOwn = chromium.executablePath();
  if (existsSync(playwrightsOwn)) return playwrightsOwn;
  if (process.platform === 'linux' && existsSync('/usr/bin/apt-get')) {
    const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    for (const step of [
      ['apt-get', 'update'],
      ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-core', 'fonts-noto-color-emoji'],
    ]) {
      const [command, ...rest] = [...asRoot, ...step];
      execFileSync(command, rest, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
    }
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    'No browser: neither Chrome nor Chromium is installed, and none could be installed. The tests draw in a real browser. Install Chromium, or name one in TOOL_RESPONSE_BROWSER.',
  );
}

const isRoot = process.getuid?.() === 0;

/** Launch options for Playwright and for Vitest's browser mode. */
export function launchOptions(executablePath = findBrowser()) {
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
