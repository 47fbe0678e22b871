import type { Content } from './content';
import type { Json, JsonObject } from './json';
import type { OrchestrateMeta } from './orchestrateMeta';
import type { WidgetSpec } from './widget';

/** The dialects a tool response can be written in. */
export type Dialect = 'orchestrate' | 'mcp' | 'agent' | 'ir' | 'elicitation' | 'unknown';

/** Something wrong with somebody else's data, beside a usable result. */
export interface Issue {
  /** Stable, kebab-case, e.g. `unknown-widget`. */
  code: string;
  /** JSON Pointer into the wire JSON. */
  path: string;
  /** For developers, in English. Holds no text of the response. */
  message: string;
  severity: 'error' | 'warning' | 'info';
}

/** Running or waiting work the tool speaks of (MCP tasks). */
export interface Task {
  status: 'working' | 'input_required' | 'completed' | 'failed' | 'cancelled';
  /** May be shown. */
  message?: string;
  /** For the host; never shown. */
  taskId?: string;
  timeToLiveMs?: number;
  pollIntervalMs?: number;
}

/** What MCP 2026-07-28 calls `input_required`: several keyed requests, answered together. */
export interface InputRequest {
  /** Echoed byte for byte; absent where it was absent. Never shown, parsed or logged. */
  requestState?: string;
  /** Keys the user answers, in order; each has a widget with that `requestKey`. */
  keys: string[];
  /** Requests only the host can answer (`sampling/createMessage`, `roots/list`). */
  hostRequests: JsonObject;
}

/**
 * How the wire held a response, for writing it back; never shown. Together with the model it is the whole wire value: it repeats no
 * block, no structured data and no `_meta`. Every place is a JSON Pointer into `shell`.
 */
export interface Encoding {
  /** The wire value with `null` where the model holds the value. JSON text is parsed. */
  shell: Json;
  /** What was JSON text, outermost first; the text itself gives its spelling back where it still says the same. */
  texts: { path: string; text: string }[];
  /** The place of the result itself, inside its envelopes. */
  result: string;
  /** As it was read. */
  isError: boolean;
  /** The place of the list of blocks; undefined: there is none yet. */
  blocks?: string;
  structured?: string;
  meta?: string;
}

/** One tool response, whatever dialect it came in. Plain data; `raw` is the untouched input. */
export interface ToolResponse {
  dialect: Dialect;
  content: Content[];
  widgets: WidgetSpec[];
  /** Present-or-absent apart from its value: `null` is a value. Never shown by itself. */
  structured?: { value: Json };
  isError: boolean;
  resultType?: string;
  /** `_meta` of the result: for the host, never shown. Documented keys are typed, none is checked. */
  meta: JsonObject & OrchestrateMeta;
  /** Everything that is not modelled: for the host, never shown. */
  extensions: JsonObject;
  task?: Task;
  inputRequest?: InputRequest;
  /** A protocol error's own message, shown as an `error` part. */
  errorMessage?: string;
  /** The agent dialect's one-line trace of what the call did, a quiet caption. */
  intent?: string;
  /** Whether the agent loop is asked to stop; for the host. */
  terminate?: boolean;
  /** JSON Pointer of the result itself, inside its envelopes. */
  path: string;
  /** Only in a complete reading. */
  encoding?: Encoding;
  raw: unknown;
}
