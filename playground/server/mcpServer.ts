import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { ElicitResultSchema, ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js';
import { isJsonObject } from '../../src/model';
import type { JsonObject } from '../../src/model';
import { readAppPage } from './apps/appPages';
import { ToolFailure } from './tool';
import { tools } from './tools';

const maxSessions = 100;
const minutesToAnswer = 30;
const sessions = new Map<string, StreamableHTTPServerTransport>();

/** Answers one HTTP request of MCP's streamable transport. Each client has a session of its own. */
export async function answerRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const sessionId = request.headers['mcp-session-id'];
  const known = typeof sessionId === 'string' ? sessions.get(sessionId) : undefined;
  if (sessionId !== undefined && !known) {
    response.writeHead(404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: -32001, message: 'Session not found' } }));
    return;
  }
  await (known ?? (await openSession(request.headers.host))).handleRequest(request, response);
}

async function openSession(host = ''): Promise<StreamableHTTPServerTransport> {
  const transport = new StreamableHTTPServerTransport({
    sessionIdGenerator: randomUUID,
    onsessioninitialized: (id) => {
      sessions.set(id, transport);
      const oldest = sessions.keys().next().value;
      if (sessions.size > maxSessions && oldest !== undefined) {
        void sessions.get(oldest)?.close();
        sessions.delete(oldest);
      }
    },
    onsessionclosed: (id) => void sessions.delete(id),
  });
  await createServer(`http://${host}/sandbox.html`).connect(transport);
  return transport;
}

/**
 * The playground's MCP server. Lists, results and resources travel as they were written: the SDK's own handlers would refuse a
 * null annotation or a result of another dialect. `sandbox` is the page in which apps are drawn, on this server's own origin.
 */
function createServer(sandbox: string): Server {
  const callsOf = new Map<string, number>();
  const server = new Server(
    { name: 'harbour-bank', title: 'Harbour Bank', version: '1.0.0' },
    { capabilities: { tools: {}, resources: {} } },
  );

  server.fallbackRequestHandler = async (request, { requestId, signal }) => {
    const params = toJsonObject(request.params);
    switch (request.method) {
      case 'tools/list':
        return { tools: tools.map(listed), _meta: { 'playground/sandbox': sandbox } };
      case 'resources/read':
        return readResource(String(params['uri']));
      case 'tools/call': {
        const tool = tools.find(({ name }) => name === params['name']);
        if (!tool) throw new McpError(ErrorCode.InvalidParams, `Unknown tool: ${String(params['name'])}`);
        const earlierCalls = callsOf.get(tool.name) ?? 0;
        callsOf.set(tool.name, earlierCalls + 1);
        const elicit = async (question: JsonObject) =>
          toJsonObject(
            await server.request({ method: 'elicitation/create', params: question }, ElicitResultSchema, {
              relatedRequestId: requestId,
              timeout: minutesToAnswer * 60_000,
              signal,
            }),
          );
        try {
          return await tool.call(toJsonObject(params['arguments']), { elicit, params, earlierCalls, signal });
        } catch (error) {
          if (error instanceof ToolFailure) throw Object.assign(new Error(error.message), { code: error.code });
          throw error;
        }
      }
      default:
        throw new McpError(ErrorCode.MethodNotFound, 'Method not found');
    }
  };
  return server;
}

function listed({ name, title, description, theme, meta }: (typeof tools)[number]): JsonObject {
  return {
    name,
    title,
    description,
    inputSchema: { type: 'object', additionalProperties: true },
    _meta: { ...meta, ...(theme === undefined ? { ui: { visibility: ['app'] } } : { 'playground/theme': theme }) },
  };
}

async function readResource(uri: string): Promise<JsonObject> {
  const page = await readAppPage(uri);
  if (page) return page;
  if (uri !== 'harbour://tides/today') throw new McpError(ErrorCode.InvalidParams, `No such resource: ${uri}`);
  return { contents: [{ uri, mimeType: 'application/json', text: '{\n  "high": "06:12",\n  "low": "12:31"\n}' }] };
}

function toJsonObject(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}
