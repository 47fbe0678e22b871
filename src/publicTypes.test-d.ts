import { createElement } from 'react';
import { ToolResponseView } from './index';
import type { Submission, ToolResponse, WidgetEvent } from './index';

/** The event union narrows by `type`. */
export function parametersOf(event: WidgetEvent): object | string | undefined {
  // @ts-expect-error -- only a tool event has parameters
  void event.parameters;
  switch (event.type) {
    case 'tool':
      return event.parameters;
    case 'message':
      return event.message;
    case 'elicit':
      return event.content;
    case 'input':
      return event.inputResponses;
    case 'open':
      return event.uri;
    case 'submit':
    case 'cancel':
      return event.values;
  }
}

/** What the host does with a response's documented `_meta` is typed. */
export function handOverOf({ meta }: ToolResponse): { agent: string | undefined; tool: string | undefined } {
  const extensions = meta['com.ibm.orchestrate/extensions'];
  return { agent: extensions?.transfer_to_live_agent?.message_to_human_agent, tool: meta.nextTool?.tool };
}

// @ts-expect-error -- a draft has sent nothing
export const impossible: Submission = { version: 1, state: 'draft', at: '', events: [], deliveredIds: ['a'] };

// @ts-expect-error -- a sending answer has an action
export const unnamed: Submission = { version: 1, state: 'sending', at: '', values: {}, events: [], deliveredIds: [] };

export const view = createElement(ToolResponseView, {
  response: {},
  blocks: {
    // @ts-expect-error -- a block draws its own kind of part
    text: ({ part }: { part: { type: 'image' } }) => part.type,
  },
});
