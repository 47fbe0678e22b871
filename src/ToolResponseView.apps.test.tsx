import { useEffect } from 'react';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { mcpApps } from './adapters/mcpApps';
import { ToolResponseView } from './index';
import type { Issue, WidgetProps } from './index';
import './styles.css';

const toolDefinition = { name: 'map', _meta: { ui: { resourceUri: 'ui://harbour/map' } } };
const response = {
  content: [{ type: 'text', text: 'Berth 4 is free.' }, { type: 'nope' }],
  structuredContent: { berth: 4 },
};

function Frame({ spec }: WidgetProps) {
  return <p>{spec.type === 'app' ? `Frame of ${spec.resourceUri}` : ''}</p>;
}

function Broken(): never {
  throw new Error('broken');
}

function Unavailable({ onUnavailable }: WidgetProps) {
  useEffect(() => onUnavailable?.(), [onUnavailable]);
  return <p>Loading the map</p>;
}

test('an app stands in place of the content', async () => {
  await render(<ToolResponseView response={response} toolDefinition={toolDefinition} widgets={{ app: Frame }} />);
  await expect.element(page.getByText('Frame of ui://harbour/map')).toBeVisible();
  expect(page.getByText('Berth 4 is free.').query()).toBeNull();
});

test('the content is shown where no app can be drawn', async () => {
  await render(<ToolResponseView response={response} toolDefinition={toolDefinition} />);
  await expect.element(page.getByText('Berth 4 is free.')).toBeVisible();
});

test('the content is shown in place of an app that cannot be shown, and each issue is told once', async () => {
  const onIssue = vi.fn<(issue: Issue) => void>();
  await render(
    <ToolResponseView
      response={response}
      toolDefinition={toolDefinition}
      widgets={{ app: Unavailable }}
      onIssue={onIssue}
    />,
  );
  await expect.element(page.getByText('Berth 4 is free.')).toBeVisible();
  expect(page.getByText('Loading the map').query()).toBeNull();
  expect(onIssue.mock.calls.map(([issue]) => issue.code)).toEqual(['unknown-block']);
});

test('the content is shown in place of an app that throws', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await render(<ToolResponseView response={response} toolDefinition={toolDefinition} widgets={{ app: Broken }} />);
  await expect.element(page.getByText('Berth 4 is free.')).toBeVisible();
  log.mockRestore();
});

test('another response of the same view gets its app again', async () => {
  const isBroken = (spec: WidgetProps['spec']) =>
    spec.type === 'app' && JSON.stringify(spec.result).includes('Berth 4');
  const Sometimes = (props: WidgetProps) => (isBroken(props.spec) ? <Unavailable {...props} /> : <Frame {...props} />);
  const view = (json: unknown) => (
    <ToolResponseView response={json} toolDefinition={toolDefinition} widgets={{ app: Sometimes }} />
  );
  const { rerender } = await render(view(response));
  await expect.element(page.getByText('Berth 4 is free.')).toBeVisible();
  await rerender(view({ content: [{ type: 'text', text: 'Berth 5 is free.' }] }));
  await expect.element(page.getByText('Frame of ui://harbour/map')).toBeVisible();
});

test.each([
  ['cannot be read', () => Promise.reject(new Error('gone'))],
  [
    'is no app',
    () => Promise.resolve({ contents: [{ uri: 'ui://harbour/map', mimeType: 'text/html', text: '<p>x</p>' }] }),
  ],
])('the ready adapter leaves the content where the page %s', async (_, readResource) => {
  const onIssue = vi.fn<(issue: Issue) => void>();
  const app = mcpApps({ sandboxUrl: 'http://sandbox.invalid/proxy.html', readResource });
  await render(
    <ToolResponseView response={response} toolDefinition={toolDefinition} widgets={{ app }} onIssue={onIssue} />,
  );
  await expect.element(page.getByText('Berth 4 is free.')).toBeVisible();
  expect(onIssue.mock.calls.map(([issue]) => issue.code)).toContain('app-failed');
});

test('the ready adapter leaves the content where the app does not start in time', async () => {
  const onIssue = vi.fn<(issue: Issue) => void>();
  const mimeType = 'text/html;profile=mcp-app';
  const app = mcpApps({
    sandboxUrl: 'http://sandbox.invalid/proxy.html',
    readResource: async (uri) => ({ contents: [{ uri, mimeType, text: '<p>Nobody</p>' }] }),
    startTimeoutMs: 400,
  });
  await render(
    <ToolResponseView response={response} toolDefinition={toolDefinition} widgets={{ app }} onIssue={onIssue} />,
  );
  await expect.element(page.getByText('Berth 4 is free.')).toBeVisible();
  expect(document.querySelector('iframe')).toBeNull();
  await vi.waitFor(() =>
    expect(onIssue.mock.calls.find(([issue]) => issue.code === 'app-failed')?.[0].message).toMatch(
      /not ready after 400/,
    ),
  );
});
