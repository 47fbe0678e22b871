import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { startToolServer } from './toolServer.mjs';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '5173' }, host: { type: 'string', default: 'localhost' } },
});
const here = fileURLToPath(new URL('.', import.meta.url));

let vite;
const toolServer = await startToolServer(() => vite);
vite = await createServer({
  configFile: `${here}vite.config.ts`,
  clearScreen: false,
  logLevel: 'warn',
  server: {
    port: Number(values.port),
    host: values.host,
    proxy: { '/mcp': { target: toolServer.address, changeOrigin: true } },
  },
});
await vite.listen();

const [url] = [...vite.resolvedUrls.local, ...vite.resolvedUrls.network];
console.log(`\n  The playground is at ${url}\n  Its MCP server is at ${toolServer.address}/mcp\n`);

async function stop() {
  toolServer.close();
  await vite.close();
  process.exit(0);
}
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
