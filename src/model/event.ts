import type { JsonObject } from './json';

export interface WidgetEventBase {
  /** `responseId/widget/answer/index`: the same answer sent again keeps its ids. */
  id: string;
  responseId?: string;
  widget: { type: string; name?: string };
  /** What the user answered: validated, output-only fields left out, nothing stringified. */
  values: JsonObject;
}

/** Call this tool with these parameters. */
export type WidgetToolEvent = WidgetEventBase & { type: 'tool'; tool: string; parameters: JsonObject };
/** Say this to the agent. */
export type WidgetMessageEvent = WidgetEventBase & { type: 'message'; message: string };
/** A form that names no tool, in a view without a `tool` prop. */
export type WidgetSubmitEvent = WidgetEventBase & { type: 'submit' };
/** The user closed the widget; `values` is `{}`. */
export type WidgetCancelEvent = WidgetEventBase & { type: 'cancel' };
/** The outcome of an MCP elicitation: an `ElicitResult`. No `content` but on an accepted form. */
export type WidgetElicitEvent = WidgetEventBase & {
  type: 'elicit';
  action: 'accept' | 'decline' | 'cancel';
  content?: JsonObject;
};
/** MCP 2026-07-28: every request of an `input_required` result, answered; `requestState` byte for byte, absent if it was. */
export type WidgetInputEvent = WidgetEventBase & {
  type: 'input';
  inputResponses?: JsonObject;
  requestState?: string;
};
/** A link only the host can open. */
export type WidgetOpenEvent = WidgetEventBase & { type: 'open'; uri: string };

export type WidgetEvent =
  | WidgetToolEvent
  | WidgetMessageEvent
  | WidgetSubmitEvent
  | WidgetCancelEvent
  | WidgetElicitEvent
  | WidgetInputEvent
  | WidgetOpenEvent;
