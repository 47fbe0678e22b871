import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  downgradeStructuredOutput,
  isLosslessAt,
  lower,
  planAudience,
  requiredFeatures,
  toModelContent,
} from '../model';
import type { Dialect, Json, JsonObject } from '../model';
import { readAtOnce } from './readAtOnce';
import { readToolResponse } from './readToolResponse';
import { writeToolResponse } from './writeToolResponse';

vi.setConfig({ testTimeout: 30_000 });

const numRuns = 60;
const maxCpuMs = 2000;
const secret = 'SECRET-FOR-THE-ASSISTANT';
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEklEQVR4nGOQqzghV3GCAUIBACOuBXkP+H/6AAAAAElFTkSuQmCC';
const revisions = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'];

const json = fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>;
const maybe = (value: fc.Arbitrary<unknown>) => fc.option(value, { nil: undefined });
const some = <T extends object>(model: T) =>
  fc.record(model as never, { requiredKeys: [] }) as fc.Arbitrary<JsonObject>;
const audience = fc.oneof(
  fc.constantFrom<Json>(null, [], 'user', ['user'], ['User', 'assistant'], ['assistant'], ['developer'], [42]),
  fc.array(fc.constantFrom('user', 'assistant', 'Role.USER', 'system')),
);
const annotations = fc.oneof(
  fc.constant(null),
  some({
    audience,
    priority: fc.double({ noNaN: true }),
    lastModified: fc.constantFrom('2026-01-01T00:00:00Z', 'soon'),
  }),
);
const block = fc.oneof(
  some({
    type: fc.constant('text'),
    text: fc.string(),
    annotations,
    _meta: fc.oneof(fc.constant(null), fc.constant({ a: 1 })),
  }),
  some({
    type: fc.constantFrom('image', 'audio'),
    data: fc.constantFrom(png, '%%'),
    mimeType: fc.constantFrom('image/png', 'audio/wav', 'text/html'),
    annotations,
  }),
  some({
    type: fc.constant('resource_link'),
    uri: fc.oneof(fc.webUrl(), fc.string()),
    name: fc.string(),
    icons: fc.array(some({ src: fc.webUrl() })),
    annotations,
  }),
  some({
    type: fc.constant('resource'),
    resource: some({ uri: fc.webUrl(), text: fc.string(), blob: fc.constantFrom(png, '!'), annotations }),
    annotations,
  }),
  fc.constantFrom<Json>(
    { type: 'thinking', thinking: 'x' },
    { type: 'tool_use', id: 'i' },
    { type: 'hologram' },
    null,
    'bare',
    7,
  ),
  json,
);
const content = fc.oneof(fc.array(block, { maxLength: 6 }), fc.constant(null), fc.string(), some({ a: json }));
const form = some({
  response_type: fc.constantFrom('forms', 'user_defined', 'sparkline', 'options', null),
  json_schema: fc.oneof(
    json,
    some({
      type: fc.constant('object'),
      title: fc.string(),
      properties: some({ a: some({ type: fc.constantFrom('string', 'integer', 'file'), enum: fc.array(json) }) }),
    }),
  ),
  ui_schema: json,
  form_data: json,
  on_event: fc.oneof(
    json,
    fc.array(some({ type: fc.constantFrom('tool', 'message'), tool: fc.string(), message: fc.string() })),
  ),
});
const question = some({
  message: fc.string(),
  content: fc.array(json, { maxLength: 2 }),
  mode: fc.constantFrom('form', 'url', 'voice'),
  url: fc.webUrl(),
  requestedSchema: some({
    type: fc.constant('object'),
    properties: some({ a: some({ type: fc.constantFrom('string', 'array', 'object') }), b: json }),
  }),
});
const request = fc.record({ method: fc.constantFrom('elicitation/create', 'roots/list'), params: question });
const result = some({
  content,
  structuredContent: json,
  isError: fc.constantFrom<Json>(true, false, null, 'true', 3),
  resultType: fc.constantFrom<Json>('complete', 'input_required', 'task', 'odd', null),
  _meta: fc.oneof(fc.constant(null), some({ x: json, 'com.ibm.orchestrate/widget': form })),
  inputRequests: fc.dictionary(fc.string(), request, { maxKeys: 3 }),
  requestState: fc.string(),
  task: some({ taskId: fc.string(), status: fc.constantFrom('working', 'completed') }),
  vendor: json,
});
const wires = {
  mcp: result,
  orchestrate: fc.oneof(
    result.map((inner) => ({ ...inner, context_updates: {} })),
    result.map((inner) => ({ content: inner })),
    fc.record({
      content: fc.array(
        fc.oneof(block, form, fc.record({ response_type: fc.constantFrom('text', 'user_defined'), text: fc.string() })),
      ),
      step_history: fc.constant([]),
    }),
    result.map((inner) => ({
      content: [],
      step_history: [{ step_details: [{ type: 'tool_response', content: JSON.stringify(inner) }] }],
    })),
  ),
  agent: fc.oneof(
    fc.record(
      {
        success: fc.boolean(),
        output: fc.string(),
        content_blocks: fc.oneof(fc.constant(null), fc.array(block)),
        metadata: json,
        intent: maybe(fc.string()),
      },
      { requiredKeys: ['success', 'output'] },
    ) as fc.Arbitrary<Json>,
    some({
      role: fc.constant('toolResult'),
      content: fc.oneof(fc.string(), fc.array(block)),
      is_error: fc.boolean(),
      details: json,
    }),
    fc.record({
      type: fc.constantFrom('toolExecutionEnd', 'toolError'),
      tool_call_id: fc.string(),
      result: fc.oneof(some({ content: fc.string(), status: fc.constantFrom('success', 'error') }), fc.string()),
      error: fc.string(),
    }),
  ),
  ir: fc.record({
    content: fc.oneof(content, fc.array(fc.record({ Text: some({ text: fc.string(), annotations }) }))),
    structured_content: fc.oneof(json, fc.constant('{"a": 1}')),
    is_error: fc.constantFrom<Json>(true, false, null),
    result_type: fc.constantFrom<Json>(null, 'complete', 'input_required'),
    extensions: fc.oneof(
      fc.constant(null),
      some({ _meta: some({ x: json }), inputRequests: fc.dictionary(fc.string(), request, { maxKeys: 2 }) }),
    ),
  }) as fc.Arbitrary<Json>,
  elicitation: fc.oneof(
    fc.record({ method: fc.constant('elicitation/create'), params: question }),
    question,
  ) as fc.Arbitrary<Json>,
};
const anyWire = fc.oneof(...(Object.values(wires) as fc.Arbitrary<Json>[]), json, fc.string());
const enveloped = fc.oneof(
  { weight: 4, arbitrary: anyWire },
  anyWire.map((inner) => ({ jsonrpc: '2.0', id: 1, result: inner }) as Json),
  anyWire.map((inner) => ({ type: 'tool_response', name: 't', content: inner }) as Json),
  anyWire.map((inner) => [{ jsonrpc: '2.0', id: 1, result: inner }] as Json),
  anyWire.map((inner) => ({ data: { delta: { step_details: [{ type: 'tool_response', content: inner }] } } }) as Json),
  anyWire.map((inner) => JSON.stringify(inner)),
  anyWire.map((inner) => JSON.stringify(inner, null, 2)),
);
const plain = (value: Json) => JSON.parse(JSON.stringify(value)) as Json;

describe('readToolResponse', () => {
  it.each(Object.entries(wires) as [string, fc.Arbitrary<Json>][])(
    'reads whatever looks like %s, and writes it back',
    (_, wire) => {
      fc.assert(
        fc.property(wire.map(plain), (input) => {
          const { response } = readToolResponse(input);
          expect(writeToolResponse({ ...response, raw: undefined })).toEqual(input);
        }),
        { numRuns },
      );
    },
  );

  it('writes envelopes and JSON text back', () => {
    fc.assert(
      fc.property(enveloped.map(plain), (input) => {
        const { response } = readToolResponse(input);
        expect(
          writeToolResponse({ ...(plain(response as never as Json) as never as typeof response), raw: undefined }),
        ).toEqual(input);
      }),
      { numRuns },
    );
  });

  it('never throws, never changes its input, and says every issue in words', () => {
    fc.assert(
      fc.property(
        enveloped,
        fc.constantFrom<Dialect | 'auto'>('auto', 'orchestrate', 'mcp', 'agent', 'ir', 'elicitation', 'unknown'),
        (input, dialect) => {
          const before = JSON.stringify(input);
          const { response, issues } = readToolResponse(input, { dialect });
          planAudience(response);
          toModelContent(response);
          expect(JSON.stringify(input)).toBe(before);
          for (const issue of issues) expect(issue.message).not.toBe('');
        },
      ),
      { numRuns },
    );
  });

  it.each([undefined, null, 1, NaN, [], () => 1, Symbol('x'), new Map(), new Date(), 10n])('survives %s', (value) => {
    expect(planAudience(readToolResponse(value).response).user.map((part) => part.type)).toEqual(['notice']);
  });

  it.each([
    [
      'own __proto__ keys',
      JSON.parse(
        '{"__proto__":{"content":[]},"content":[{"type":"text","text":"a","__proto__":{"x":1}}],"_meta":{"__proto__":{"y":1}},"inputRequests":{"__proto__":{"method":"elicitation/create","params":{"message":"m","requestedSchema":{"type":"object","properties":{"__proto__":{"type":"string"}}}}}}}',
      ),
    ],
    ['a constructor key', JSON.parse('{"constructor":{"prototype":{"polluted":1}},"content":{"constructor":1}}')],
  ])('keeps %s ordinary', (_, input: Json) => {
    const { response } = readToolResponse(input);
    expect(writeToolResponse(response)).toEqual(input);
    expect(({} as JsonObject)['polluted']).toBeUndefined();
    expect(({} as JsonObject)['x']).toBeUndefined();
  });

  it.each([
    ['deep arrays', `{"content":${'['.repeat(5000)}${']'.repeat(5000)}}`],
    ['deep dictionaries', `${'{"content":'.repeat(5000)}{}${'}'.repeat(5000)}`],
    ['deep envelopes', `${'{"jsonrpc":"2.0","result":'.repeat(2000)}{}${'}'.repeat(2000)}`],
    [
      'deep schemas',
      `{"_meta":{"com.ibm.orchestrate/widget":{"response_type":"forms","json_schema":${'{"properties":{"a":'.repeat(4000)}{}${'}}'.repeat(4000)}}}}`,
    ],
    [
      'branches of branches',
      JSON.stringify({
        _meta: {
          'com.ibm.orchestrate/widget': {
            response_type: 'forms',
            json_schema: {
              type: 'object',
              anyOf: Array.from({ length: 20000 }, () => ({ properties: { a: { type: 'string' } } })),
            },
          },
        },
      }),
    ],
    [
      'many blocks',
      JSON.stringify({
        content: Array.from({ length: 50000 }, (_, index) => ({ type: index % 2 ? 'text' : 'nope', text: 'x' })),
      }),
    ],
    [
      'base64 that ends wrong',
      JSON.stringify({ content: [{ type: 'image', data: `${'='.repeat(200_000)}x`, mimeType: 'image/png' }] }),
    ],
    ['a URI of slashes', JSON.stringify({ content: [{ type: 'resource_link', uri: `a:${'/'.repeat(200_000)}x` }] })],
    ['a large text', JSON.stringify({ content: 'x'.repeat(2_000_000) })],
  ])('reads %s in good time', (_, input) => {
    const start = process.cpuUsage().user;
    const { response, issues } = readToolResponse(input);
    planAudience(response);
    expect(issues.length).toBeLessThanOrEqual(200);
    expect((process.cpuUsage().user - start) / 1000).toBeLessThan(maxCpuMs);
  });
});

describe('planAudience', () => {
  const hidden = fc.constantFrom<Json>(
    ['assistant'],
    'assistant',
    ['Assistant '],
    ['developer'],
    ['Role.ASSISTANT'],
    ['assistant', 7],
  );
  const secretBlock = fc.oneof(
    fc.record({ type: fc.constant('text'), text: fc.constant(secret), annotations: fc.record({ audience: hidden }) }),
    fc.record({
      type: fc.constant('resource'),
      resource: fc.record({
        uri: fc.constant('x://y'),
        text: fc.constant(secret),
        annotations: fc.record({ audience: hidden }),
      }),
    }),
    fc.record({
      type: fc.constant('resource_link'),
      uri: fc.constant(`x://${secret}`),
      name: fc.constant(secret),
      annotations: fc.record({ audience: hidden }),
    }),
    fc.record({
      type: fc.constant('image'),
      data: fc.constant(png),
      alt: fc.constant(secret),
      annotations: fc.record({ audience: hidden }),
    }),
    fc.record({
      type: fc.constant('hologram'),
      text: fc.constant(secret),
      annotations: fc.record({ audience: hidden }),
    }),
    fc.record({ type: fc.constant('thinking'), thinking: fc.constant(secret) }),
  );
  const shell = (blocks: Json[]) =>
    fc.constantFrom<Json>(
      { content: blocks, _meta: { secret }, structuredContent: { secret } },
      { content: blocks, isError: true, requestState: secret },
      {
        content: {
          content: blocks,
          _meta: {
            'com.ibm.orchestrate/widget': { response_type: 'forms', json_schema: { type: 'object', properties: {} } },
          },
        },
      },
      { content: blocks, structured_content: secret, is_error: false, result_type: null, extensions: { secret } },
      { content: blocks, details: secret },
      { jsonrpc: '2.0', result: { type: 'tool_result', toolUseId: secret, content: blocks } },
    );

  it('lets nothing that is for the assistant alone into what the user sees', () => {
    const wire = fc
      .array(fc.oneof(secretBlock, fc.constant({ type: 'text', text: 'open' })), { maxLength: 5 })
      .chain((blocks) => shell(blocks as Json[]));
    fc.assert(
      fc.property(
        wire,
        fc.record({
          sharedText: fc.constantFrom('show' as const, 'hide' as const),
          emptyAudience: fc.constantFrom('all' as const, 'none' as const),
        }),
        (input, options) => {
          for (const read of [readToolResponse, readAtOnce]) {
            expect(JSON.stringify(planAudience(read(input).response, options).user)).not.toContain(secret);
          }
        },
      ),
      { numRuns },
    );
  });

  it('gives every part a key of its own, the same each time', () => {
    fc.assert(
      fc.property(anyWire, (input) => {
        const keys = (value: Json) => planAudience(readToolResponse(value).response).user.map((part) => part.key);
        expect(new Set(keys(input)).size).toBe(keys(input).length);
        expect(keys(plain(input))).toEqual(keys(input));
      }),
      { numRuns },
    );
  });
});

describe('lower', () => {
  it('succeeds strictly exactly where the revision has every feature', () => {
    fc.assert(
      fc.property(anyWire.map(plain), fc.constantFrom(...revisions), (input, revision) => {
        const { response } = readToolResponse(input);
        const lowered = lower(response, revision);
        expect('response' in lowered).toBe(isLosslessAt(response, revision));
        if ('report' in lowered) expect(lowered.report.isEmpty).toBe(true);
      }),
      { numRuns },
    );
  });

  it('downgrades structured data once, and writes what is left', () => {
    fc.assert(
      fc.property(fc.oneof(wires.mcp as fc.Arbitrary<Json>, wires.ir).map(plain), (input) => {
        const { response } = readToolResponse(input);
        const downgraded = downgradeStructuredOutput(response);
        expect(downgraded === null).toBe(response.structured === undefined);
        if (!downgraded) return;
        expect(downgradeStructuredOutput(downgraded.response)).toBeNull();
        expect(requiredFeatures(downgraded.response)).not.toContain('ToolStructuredOutput');
        const again = readToolResponse(writeToolResponse(downgraded.response), { dialect: response.dialect }).response;
        expect(again.structured).toBeUndefined();
        expect(again.content.at(-1)).toMatchObject({ type: 'text', text: JSON.stringify(response.structured!.value) });
        expect(again.content).toHaveLength(response.content.length + 1);
      }),
      { numRuns },
    );
  });
});
