import { describe, expect, it } from 'vitest';
import type { Content } from './content';
import { planAudience } from './planAudience';
import type { ToolResponse } from './response';
import type { FormSpec, WidgetSpec } from './widget';

const form: FormSpec = {
  type: 'forms',
  path: '/form',
  schema: {},
  uiSchema: {},
  formData: {},
  actions: [],
  outputFields: [],
};

function text(value: string, audience?: string[]): Content {
  return {
    type: 'text',
    text: value,
    path: `/content/${value}`,
    raw: null,
    ...(audience ? { annotations: { audience } } : {}),
  };
}

function respond(part: Partial<ToolResponse>): ToolResponse {
  return {
    dialect: 'orchestrate',
    path: '',
    content: [],
    widgets: [],
    isError: false,
    meta: {},
    extensions: {},
    raw: null,
    ...part,
  };
}

const matrix: [
  audience: string[] | undefined,
  hasWidget: boolean,
  shown: boolean,
  shownWhenShared: boolean,
  role: string,
  isReasonedOn: boolean,
][] = [
  [['user'], false, true, true, 'ai', false],
  [['assistant'], false, false, false, 'tool', true],
  [['user', 'assistant'], false, true, false, 'tool', true],
  [undefined, false, true, false, 'tool', true],
  [['user'], true, true, true, 'ai', false],
  [['assistant'], true, false, false, 'tool', false],
  [['user', 'assistant'], true, true, true, 'tool', false],
  [undefined, true, true, true, 'tool', false],
];

describe('planAudience', () => {
  it.each(matrix)(
    'plans audience %j with a widget: %s',
    (audience, hasWidget, shown, shownWhenShared, role, isReasonedOn) => {
      const response = respond({ content: [text('t', audience)], widgets: hasWidget ? [form] : [] });
      const plan = planAudience(response);
      const types = (isShown: boolean) => [...(isShown ? ['text'] : []), ...(hasWidget ? ['widget'] : [])];
      expect(plan.user.map((part) => part.type)).toEqual(types(shown));
      expect(planAudience(response, { sharedText: 'hide' }).user.map((part) => part.type)).toEqual(
        types(shownWhenShared),
      );
      expect(plan.agent[0]).toEqual({ path: '/content/t', role, isReasonedOn });
      expect(plan.isFinal).toBe(hasWidget);
      expect(plan.isEmpty).toBe(!shown && !hasWidget);
    },
  );

  it.each([
    [[], 'all', 1],
    [[], 'none', 0],
    [['developer'], 'all', 0],
    [[''], 'all', 0],
  ] as const)('shows audience %j with empty lists for %s to %i users', (audience, emptyAudience, count) => {
    expect(planAudience(respond({ content: [text('t', [...audience])] }), { emptyAudience }).user).toHaveLength(count);
  });

  it('puts widgets where they stood, and hides those whose item is for the assistant', () => {
    const widgets: WidgetSpec[] = [
      { ...form, after: 1 },
      { ...form, after: 1, annotations: { audience: ['assistant'] } },
      form,
    ];
    const plan = planAudience(respond({ content: [text('a'), text('b')], widgets }));
    expect(plan.user.map((part) => part.key)).toEqual(['block-0', 'widget-0', 'block-1', 'widget-2']);
  });

  it('says that something failed where no text says it', () => {
    const silent = respond({ isError: true, content: [text('t', ['assistant'])], widgets: [form] });
    expect(planAudience(silent).user.map((part) => part.type)).toEqual(['error', 'widget']);
    expect(planAudience(respond({ isError: true, content: [text('t')] })).user.map((part) => part.type)).toEqual([
      'text',
    ]);
    expect(planAudience(respond({ isError: true, errorMessage: 'no such tool' })).user).toMatchObject([
      { type: 'error', message: 'no such tool' },
    ]);
  });

  it.each([
    ['no content', {}, 1],
    ['an error', { isError: true }, 0],
    ['null', { structured: { value: null } }, 0],
    ['content that is hidden', { content: [text('t', ['assistant'])] }, 0],
  ])('shows structured data where asked: %s', (_, part, count) => {
    const plan = planAudience(respond({ structured: { value: { a: 1 } }, ...part }), { structured: 'when-empty' });
    expect(plan.user.filter((each) => each.type === 'data')).toHaveLength(count);
    expect(
      planAudience(respond({ structured: { value: { a: 1 } }, ...part })).user.filter((each) => each.type === 'data'),
    ).toHaveLength(0);
  });

  it('draws an app in place of the content only where the host can', () => {
    const app: WidgetSpec = { type: 'app', path: '', resourceUri: 'ui://a/b', tool: { name: 't' }, result: null };
    const response = respond({ dialect: 'mcp', content: [text('t')], widgets: [app] });
    expect(planAudience(response).user.map((part) => part.type)).toEqual(['text']);
    expect(planAudience(response, { hasAppRenderer: true }).user.map((part) => part.type)).toEqual(['widget']);
    expect(planAudience(response, { sharedText: 'hide' }).user).toEqual([]);
  });

  it.each([
    [
      'waits for a retry',
      { inputRequest: { keys: [], hostRequests: {}, requestState: 's' } },
      [{ type: 'status', isRetry: true }],
    ],
    ['waits for the host', { inputRequest: { keys: [], hostRequests: { a: {} } } }, [{ type: 'status' }]],
    ['works', { task: { status: 'working' as const } }, [{ type: 'status', task: { status: 'working' } }]],
    ['has failed', { task: { status: 'failed' as const }, isError: true }, [{ type: 'error' }]],
    ['has failed without a word', { task: { status: 'failed' as const } }, [{ type: 'status' }]],
    ['is done', { task: { status: 'completed' as const }, content: [text('t')] }, [{ type: 'text' }]],
  ])('says that a call %s', (_, part, parts) => {
    expect(planAudience(respond({ dialect: 'mcp', ...part })).user).toMatchObject(parts);
  });

  it('leaves the ways out of a request that cannot be drawn', () => {
    const widget: WidgetSpec = {
      type: 'unknown',
      kind: 'elicitation',
      path: '',
      exits: ['decline'],
      message: 'm',
      value: null,
    };
    expect(planAudience(respond({ widgets: [widget] })).user).toMatchObject([
      { type: 'notice', name: 'elicitation', widget },
    ]);
  });
});
