import { describe, expect, it } from 'vitest';
import { isCallableByApp, readAppResource } from './readAppResource';

const uri = 'ui://harbour/map';
const mimeType = 'text/html;profile=mcp-app';

describe('readAppResource', () => {
  it.each([
    ['text', { contents: [{ uri, mimeType, text: '<p>é</p>' }] }],
    ['base64', { contents: [{ uri, mimeType, blob: 'PHA+w6k8L3A+' }] }],
    [
      'a page with quotes in its type',
      { contents: [{ uri, mimeType: 'text/html; profile="mcp-app"', text: '<p>é</p>' }] },
    ],
    ['another spelling of its type', { contents: [{ uri, mimeType: 'Text/HTML; profile=mcp-app', text: '<p>é</p>' }] }],
  ])('reads a page from %s', (_name, result) => {
    expect(readAppResource(result, uri)).toEqual({ html: '<p>é</p>', csp: {}, permissions: {} });
  });

  it('takes the policy of the resource itself', () => {
    const ui = { csp: { connectDomains: ['https://api.example'] }, permissions: { camera: {} } };
    expect(readAppResource({ contents: [{ uri, mimeType, text: '', _meta: { ui } }] }, uri)).toEqual({
      html: '',
      ...ui,
    });
  });

  it("takes the policy from `meta` too, as Python's servers write it", () => {
    const ui = { csp: { resourceDomains: ['https://cdn.example'] } };
    expect(readAppResource({ contents: [{ uri, mimeType, text: '', meta: { ui } }] }, uri)?.csp).toEqual(ui.csp);
  });

  it.each([
    ['a page that is no app', { contents: [{ uri, mimeType: 'text/html', text: '<p>' }] }],
    ['no page', { contents: [{ uri, mimeType }] }],
    ['broken base64', { contents: [{ uri, mimeType, blob: '%' }] }],
    ['nothing', { contents: [] }],
    ['no result', null],
  ])('refuses %s', (_name, result) => {
    expect(readAppResource(result, uri)).toBeUndefined();
  });
});

describe('isCallableByApp', () => {
  it.each([
    [{ name: 'a' }, true],
    [{ name: 'a', _meta: { ui: { visibility: ['model', 'app'] } } }, true],
    [{ name: 'a', _meta: { ui: { visibility: ['model'] } } }, false],
    [undefined, false],
  ])('judges %j', (tool, isCallable) => {
    expect(isCallableByApp(tool)).toBe(isCallable);
  });
});
