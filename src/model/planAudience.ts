import type { Content, ContentBase } from './content';
import { defined } from './json';
import type { AgentPart, AudiencePlan, Part, PlanAudienceOptions } from './plan';
import type { ToolResponse } from './response';
import type { WidgetSpec } from './widget';

type Hinted = Pick<ContentBase, 'annotations'>;
type Body = Record<string, unknown> & Pick<Part, 'type'>;

/**
 * Who sees what: the parts the user sees, in order, and how each block reaches the agent.
 * A block is for the user where its audience is unspecified or names the user; a non-empty list without the user hides it.
 * Sources: IBM's tool response documentation (audience behaviour, 2026); MCP schema 2024-11-05 to 2026-07-28 (annotations).
 */
export function planAudience(response: ToolResponse, options: PlanAudienceOptions = {}): AudiencePlan {
  const { content, structured, isError, errorMessage: message } = response;
  const app = options.hasAppRenderer ? response.widgets.find(isApp) : undefined;
  const widgets = response.widgets.filter((widget) => !isApp(widget));
  const isFinal = response.dialect === 'orchestrate' && widgets.length > 0;
  const user: Part[] = [];
  const add = (key: string, path: string, body: Body | undefined) => {
    if (body) user.push(defined({ key, path, ...body }) as Part);
  };
  const addWidgets = (place: number) => {
    widgets.forEach((widget, index) => {
      const { after = content.length } = widget;
      if (after === place && !isHiddenFromUser(widget, options))
        add(`widget-${index}`, widget.path, widgetBody(widget));
    });
  };

  if (app) {
    add('app', app.path, { type: 'widget', widget: app });
  } else {
    content.forEach((block, index) => {
      addWidgets(index);
      const isSaidByAgent =
        block.type === 'text' && options.sharedText === 'hide' && widgets.length === 0 && !isUserOnly(block);
      if (!isSaidByAgent && !isHiddenFromUser(block, options)) add(`block-${index}`, block.path, blockBody(block));
    });
    const isDataDue = options.structured === 'when-empty' && !isError && content.length === 0;
    if (isDataDue && structured && structured.value !== null)
      add('data', '', { type: 'data', value: structured.value });
    if (message || (isError && !user.some((part) => part.type === 'text')))
      add('error', '', { type: 'error', message: message || undefined });
    add('status', '', statusBody(response));
    addWidgets(content.length);
  }

  const agent = [...content, ...widgets].map((each): AgentPart => {
    const isSaid = isUserOnly(each);
    return { path: each.path, role: isSaid ? 'ai' : 'tool', isReasonedOn: !isFinal && !isSaid };
  });
  return { user, agent, isFinal, isEmpty: user.length === 0 };
}

/** Whether a block or a widget is kept from the user by its audience. */
export function isHiddenFromUser({ annotations }: Hinted, options: PlanAudienceOptions = {}): boolean {
  const audience = annotations?.audience;
  if (!audience) return false;
  return audience.length === 0 ? options.emptyAudience === 'none' : !audience.includes('user');
}

/** Whether a block is for the user alone, so that the agent must not reason on it. */
export function isUserOnly({ annotations }: Hinted): boolean {
  const audience = annotations?.audience;
  return !!audience && audience.includes('user') && !audience.includes('assistant');
}

function isApp(widget: WidgetSpec): boolean {
  return widget.type === 'app';
}

function widgetBody(widget: WidgetSpec): Body {
  if (widget.type !== 'unknown') return { type: 'widget', widget };
  const { kind, exits, isPending } = widget;
  return { type: exits ? 'notice' : 'widget', widget, name: exits && kind, isPending };
}

function statusBody({ task, inputRequest, widgets, content, isError }: ToolResponse): Body | undefined {
  const isOver = isError || (task?.status === 'completed' && content.length > 0);
  if (widgets.length > 0 || isOver || !(task || inputRequest)) return undefined;
  return { type: 'status', task, isRetry: (inputRequest && !Object.keys(inputRequest.hostRequests)[0]) || undefined };
}

function blockBody(content: Content): Body | undefined {
  if (content.type !== 'unknown')
    return { type: (content.type === 'resource' && content.shownAs) || content.type, content };
  const { name, isSilent, isPending } = content;
  return isSilent ? undefined : { type: 'notice', name: name || undefined, isPending };
}
