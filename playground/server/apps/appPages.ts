import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { JsonObject } from '../../../src/model';

const tidesUri = 'ui://harbour/tides';
/** An app that never says it is there. */
const silentUri = 'ui://harbour/silent';
const mimeType = 'text/html;profile=mcp-app';

let tides: Promise<string> | undefined;

/** The page of an app as `resources/read` answers it, its script and all; undefined where there is no such app. */
export async function readAppPage(uri: string): Promise<JsonObject | undefined> {
  if (uri === silentUri) return { contents: [{ uri, mimeType, text: '<!doctype html><p>Nobody is at home.</p>' }] };
  if (uri !== tidesUri) return undefined;
  tides ??= buildPage('tides');
  return { contents: [{ uri, mimeType, text: await tides, _meta: { ui: { csp: {}, prefersBorder: false } } }] };
}

async function buildPage(name: string): Promise<string> {
  const place = (suffix: string) => fileURLToPath(new URL(`./${name}${suffix}`, import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, target: 'es2022', lib: { entry: place('.ts'), formats: ['es'] } },
  });
  const [{ output }] = built as unknown as [{ output: [{ code: string }] }];
  const script = output[0].code.replaceAll('</script', '<\\/script');
  const page = await readFile(place('.html'), 'utf8');
  return page.replace('<!-- script -->', () => `<script type="module">${script}</script>`);
}
