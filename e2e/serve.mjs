import { createReadStream, statSync } from 'node:fs';
import { createServer, request as passOn } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, createServer as createViteServer } from 'vite';
import { startToolServer } from '../playground/toolServer.mjs';
import { benchPort, playgroundPort } from './ports.mjs';

const configFile = fileURLToPath(new URL('../playground/vite.config.ts', import.meta.url));
const root = fileURLToPath(new URL('../dist-playground', import.meta.url));

const strict = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:";

/** The bench under each policy is at `/<name>/bench.html`. */
const policies = {
  strict,
  trusted: `${strict}; require-trusted-types-for 'script'; trusted-types 'none'`,
  media: `${strict} https:; media-src 'self' data: blob:`,
  plain:
    "default-src 'self'; script-src 'self' 'unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; media-src 'self' data: blob:",
};

const mimeTypes = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
  '.wav': 'audio/wav',
};

await build({ configFile, logLevel: 'warn' });
const vite = await createViteServer({
  configFile,
  logLevel: 'warn',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [], entries: [] },
});
const toolServer = await startToolServer(() => vite);

createServer((request, response) => {
  const [, policy = '', ...rest] = pathOf(request).split('/');
  if (Object.hasOwn(policies, policy)) send(response, rest.join('/'), { 'Content-Security-Policy': policies[policy] });
  else refuse(response);
}).listen(benchPort, 'localhost');

createServer((request, response) => {
  const path = pathOf(request);
  if (path !== '/mcp') {
    send(response, path === '/' ? 'index.html' : path, {});
    return;
  }
  const { method, headers } = request;
  const onward = passOn(
    `${toolServer.address}/mcp`,
    { method, headers: { ...headers, host: new URL(toolServer.address).host } },
    (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    },
  );
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}).listen(playgroundPort, 'localhost', () =>
  console.log(`Built pages at http://localhost:${playgroundPort}/ and http://localhost:${benchPort}/strict/bench.html`),
);

function pathOf({ url = '/' }) {
  return new URL(url, 'http://localhost').pathname;
}

function send(response, path, headers) {
  const file = join(root, normalize(`/${path}`));
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    refuse(response);
    return;
  }
  const isHashed = path.includes('assets/');
  response.writeHead(200, {
    'Content-Type': mimeTypes[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': isHashed ? 'public, max-age=86400, immutable' : 'no-cache',
    ...headers,
  });
  createReadStream(file).pipe(response);
}

function refuse(response) {
  response.writeHead(404, { 'Content-Type': 'text/plain' });
  response.end('Not found');
}
