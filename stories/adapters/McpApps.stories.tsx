import { useEffect } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ToolResponseView } from '../../src';
import type { WidgetProps } from '../../src';
import { mcpApps } from '../../src/adapters/mcpApps';

const meta = {
  title: 'adapters/MCP Apps',
  component: ToolResponseView,
  args: {
    response: { content: [{ type: 'text', text: 'Berth 4 is free until noon.' }], structuredContent: { berth: 4 } },
    toolDefinition: { name: 'harbour map', _meta: { ui: { resourceUri: 'ui://harbour/map' } } },
  },
} satisfies Meta<typeof ToolResponseView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A host's own frame. */
function Frame({ spec }: WidgetProps) {
  return spec.type === 'app' ? <div role="img" aria-label={spec.tool.name} className="tr-Placeholder" /> : null;
}

/** A host's own frame whose app cannot be loaded. */
function BrokenFrame({ onUnavailable }: WidgetProps) {
  useEffect(() => onUnavailable?.(), [onUnavailable]);
  return null;
}

export const InTheHostsFrame: Story = {
  args: { widgets: { app: Frame } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'harbour map' })).toBeInTheDocument();
    await expect(canvas.queryByText('Berth 4 is free until noon.')).toBeNull();
  },
};

export const CannotBeShown: Story = {
  args: { widgets: { app: BrokenFrame } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Berth 4 is free until noon.')).toBeVisible();
  },
};

/** The ready adapter over a sandbox that never answers. */
const silentApp = mcpApps({
  sandboxUrl: 'http://sandbox.invalid/proxy.html',
  readResource: async (uri) => ({ contents: [{ uri, mimeType: 'text/html;profile=mcp-app', text: '<p>Nobody</p>' }] }),
  startTimeoutMs: 400,
});

export const DoesNotStart: Story = {
  args: { widgets: { app: silentApp } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Berth 4 is free until noon.', {}, { timeout: 10_000 })).toBeVisible();
  },
};

export const WithoutARenderer: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Berth 4 is free until noon.')).toBeVisible();
  },
};
