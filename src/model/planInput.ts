import type { Answer } from './answer';
import type { WidgetInputEvent } from './event';
import { defined, setOwn } from './json';
import type { JsonObject } from './json';
import type { InputRequest } from './response';
import type { WidgetSpec } from './widget';

/** The outcome of one request. */
export interface ElicitResult {
  action: 'accept' | 'decline' | 'cancel';
  content?: JsonObject;
}

export interface PlanInputOptions {
  /** Stable id of the response; a UUID stands in. */
  responseId?: string;
  /** Which answer of this response, from 1. */
  answerNumber?: number;
}

/**
 * The one event in which every request of an `input_required` result is answered, by key: `ElicitResult`s, content on accepted forms
 * alone. Without requests the event carries only `requestState`: try again. Source: MCP 2026-07-28, multi round-trip requests.
 */
export function planInput(
  request: InputRequest,
  widgets: readonly WidgetSpec[],
  answers: Record<string, Answer>,
  { responseId, answerNumber = 1 }: PlanInputOptions = {},
): WidgetInputEvent {
  const inputResponses: JsonObject = {};
  for (const widget of widgets) {
    const { requestKey: key } = widget as { requestKey?: string };
    if (key !== undefined && Object.hasOwn(answers, key))
      setOwn(inputResponses, key, { ...elicitResult(widget, answers[key]!) });
  }
  return defined({
    id: `${responseId ?? crypto.randomUUID()}/input/${answerNumber}/0`,
    responseId,
    type: 'input' as const,
    widget: { type: 'input' },
    values: {},
    inputResponses: request.keys.length > 0 ? inputResponses : undefined,
    requestState: request.requestState,
  });
}

/** An answer as MCP's `ElicitResult`: content on an accepted form alone. */
export function elicitResult(widget: WidgetSpec, { action, values }: Answer): ElicitResult {
  if (action !== 'submit') return { action };
  return widget.type === 'elicitation' ? { action: 'accept', content: values } : { action: 'accept' };
}
