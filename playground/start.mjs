import { createServer as createHttpServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createServer as createViteServer } from 'vite';

const { values } = parseArgs({ options: { port: { type: 'string', default: '5173' }, host: { type: 'string', default: 'localhost' } } });
const here = fileURLToPath(new URL('.', import.meta.url));

let vite;
const toolServer = createHttpServer(async (request, response) => {
  try {
    const { answerRequest } = await vite.ssrLoadModule('/server/mcpServer.ts');
    await answerRequest(request, response);
  } catch (error) {
    console.error(error);
    if (!response.headersSent) response.writeHead(500);
    response.end();
  }
});
await new Promise((resolve) => toolServer.listen(0, '127.0.0.1', resolve));
const toolAddress = `http://127.0.0.1:${toolServer.address().port}`;

vite = await createViteServer({
  configFile: `${here}vite.config.ts`,
  root: here,
  clearScreen: false,
  logLevel: 'warn',
  server: {
    port: Number(values.port),
    host: values.host,
    proxy: { '/mcp': { target: toolAddress, changeOrigin: true } },
  },
});
await vite.listen();

const [url] = [...vite.resolvedUrls.local, ...vite.resolvedUrls.network];
console.log(`\n  The playground is at ${url}\n  Its MCP server is at ${toolAddress}/mcp\n`);

async function stop() {
  toolServer.closeAllConnections();
  toolServer.close();
  await vite.close();
  process.exit(0);
}
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
