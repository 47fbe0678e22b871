import type { Json, JsonObject } from '../../src/model';

/** What a tool may do while it is being called. */
export interface CallContext {
  /** Asks the person through MCP's own `elicitation/create`; answers with the `ElicitResult` as it came. */
  elicit(params: JsonObject): Promise<JsonObject>;
  /** What the client sent beside `name` and `arguments` (`inputResponses`, `requestState`). */
  params: JsonObject;
  /** How often this tool was called in this session before. */
  earlierCalls: number;
  /** Aborted when the client gives up. */
  signal: AbortSignal;
}

/** A tool of the playground's server. Its result goes over the wire as it is, whatever the SDK thinks of it. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  /** Heading in the list of tools. Tools without one only receive answers: people cannot pick them. */
  theme?: string;
  meta?: JsonObject;
  /** Throws `ToolFailure` for a protocol error. */
  call(args: JsonObject, context: CallContext): JsonObject | Promise<JsonObject>;
}

/** Ends a call with a JSON-RPC error instead of a result. */
export class ToolFailure extends Error {
  override name = 'ToolFailure';
  constructor(
    message: string,
    readonly code = -32603,
  ) {
    super(message);
  }
}

/** A text block; without an audience it is for everybody. */
export function text(value: string, audience?: string[]): JsonObject {
  return audience === undefined
    ? { type: 'text', text: value }
    : { type: 'text', annotations: { audience }, text: value };
}

/** A response that shows a widget after its content. */
export function withWidget(content: Json[], widget: JsonObject, rest: JsonObject = {}): JsonObject {
  const { _meta, ...others } = rest;
  return {
    content,
    _meta: { ...(_meta as JsonObject | undefined), 'com.ibm.orchestrate/widget': widget },
    ...others,
  };
}

/** Says back what arrived, one answer a line, as people would read it. */
export function echo(heading: string, args: JsonObject): JsonObject {
  const lines = Object.entries(args).map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return { content: [text([heading, ...lines].join('\n'), ['user'])] };
}
