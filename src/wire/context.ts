import { defined, own } from '../model';
import { object } from './fields';
import type {
  Annotations,
  Content,
  Dialect,
  Issue,
  Json,
  JsonObject,
  ToolResponse,
  UnknownWidgetSpec,
  WidgetSpec,
} from '../model';

/** Issues beyond this many are not kept: a broken response says the same thing again and again. */
const maxIssues = 200;

/** The tool as an MCP server lists it; only its name and `_meta` are read. */
export interface ToolDefinition {
  name: string;
  _meta?: JsonObject;
}

/** What a block has in common with all others while it is read. */
export interface BlockBase {
  path: string;
  raw: Json;
  annotations?: Annotations;
}

/** What is known of a response; undefined: not there. */
export type PartialResponse = { [K in keyof ToolResponse]?: ToolResponse[K] | undefined };

/** The readers that a response of text alone does not need: they are loaded when something else is met. */
export interface Readers {
  /** Blocks other than text; undefined where a block cannot be shown. */
  block: (block: JsonObject, base: BlockBase, context: ReadContext) => Content | undefined;
  /** A widget of watsonx Orchestrate. */
  widget: (wire: JsonObject, path: string, context: ReadContext) => WidgetSpec;
  /** The parameters of an elicitation. */
  elicitation: (params: Json, path: string, context: ReadContext) => WidgetSpec;
  /** What tasks and `input_required` add to a result. */
  unfinished: (wire: JsonObject, inputPath: string, context: ReadContext) => PartialResponse;
  /** An MCP App, where the tool's definition names one. */
  app: (wire: JsonObject, context: ReadContext) => WidgetSpec | undefined;
}

/** What a reader knows beside the value it reads. */
export interface ReadContext {
  issues: Issue[];
  /** JSON Pointer of the value. */
  path: string;
  tool?: ToolDefinition;
  /** The negotiated MCP revision, e.g. `2026-07-28`. */
  protocolVersion?: string;
  readers?: Partial<Readers>;
}

/** The JSON Pointer one or more steps further. */
export function at(path: string, ...keys: (string | number)[]): string {
  return keys.reduce<string>(
    (pointer, key) => `${pointer}/${String(key).replace(/~/g, '~0').replace(/\//g, '~1')}`,
    path,
  );
}

/** Notes something wrong; `message` holds no text of the response, and what stands before its colon is the code. */
export function report(
  { issues }: ReadContext,
  path: string,
  message: string,
  severity: Issue['severity'] = 'warning',
): void {
  const code = message.split(':')[0]!.replaceAll(' ', '-');
  if (issues.length < maxIssues) issues.push({ code, path, message, severity });
}

/** A response in which only the given parts are other than nothing. */
export function newResponse(dialect: Dialect, path: string, part: PartialResponse): ToolResponse {
  return {
    dialect,
    path,
    content: [],
    widgets: [],
    isError: false,
    meta: {},
    extensions: {},
    raw: undefined,
    ...defined(part),
  };
}

/** A widget whose reader is not loaded; how many fields it asks for, so that its place can be held. */
export function pendingWidget(kind: string, path: string, value: Json): UnknownWidgetSpec {
  const schema = object(value, 'json_schema', 'requestedSchema');
  const fieldCount = Object.keys(own(schema, 'properties') ?? {}).length;
  return { type: 'unknown', kind, path, value: null, isPending: true, fieldCount };
}
