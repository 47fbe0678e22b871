import { base64Text, essence, plainBase64 } from './base64';
import type { AudioContent, Content, ContentBase, EmbeddedResource, ImageContent } from './content';
import type { AgentPart, AudiencePlan, NoticePart, Part, PlanAudienceOptions } from './plan';
import type { ToolResponse } from './response';
import type { WidgetSpec } from './widget';

type Body = DistributiveOmit<Part, 'key' | 'path'>;
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

const imageTypes = ['png', 'jpeg', 'jpg', 'gif', 'webp', 'avif', 'svg+xml'];

/**
 * Who sees what: the parts the user sees, in order, and how each block reaches the agent.
 * A block is for the user where its audience is unspecified or names the user; a non-empty list without the user hides it.
 * Sources: IBM's tool response documentation (audience behaviour, 2026); MCP schema 2024-11-05 to 2026-07-28 (annotations).
 */
export function planAudience(response: ToolResponse, options: PlanAudienceOptions = {}): AudiencePlan {
  const { content, widgets, structured, isError } = response;
  const app = options.hasAppRenderer && widgets.find((widget) => widget.type === 'app');
  const interactive = widgets.filter((widget) => widget.type !== 'app');
  const isFinal = response.dialect === 'orchestrate' && interactive.length > 0;
  const isHidden = (block: Pick<ContentBase, 'annotations'>) => isHiddenFromUser(block, options);
  const user: Part[] = [];
  const add = (key: string, path: string, body: Body) => user.push({ key, path, ...body } as Part);
  const addWidgets = (isDue: (widget: WidgetSpec) => boolean) => {
    interactive.forEach((widget, index) => {
      if (isDue(widget) && !isHidden(widget)) add(`widget-${index}`, widget.path, widgetBody(widget));
    });
  };

  if (app) {
    add('app', app.path, { type: 'widget', widget: app });
  } else {
    content.forEach((block, index) => {
      addWidgets((widget) => widget.after === index);
      if (isHidden(block)) return;
      if (block.type === 'text' && options.sharedText === 'hide' && interactive.length === 0 && isShared(block)) return;
      const body = blockBody(block);
      if (body) add(`block-${index}`, block.path, body);
    });
    const isStructuredDue = options.structured === 'when-empty' && structured && structured.value !== null && !isError;
    if (isStructuredDue && content.length === 0) add('data', '', { type: 'data', value: structured.value });
    if (response.errorMessage !== undefined) add('error', '', { type: 'error', message: response.errorMessage });
    else if (isError && !user.some((part) => part.type === 'text')) add('error', '', { type: 'error' });
    const status = statusBody(response);
    if (status) add('status', '', status);
    addWidgets((widget) => !(widget.after! < content.length));
  }

  const agent = [...content, ...interactive].map((block): AgentPart => {
    const isForUserAlone = 'type' in block && isUserOnly(block);
    return { path: block.path, role: isForUserAlone ? 'ai' : 'tool', isReasonedOn: !isFinal && !isForUserAlone };
  });
  return { user, agent, isFinal, isEmpty: user.length === 0 };
}

/** Whether a block or a widget is kept from the user by its audience. */
export function isHiddenFromUser({ annotations }: Pick<ContentBase, 'annotations'>, options: PlanAudienceOptions = {}): boolean {
  const audience = annotations?.audience;
  if (!audience) return false;
  return audience.length === 0 ? options.emptyAudience === 'none' : !audience.includes('user');
}

/** Whether a block is for the user alone, so that the agent must not reason on it. */
export function isUserOnly({ annotations }: Pick<ContentBase, 'annotations'>): boolean {
  const audience = annotations?.audience;
  return !!audience && audience.includes('user') && !audience.includes('assistant');
}

function isShared(block: Pick<ContentBase, 'annotations'>): boolean {
  return !isUserOnly(block);
}

function widgetBody(widget: WidgetSpec): Body {
  return widget.type === 'unknown' && widget.exits ? { ...notice(widget.kind), widget } : { type: 'widget', widget };
}

function notice(name: string): DistributiveOmit<NoticePart, 'key' | 'path'> {
  return { type: 'notice', ...(name === '' ? {} : { name }) };
}

function statusBody({ task, inputRequest, widgets, content }: ToolResponse): Body | undefined {
  if (task) {
    const isOver = task.status === 'failed' || (task.status === 'completed' && content.length > 0);
    return isOver || widgets.length > 0 ? undefined : { type: 'status', task };
  }
  if (!inputRequest || widgets.length > 0) return undefined;
  return { type: 'status', ...(Object.keys(inputRequest.hostRequests).length === 0 ? { isRetry: true } : {}) };
}

function blockBody(block: Content): Body | undefined {
  switch (block.type) {
    case 'text':
      return { type: 'text', content: block };
    case 'link':
      return { type: 'link', content: block };
    case 'image':
    case 'audio':
      return mediaBody(block, block.data, block.mimeType ?? block.type) ?? notice(block.type);
    case 'resource':
      return resourceBody(block);
    case 'unknown':
      return block.isSilent ? undefined : notice(block.name);
  }
}

function resourceBody(content: EmbeddedResource): Body {
  const { text, blob = '', mimeType = '' } = content;
  if (/^ui:/i.test(content.uri)) return notice('resource');
  if (text !== undefined) return { type: 'resource', content };
  const base64 = plainBase64(blob, mimeType);
  if (base64 === undefined) return notice('resource');
  if (/^text\//i.test(mimeType) && base64Text(base64) !== undefined) return { type: 'resource', content };
  return mediaBody(content, blob, mimeType) ?? { type: 'file', content };
}

function mediaBody(content: ImageContent | AudioContent | EmbeddedResource, data: string, mimeType: string): Body | undefined {
  if (plainBase64(data, mimeType) === undefined) return undefined;
  const [family, kind] = essence(mimeType).split('/');
  if (family === 'image' && (kind === undefined || imageTypes.includes(kind)) && content.type !== 'audio') return { type: 'image', content };
  if (family === 'audio' && content.type !== 'image') return { type: 'audio', content };
  if (family === 'video' && content.type === 'resource') return { type: 'video', content };
  return undefined;
}
