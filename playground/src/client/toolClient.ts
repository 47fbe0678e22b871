import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { McpError, ResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { own } from '../../../src/model';
import type { Json, JsonObject } from '../../../src/model';
import { toListedTool } from './listedTool';
import type { ListedTool } from './listedTool';

const hoursToAnswer = 1;
const patience = { timeout: hoursToAnswer * 3_600_000 };

/** A request of the server to the person, and where its outcome goes. */
export interface Question {
  request: JsonObject;
  answer: (outcome: JsonObject) => void;
}

/** The playground's MCP client. Results are raw: nothing between the server's JSON and the view parses or drops. */
export interface ToolClient {
  /** With the page in which apps are drawn. */
  listTools: () => Promise<{ tools: ListedTool[]; sandboxUrl?: string }>;
  /** Rejects with `ProtocolFailure` where the server answers with a JSON-RPC error. */
  callTool: (name: string, parameters: JsonObject, more?: JsonObject, signal?: AbortSignal) => Promise<JsonObject>;
  readResource: (uri: string) => Promise<JsonObject>;
}

/** A JSON-RPC error, as it came. Its words are for the user: the server of this playground writes them so. */
export class ProtocolFailure extends Error {
  override name = 'ProtocolFailure';
  readonly isForUser = true;
  constructor(readonly error: { code: number; message: string; data?: unknown }) {
    super(error.message);
  }
  /** The envelope a host would hand to the view. */
  toJson(): JsonObject {
    const { code, message, data } = this.error;
    return {
      jsonrpc: '2.0',
      id: null,
      error: { code, message, ...(data === undefined ? {} : { data: data as Json }) },
    };
  }
}

/** Opens a session with the server; `onQuestion` hears every `elicitation/create`. A lost session is opened anew. */
export function createToolClient(onQuestion: (question: Question) => void): ToolClient {
  let session: Promise<Client> | undefined;

  const open = async () => {
    const client = new Client(
      { name: 'playground', version: '1.0.0' },
      { capabilities: { elicitation: { form: {}, url: {} } } },
    );
    client.fallbackRequestHandler = ({ method, params }) => {
      if (method !== 'elicitation/create') throw new McpError(-32601, 'Method not found');
      return new Promise((answer) => onQuestion({ request: { method, params: (params ?? {}) as JsonObject }, answer }));
    };
    await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', location.href)));
    return client;
  };

  const request = async (
    method: string,
    params: JsonObject,
    signal?: AbortSignal,
    isSecondTry = false,
  ): Promise<JsonObject> => {
    session ??= open();
    try {
      const client = await session;
      return (await client.request({ method, params }, ResultSchema, {
        ...patience,
        ...(signal ? { signal } : {}),
      })) as JsonObject;
    } catch (error) {
      if (error instanceof McpError)
        throw new ProtocolFailure({ ...error, code: error.code, message: withoutPrefix(error.message) });
      session = undefined;
      if (isSecondTry || signal?.aborted) throw error;
      return request(method, params, signal, true);
    }
  };

  return {
    listTools: async () => {
      const { tools, _meta } = await request('tools/list', {});
      const sandboxUrl = own(_meta, 'playground/sandbox');
      return {
        tools: (Array.isArray(tools) ? tools : []).flatMap((tool) => toListedTool(tool) ?? []),
        ...(typeof sandboxUrl === 'string' ? { sandboxUrl } : {}),
      };
    },
    callTool: (name, parameters, more = {}, signal) =>
      request('tools/call', { name, arguments: parameters, ...more }, signal),
    readResource: (uri) => request('resources/read', { uri }),
  };
}

function withoutPrefix(message: string): string {
  return message.replace(/^MCP error -?\d+: /, '');
}
