import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ToolResponseView } from './index';

const render = (response: unknown, props: object = {}) =>
  renderToString(createElement(ToolResponseView, { response, ...props }));

describe('a view rendered on a server', () => {
  test('shows text for the user and nothing that is meant for the assistant', () => {
    const html = render({
      content: [
        { type: 'text', text: 'Balance: 5 < 6 & "ok"', annotations: { audience: ['user'] } },
        { type: 'text', text: 'INTERNAL-7', annotations: { audience: ['assistant'] } },
      ],
      structuredContent: { secret: 'INTERNAL-8' },
      _meta: { trace: 'INTERNAL-9' },
    });
    expect(html).toContain('Balance: 5 &lt; 6 &amp; &quot;ok&quot;');
    expect(html).not.toContain('INTERNAL');
    expect(html).toMatch(/^<section class="tr-ToolResponse"/);
  });

  test('holds the place of a form, loads nothing and writes no style', () => {
    const html = render(
      {
        content: [],
        _meta: {
          'com.ibm.orchestrate/widget': {
            response_type: 'forms',
            json_schema: { type: 'object', properties: { a: { type: 'string', title: 'A' } } },
          },
        },
      },
      { onEvent: () => undefined },
    );
    expect(html).toContain('data-part="widget"');
    expect(html).toContain('aria-busy="true"');
    expect(html).not.toContain('style');
  });

  test('renders nothing where the user sees nothing', () => {
    expect(render({ content: [{ type: 'text', text: 'INTERNAL', annotations: { audience: ['assistant'] } }] })).toBe(
      '',
    );
  });
});
