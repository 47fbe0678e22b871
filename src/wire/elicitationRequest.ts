import { own } from '../model';
import type { JsonObject, ToolResponse } from '../model';
import { at, newResponse, pendingWidget } from './context';
import type { ReadContext } from './context';
import { isString, object } from './fields';

/** Whether a value asks the user something: MCP's `elicitation/create`, or its bare parameters. */
export function isElicitation(wire: JsonObject): boolean {
  if (own(wire, 'method') === 'elicitation/create' && object(wire, 'params')) return true;
  const isUrl = own(wire, 'mode') === 'url' && isString(own(wire, 'url'));
  return isString(own(wire, 'message')) && (isUrl || !!object(wire, 'requestedSchema'));
}

/** An elicitation request standing alone: one widget. Source: MCP schema 2025-06-18 to 2026-07-28. */
export function readElicitationRequest(wire: JsonObject, context: ReadContext): ToolResponse {
  const inner = object(wire, 'params');
  const path = inner ? at(context.path, 'params') : context.path;
  const params = inner ?? wire;
  return newResponse('elicitation', path, {
    widgets: [context.readers?.elicitation?.(params, path, context) ?? pendingWidget('elicitation', path, params)],
  });
}
