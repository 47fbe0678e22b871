import type { Issue, JsonObject, ToolResponse } from '../model';

/** Issues beyond this many are not kept: a broken response says the same thing again and again. */
const maxIssues = 200;

/** The tool as an MCP server lists it; only its name and `_meta` are read. */
export interface ToolDefinition {
  name: string;
  _meta?: JsonObject;
}

/** What a reader knows beside the value it reads. */
export interface ReadContext {
  issues: Issue[];
  /** JSON Pointer of the value. */
  path: string;
  tool?: ToolDefinition;
  /** The negotiated MCP revision, e.g. `2026-07-28`. */
  protocolVersion?: string;
}

/** The JSON Pointer one step further. */
export function at(path: string, key: string | number): string {
  return `${path}/${String(key).replace(/~/g, '~0').replace(/\//g, '~1')}`;
}

/** Notes something wrong; `message` holds no text of the response. */
export function report({ issues }: ReadContext, code: string, path: string, message: string, severity: Issue['severity'] = 'warning'): void {
  if (issues.length < maxIssues) issues.push({ code, path, message, severity });
}

/** A response in which only the given parts are other than nothing. */
export function newResponse(part: Partial<ToolResponse> & Pick<ToolResponse, 'dialect'>): ToolResponse {
  return {
    content: [],
    widgets: [],
    isError: false,
    meta: {},
    extensions: {},
    encoding: { wrappers: [], shell: {} },
    raw: undefined,
    ...part,
  };
}
