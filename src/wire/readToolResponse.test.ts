import { describe, expect, it } from 'vitest';
import { lower, planAudience, requiredFeatures, toModelContent } from '../model';
import type { Json, WidgetSpec } from '../model';
import { checkToolResponse } from './checkToolResponse';
import { readToolResponse } from './readToolResponse';
import { writeToolResponse } from './writeToolResponse';

const widgetKey = 'com.ibm.orchestrate/widget';
const read = (json: unknown, options = {}) => readToolResponse(json, options).response;
const shown = (json: unknown) =>
  planAudience(read(json)).user.map((part) => (part.type === 'text' ? part.content.text : part.type));
const widgetOf = (widget: Json): WidgetSpec => read({ _meta: { [widgetKey]: widget } }).widgets[0]!;
const formOf = (widget: Record<string, Json>) => {
  const spec = widgetOf({ response_type: 'forms', json_schema: { type: 'object', properties: {} }, ...widget });
  if (spec.type !== 'forms') throw new Error('no form');
  return spec;
};
const codes = (json: unknown) => readToolResponse(json).issues.map((issue) => issue.code);

describe('recognition', () => {
  it.each<[string, Json]>([
    ['elicitation', { message: 'm', requestedSchema: { type: 'object' }, content: [] }],
    ['mcp', { type: 'tool_result', toolUseId: 'u', content: [], structured_content: 1 }],
    ['agent', { role: 'toolResult', content: [], is_error: true }],
    ['agent', { success: true, output: '', is_error: false }],
    ['mcp', { success: true, output: '', content: [] }],
    ['ir', { content: [], result_type: null }],
    ['mcp', { content: [], is_error: true, isError: false }],
    ['mcp', { content: [], resultType: 'input_required', details: 1 }],
    ['agent', { content: [], terminate: true }],
    ['mcp', { content: [], terminate: true, isError: false }],
    ['orchestrate', { content: [], _meta: { 'com.ibm.orchestrate/extensions': {} } }],
    ['orchestrate', { content: { _meta: {} } }],
    ['mcp', { toolResult: { a: 1 } }],
    ['unknown', { hello: 'world' }],
    ['unknown', [1]],
  ])('sees %s in %j', (dialect, json) => {
    expect(read(json).dialect).toBe(dialect);
  });

  it('lets the caller decide, after JSON text and envelopes are opened', () => {
    const json = JSON.stringify({ jsonrpc: '2.0', id: 1, result: { content: [{ type: 'Text', text: 'a' }] } });
    expect(read(json, { dialect: 'agent' })).toMatchObject({
      dialect: 'agent',
      content: [{ type: 'text', text: 'a' }],
    });
  });
});

describe('envelopes and shapes', () => {
  it.each<[Json, string[]]>([
    ['just words', ['just words']],
    ['{not json', ['{not json']],
    ['{"content":"a"}', ['a']],
    [{ content: { type: 'text', text: 'a' } }, ['a']],
    [{ content: { a: 1 } }, []],
    [{ content: null }, []],
    [{ content: '' }, ['']],
    [
      {
        type: 'tool_response',
        name: 't',
        content: '{"content":[{"type":"text","text":"s","annotations":{"audience":["assistant"]}}]}',
      },
      [],
    ],
    [{ content: { content: ['a'] }, isError: true }, ['a']],
    [{ jsonrpc: '2.0', id: 1, error: { code: -32602, message: 'Unknown tool', data: { secret: 1 } } }, ['error']],
    [
      {
        jsonrpc: '2.0',
        id: 1,
        error: {
          code: -32042,
          message: 'm',
          data: { elicitations: [{ mode: 'url', url: 'https://a.example', message: 'go', elicitationId: 'x' }] },
        },
      },
      ['widget'],
    ],
    [{ resultType: 'complete', taskId: 'i', status: 'completed', result: { content: ['done'] } }, ['done']],
    [{ resultType: 'complete', taskId: 'i', status: 'failed', error: { message: 'broken' } }, ['error']],
    [{ resultType: 'complete', taskId: 'i', status: 'failed', statusMessage: 'broken' }, ['status']],
    [{ task: { taskId: 'i', status: 'failed' } }, ['status']],
    [{ resultType: 'task', taskId: 'i', status: 'working' }, ['status']],
    [{ jsonrpc: '2.0', id: 1, result: null, error: { code: 1, message: 'm' } }, ['error']],
    [[{ jsonrpc: '2.0', id: 1, result: { content: ['a'] } }], ['a']],
    [
      [
        { jsonrpc: '2.0', method: 'notifications/progress', params: {} },
        { jsonrpc: '2.0', id: 1, result: { content: ['a'] } },
      ],
      ['a'],
    ],
    [
      [
        { jsonrpc: '2.0', id: 1, result: { content: ['a'] } },
        { jsonrpc: '2.0', id: 2, result: { content: ['b'] } },
      ],
      ['notice'],
    ],
    [
      {
        event: 'run.step.delta',
        data: {
          delta: {
            role: 'assistant',
            step_details: [
              { type: 'tool_calls', tool_calls: [] },
              { type: 'tool_response', name: 't', content: '{"content":[{"type":"text","text":"a"}]}' },
            ],
          },
        },
      },
      ['a'],
    ],
    [{ content: [{ type: 'text', text: 'a', annotations: { audience: [{ toString: 1 }] } }, 'b'] }, ['b']],
    [{ requestState: 's' }, ['status']],
    [{ structuredContent: { a: 1 } }, []],
  ])('shows %j as %j', (json, parts) => {
    expect(shown(json)).toEqual(parts);
  });

  it('takes null as structured data only where a revision knows it', () => {
    expect(read({ content: [], structuredContent: null }).structured).toBeUndefined();
    expect(read({ content: [], structuredContent: null, resultType: 'complete' }).structured).toEqual({ value: null });
    expect(read({ content: [], structuredContent: null }, { protocolVersion: '2026-07-28' }).structured).toEqual({
      value: null,
    });
    expect(read({ content: [], structured_content: null, result_type: 'complete' }).structured).toBeUndefined();
  });

  it.each<[string, Json]>([
    ['a question beside content', { message: 'm', requestedSchema: { type: 'object' }, content: [{ type: 'text' }] }],
    [
      "a finished task's result",
      {
        resultType: 'complete',
        taskId: 'i',
        status: 'completed',
        structuredContent: 1,
        result: { content: ['a'], isError: true, structuredContent: null, _meta: { a: 1 } },
      },
    ],
    [
      'links to open first',
      {
        jsonrpc: '2.0',
        id: 1,
        error: { code: -32042, message: 'm', data: { elicitations: [{ mode: 'url', url: 'x' }] } },
      },
    ],
    ['a batch', [{ jsonrpc: '2.0', id: 1, result: { content: [{ type: 'text', text: 'a', x: 1 }], y: null }, z: 1 }]],
    [
      'a step',
      {
        event: 'e',
        data: { a: 1, delta: { step_details: [{ type: 'tool_response', content: '{ "content": ["a"] }' }] } },
      },
    ],
  ])('writes %s back', (_, json) => {
    expect(writeToolResponse({ ...read(json), raw: undefined })).toEqual(json);
  });

  it('keeps what only the host may see', () => {
    const response = read({
      content: [],
      _meta: { a: 1 },
      vendor: 2,
      inputRequests: {
        h: { method: 'roots/list' },
        q: { method: 'elicitation/create', params: { message: 'm', requestedSchema: {} } },
      },
      requestState: 's',
    });
    expect(response).toMatchObject({
      meta: { a: 1 },
      extensions: { vendor: 2 },
      inputRequest: { keys: ['q'], hostRequests: { h: { method: 'roots/list' } }, requestState: 's' },
    });
    expect(response.widgets).toMatchObject([{ type: 'elicitation', requestKey: 'q', path: '/inputRequests/q/params' }]);
  });
});

describe('forms', () => {
  it.each<[string, Json, string[]]>([
    [
      'a list',
      [
        { type: 'tool', tool: 't' },
        { type: 'message', message: 'm' },
      ],
      ['tool', 'message'],
    ],
    ['an object', { tool: 't', parameters: {}, map_input_to: 'x' }, ['tool']],
    ['broken entries', [null, { type: 'tool' }, { type: 'teleport' }, 'x', { type: 'tool', tool: 't' }], ['tool']],
    ['nothing', null, []],
  ])('reads on_event: %s', (_, onEvent, types) => {
    expect(formOf({ on_event: onEvent }).actions.map((action) => action.type)).toEqual(types);
  });

  it('speaks the words of react-jsonschema-form', () => {
    const form = formOf({
      json_schema: {
        title: 'T',
        description: 'D',
        type: 'object',
        required: ['file', 'n', 'late'],
        properties: {
          n: { type: 'integer', minimum: 0.5 },
          m: { type: 'integer' },
          r: { type: 'string', enum: ['a', 'b'], enumNames: ['A', 'B'] },
          c: { title: 'C', display_text: { choices: [{ id: 1 }, 2], display_text: ['One'] } },
          l: {
            type: 'array',
            items: { type: 'string', enum: ['b', 'a'] },
            display_text: { choices: ['a', 'b'], display_text: ['A', 'B'] },
          },
          file: { type: 'string', files: { url: 'javascript:1', fileName: 'f' } },
          data: { type: 'array', tableType: 'dataTable' },
          who: { type: 'user' },
        },
        if: {},
        then: { properties: { late: { type: 'file' } } },
      },
      ui_schema: {
        'ui:submitButtonOptions': { submitText: 'Go' },
        'ui:cancelButtonOptions': { showCancel: true, cancelText: '' },
        file: { 'ui:widget': 'FileDownloadWidget' },
        a: null,
      },
      form_data: { m: 2.5 },
    });
    expect(form).toMatchObject({ title: 'T', description: 'D', submitText: 'Go', cancelText: '' });
    expect(form.outputFields).toEqual(['file', 'data', 'late']);
    expect(form.schema['required']).toEqual(['n']);
    expect(form.schema['properties']).toMatchObject({
      n: { type: 'number' },
      m: { type: 'number' },
      c: { enum: [{ id: 1 }, 2] },
      file: { files: { fileName: 'f' } },
      who: { type: 'string' },
    });
    expect(form.uiSchema).toMatchObject({
      r: { 'ui:enumNames': ['A', 'B'] },
      c: { 'ui:enumNames': ['One', '2'] },
      l: { 'ui:enumNames': ['B', 'A'] },
      who: { 'ui:widget': 'UserPickerWidget' },
      a: null,
    });
    expect(JSON.stringify(form.schema)).not.toContain('javascript');
  });

  it.each<Json>([null, [1, 2], 5, true, 'oops'])('takes form_data %j as empty', (formData) => {
    expect(formOf({ form_data: formData }).formData).toEqual({});
  });

  it('reads what is behind a reference, which stays one unless its type is none for the field', () => {
    const $defs = {
      V: { type: 'array', tableType: 'dataTable', items: {} },
      F: { type: 'file', title: 'F' },
      N: { type: 'integer', title: 'N' },
      R: { type: 'string', enum: ['a'], enumNames: ['A'] },
    };
    const properties = Object.fromEntries(Object.keys($defs).map((key) => [key, { $ref: `#/$defs/${key}` }]));
    const spec = formOf({
      json_schema: { type: 'object', properties, required: ['V', 'F', 'N'], $defs },
      form_data: { N: 1.5 },
    });
    expect(spec.outputFields).toEqual(['V', 'F']);
    expect(spec.schema).toEqual({
      type: 'object',
      properties: {
        ...properties,
        F: { type: 'string', title: 'F' },
        N: { type: 'number', title: 'N' },
      },
      required: ['N'],
      $defs,
    });
    expect(spec.uiSchema).toEqual({
      F: { 'ui:widget': 'FileDownloadWidget' },
      R: { 'ui:enumNames': ['A'] },
    });
  });

  it('leaves the names of choices that hold in one branch only in that branch', () => {
    const r = (value: string) => ({ properties: { r: { enum: [value], enumNames: [value.toUpperCase()] } } });
    const json_schema = { type: 'object', properties: { c: { type: 'boolean' } }, if: {}, then: r('a'), else: r('b') };
    expect(formOf({ json_schema })).toMatchObject({ schema: json_schema, uiSchema: {} });
  });

  it('reads schemas that are JSON text, and waits for one that is missing', () => {
    expect(formOf({ json_schema: '{"type":"object","properties":{"a":{}}}' }).schema).toEqual({
      type: 'object',
      properties: { a: {} },
    });
    for (const schema of [null, '{oops', true, []])
      expect(widgetOf({ response_type: 'forms', json_schema: schema })).toMatchObject({
        type: 'unknown',
        kind: 'forms',
      });
  });
});

describe('quick widgets', () => {
  it.each<[Json, object]>([
    [
      {
        responseType: 'single-choice',
        options: [{ label: 'A', value: 'a' }],
        onChange: { toolName: 't', mapSelectionTo: 'x' },
      },
      { type: 'options', actions: [{ tool: 't', mapInputTo: 'x' }] },
    ],
    [
      { responseType: 'date-picker', minDate: '2026-01-01' },
      { type: 'datetime', collects: 'date', minimum: '2026-01-01' },
    ],
    [
      { type: 'number', collection_type: 'zip_code' },
      { type: 'number', isDigits: true },
    ],
    [
      { type: 'number', collection_type: 'odd' },
      { type: 'number', collects: 'decimal', isDigits: false },
    ],
    [
      { type: 'text', collection_type: 'regex', regex_expression: '(a+)+' },
      { type: 'text', pattern: '(a+)+' },
    ],
    [
      {
        type: 'options',
        options: ['a', { value: 1 }],
        on_event: [{ type: 'message', option_value: 1, message: 'm', user_message: 'thanks' }, { tool: 't' }],
      },
      {
        options: [
          { label: 'a', value: 'a' },
          { label: '1', value: 1, userMessage: 'thanks', actions: [{ message: 'm' }] },
        ],
        actions: [{ tool: 't' }],
      },
    ],
    [
      {
        responseType: 'confirmation',
        confirmationText: 'Sure?',
        onConfirm: { tool: 'y', parameters: { a: 1 } },
        onCancel: { tool: 'n' },
      },
      {
        type: 'confirmation',
        text: 'Sure?',
        confirm: { actions: [{ tool: 'y', parameters: { a: 1 } }] },
        cancel: { actions: [{ tool: 'n' }] },
      },
    ],
    [{ type: 'constructor' }, { type: 'unknown', kind: 'constructor' }],
    [{}, { type: 'unknown', kind: '' }],
  ])('reads %j', (widget, expected) => {
    expect(widgetOf(widget)).toMatchObject(expected);
  });
});

describe('elicitation', () => {
  const ask = (params: Record<string, Json>) =>
    read({ method: 'elicitation/create', params: { message: 'm', ...params } }).widgets[0]!;

  it('asks for primitives alone', () => {
    const widget = ask({
      requestedSchema: {
        $schema: 'x',
        type: 'object',
        properties: {
          a: { type: 'integer', default: 2.5 },
          b: { type: 'object' },
          c: { type: 'string', oneOf: [{ const: 'x', title: 'X' }] },
          d: { type: 'array', items: { anyOf: [{ const: 'y', title: 'Y' }] }, default: ['z'] },
        },
        required: ['a'],
      },
    });
    expect(widget).toMatchObject({
      schema: {
        type: 'object',
        required: ['a'],
        properties: {
          a: { type: 'integer' },
          c: { type: 'string', enum: ['x'] },
          d: { uniqueItems: true, items: { type: 'string', enum: ['y'] } },
        },
      },
      uiSchema: { c: { 'ui:enumNames': ['X'] }, d: { 'ui:enumNames': ['Y'] } },
    });
    const { schema } = widget as Extract<WidgetSpec, { type: 'elicitation' }>;
    expect(JSON.stringify(schema)).not.toMatch(/default|\$schema|"b"/);
  });

  it.each<[Record<string, Json>, object]>([
    [{ mode: 'voice' }, { type: 'unknown', exits: ['cancel'] }],
    [
      { requestedSchema: { properties: { a: { type: 'object' } }, required: ['a'] } },
      { type: 'unknown', exits: ['decline', 'cancel'], message: 'm' },
    ],
    [
      { mode: 'url', url: 'http://a.example' },
      { type: 'unknown', exits: ['decline', 'cancel'] },
    ],
    [{ mode: 'url', url: 'javascript:1' }, { type: 'unknown' }],
    [
      { mode: 'url', url: 'http://localhost:1@a.example/' },
      { type: 'unknown', exits: ['decline', 'cancel'] },
    ],
    [
      { mode: 'url', url: 'http://localhost:1/a' },
      { type: 'elicitation-url', warnings: ['http'] },
    ],
    [
      { mode: 'url', url: 'https://u:p@hárbour.example/x' },
      { hostName: 'xn--hrbour-pta.example', warnings: ['punycode', 'userinfo'], url: 'https://u:p@hárbour.example/x' },
    ],
  ])('reads %j', (params, expected) => {
    expect(ask(params)).toMatchObject(expected);
  });
});

describe('features', () => {
  const response = read({
    content: [
      { type: 'text', text: 'secret', annotations: { audience: ['assistant'], lastModified: '2026-01-01T00:00:00Z' } },
      { type: 'audio', data: 'aGk=', mimeType: 'audio/wav' },
    ],
    structuredContent: { a: 1 },
  });

  it('gives up what a policy allows, hints before content, and never the audience', () => {
    expect([...requiredFeatures(response)]).toEqual([
      'ToolAnnotationsLastModified',
      'ToolAudioContent',
      'ToolStructuredOutput',
    ]);
    const lowered = lower(response, '2024-11-05', {
      ToolAnnotationsLastModified: 'DropAnnotations',
      ToolAudioContent: 'AudioToTextPlaceholder',
      ToolStructuredOutput: 'StructuredContentToText',
    });
    if ('error' in lowered) throw new Error(lowered.error.type);
    expect(lowered.report).toMatchObject({
      len: 3,
      worstLoss: 'destructive',
      isLossless: false,
      lostFeatures: ['ToolAnnotationsLastModified', 'ToolAudioContent', 'ToolStructuredOutput'],
    });
    expect(writeToolResponse(lowered.response)).toEqual({
      content: [
        { type: 'text', text: 'secret', annotations: { audience: ['assistant'] } },
        { type: 'text', text: '[audio]' },
        { type: 'text', text: '{"a":1}' },
      ],
    });
  });

  it('says why it cannot', () => {
    expect(lower(response, '2024-11-05')).toEqual({
      error: { type: 'FeatureUnavailable', feature: 'ToolAnnotationsLastModified', negotiated: '2024-11-05' },
    });
    expect(lower(response, '2024-11-05', { ToolAnnotationsLastModified: null })).toEqual({
      error: { type: 'NoRuleForFeature', feature: 'ToolAnnotationsLastModified' },
    });
    expect(
      lower(read({ content: [], _meta: { 'io.modelcontextprotocol/serverInfo': 'x' } }), '2026-07-28'),
    ).toMatchObject({ error: { type: 'FieldNotRepresentable' } });
  });

  it('supplies and drops resultType without a report', () => {
    expect(lower(read({ content: [] }), '2026-07-28')).toMatchObject({
      response: { resultType: 'complete' },
      report: { isEmpty: true },
    });
    const old = lower(read({ content: [], resultType: 'complete' }), '2025-11-25');
    expect('response' in old && writeToolResponse(old.response)).toEqual({ content: [] });
  });
});

describe('toModelContent', () => {
  it('gives the model its half: no thinking, no metadata, what was said as said', () => {
    const content = toModelContent(
      read({
        content: [
          { type: 'text', text: 'u', annotations: { audience: ['user'] } },
          { type: 'text', text: 'a', annotations: { audience: ['assistant'] } },
          { type: 'thinking', thinking: 'T' },
          { type: 'image', data: 'aGk=', mimeType: 'image/png', _meta: { x: 1 } },
        ],
        structuredContent: { k: 1 },
        _meta: { y: 1 },
      }),
    );
    expect(content).toEqual({
      tool: [
        { type: 'text', text: 'a' },
        { type: 'image', data: 'aGk=', mimeType: 'image/png' },
        { type: 'text', text: '{"k":1}' },
      ],
      ai: [{ type: 'text', text: 'u' }],
      isError: false,
      isFinal: false,
    });
  });
});

describe('a quick widget written carelessly', () => {
  const widget = (wire: object) => read({ _meta: { [widgetKey]: wire } }).widgets[0];

  it('calls an option without a label by its value', () => {
    expect(widget({ type: 'options', options: [{ label: '', value: 'basic' }, { value: 2 }, 'gold'] })).toMatchObject({
      options: [{ label: 'basic' }, { label: '2' }, { label: 'gold' }],
    });
  });

  it('takes the backspace that JavaScript reads from "\\b" for the word boundary that was meant', () => {
    expect(widget({ type: 'text', collection_type: 'regex', regex_expression: '\b[0-9]+\b' })).toMatchObject({
      pattern: '\\b[0-9]+\\b',
    });
  });

  it('knows the parameter of a legacy widget in both spellings', () => {
    const onChange = { toolName: 'set_day', parameters: {}, mapInputTo: 'day' };
    expect(widget({ responseType: 'date-picker', title: 'Day', onChange })).toMatchObject({
      type: 'datetime',
      actions: [{ tool: 'set_day', mapInputTo: 'day' }],
    });
  });
});

describe('checkToolResponse', () => {
  it('lists what is wrong in words', () => {
    expect(codes({ content: [{ type: 'nope' }], isError: 'yes', _meta: { [widgetKey]: { type: 'odd' } } })).toEqual([
      'no-boolean',
      'unknown-block',
      'unknown-widget',
    ]);
    expect(checkToolResponse({ content: [] })).toMatchObject([{ code: 'nothing-shown', severity: 'info' }]);
    expect(checkToolResponse({ content: ['a'] })).toEqual([]);
  });
});
