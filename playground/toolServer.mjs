import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';

const sandbox = fileURLToPath(new URL('sandbox.html', import.meta.url));

/**
 * Starts the MCP server on a free port of this machine and answers with its address. Its code is loaded through the Vite server that
 * `vite()` answers with, so that TypeScript needs no build and a changed tool counts from the next call on. The page that holds MCP Apps is
 * served here too: this is another origin than the playground's.
 */
export async function startToolServer(vite) {
  const server = createServer(async (request, response) => {
    if (new URL(request.url, 'http://localhost').pathname === '/sandbox.html') {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      createReadStream(sandbox).pipe(response);
      return;
    }
    try {
      const { answerRequest } = await vite().ssrLoadModule('/server/mcpServer.ts');
      await answerRequest(request, response);
    } catch (error) {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
