import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { benchPort } from './ports.mjs';

const root = fileURLToPath(new URL('../dist-bench', import.meta.url));
const configFile = fileURLToPath(new URL('../playground/bench/vite.config.ts', import.meta.url));

const strict = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:";

/** The page under each policy is at `/<name>/bench.html`. */
const policies = {
  strict,
  trusted: `${strict}; require-trusted-types-for 'script'; trusted-types 'none'`,
  plain: "default-src 'self'; script-src 'self' 'unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; media-src 'self' data: blob:",
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

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const [, policy = '', ...rest] = pathname.split('/');
  const file = join(root, normalize(`/${rest.join('/')}`));
  if (!Object.hasOwn(policies, policy) || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404, { 'Content-Type': 'text/plain' });
    response.end('Not found');
    return;
  }
  response.writeHead(200, {
    'Content-Type': mimeTypes[extname(file)] ?? 'application/octet-stream',
    'Content-Security-Policy': policies[policy],
    'Cache-Control': 'no-cache',
  });
  createReadStream(file).pipe(response);
}).listen(benchPort, 'localhost', () => console.log(`The bench is at http://localhost:${benchPort}/strict/bench.html`));
