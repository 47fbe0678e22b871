import { useEffect, useRef, useState } from 'react';
import type { AppBridge } from '@modelcontextprotocol/ext-apps/app-bridge';
import type { WidgetProps } from '..';
import { safeUrl } from '../model';
import type { AppSpec, JsonObject } from '../model';
import { appMimeType, isCallableByApp, readAppResource } from './readAppResource';

export interface McpAppsOptions {
  /** The page of the sandbox proxy, on another origin than the host's. */
  sandboxUrl: string;
  /** `resources/read` of the server that answered; the raw result. */
  readResource(uri: string, spec: AppSpec): Promise<unknown>;
  /** The arguments the tool was called with. @default {} */
  toolArguments?: (spec: AppSpec) => JsonObject;
  /** Tools of the same server as listed; an app may call those whose visibility names apps. @default none */
  tools?: readonly { name: string; _meta?: unknown }[];
  /** Calls a tool of the same server; the raw result. Without it apps call none. */
  callTool?(name: string, parameters: JsonObject, spec: AppSpec): Promise<unknown>;
  /** Opens a checked address after the host's own consent; false refuses. Without it nothing is opened. */
  openLink?(url: string, spec: AppSpec): Promise<boolean> | boolean;
  /** Says something to the agent in the user's name; false refuses. */
  sendMessage?(content: unknown[], spec: AppSpec): Promise<boolean> | boolean;
  /** What the app wants the agent to know at its next turn; the last one wins, and it starts none. */
  updateModelContext?(context: JsonObject, spec: AppSpec): void;
  /** @default { name: 'react-tool-response', version: '0' } */
  hostInfo?: { name: string; version: string };
  /** `theme`, `locale` and what else apps may know of the host. @default {} */
  hostContext?: JsonObject;
  /** The frame's accessible name. @default the tool's name */
  title?: (spec: AppSpec) => string;
}

/** What a client advertises so that servers offer apps: an entry of `capabilities.extensions`. Source: SEP-1865, 2026-01-26. */
export const mcpAppsCapability = { 'io.modelcontextprotocol/ui': { mimeTypes: [appMimeType] } };

const maxHeight = 4000;
const startHeight = 240;
const teardownTimeoutMs = 1000;

/**
 * A widget for MCP Apps, to be registered as `app`: the app's page in the sandbox proxy's frame, spoken to through the official bridge, which
 * is loaded with the first app. Gives the app the whole result, in the order the protocol demands; the app reaches nothing but these options.
 * An app that cannot be loaded is left out: the content is shown.
 * Throws where the sandbox is on the host's own origin.
 */
export function mcpApps(options: McpAppsOptions): (props: WidgetProps<AppSpec>) => ReturnType<typeof AppFrame> {
  return function AppWidget(props: WidgetProps<AppSpec>) {
    return <AppFrame {...props} options={options} />;
  };
}

function AppFrame({ spec, options, onIssue, onUnavailable }: WidgetProps<AppSpec> & { options: McpAppsOptions }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const told = useRef({ onIssue, onUnavailable });
  const [height, setHeight] = useState(startHeight);
  const [isReady, setReady] = useState(false);
  const sandbox = new URL(options.sandboxUrl, typeof location === 'undefined' ? undefined : location.href);
  if (typeof location !== 'undefined' && sandbox.origin === location.origin) {
    throw new Error(
      `mcpApps: the sandbox ${sandbox.href} is on the host's own origin. An app there could read the host's page. Serve the proxy from another origin.`,
    );
  }
  useEffect(() => {
    told.current = { onIssue, onUnavailable };
  });
  useEffect(() => {
    const element = frame.current;
    if (!element?.contentWindow) return;
    const life = new AbortController();
    const fail = (error: unknown) => {
      if (life.signal.aborted) return;
      const reason = error instanceof Error ? error.message : 'unknown failure';
      told.current.onIssue?.({
        code: 'app-failed',
        path: spec.path,
        message: `The app could not be shown: ${reason}`,
        severity: 'error',
      });
      told.current.onUnavailable?.();
    };
    const resize = (next: number) => setHeight(Math.min(Math.max(Math.ceil(next), 1), maxHeight));
    connect({ element, sandbox, spec, options, signal: life.signal, resize, ready: () => setReady(true) }).catch(fail);
    return () => life.abort();
  }, [spec, options, sandbox.href]);
  return (
    <iframe
      ref={frame}
      className="tr-AppFrame"
      title={options.title?.(spec) ?? spec.tool.name}
      src={sandbox.href}
      sandbox="allow-scripts allow-same-origin"
      referrerPolicy="no-referrer"
      width="100%"
      height={height}
      aria-busy={isReady ? undefined : true}
    />
  );
}

interface Connection {
  element: HTMLIFrameElement;
  sandbox: URL;
  spec: AppSpec;
  options: McpAppsOptions;
  signal: AbortSignal;
  resize(height: number): void;
  ready(): void;
}

async function connect({ element, sandbox, spec, options, signal, resize, ready }: Connection): Promise<void> {
  const [{ AppBridge, PostMessageTransport }, result] = await Promise.all([
    import('@modelcontextprotocol/ext-apps/app-bridge'),
    options.readResource(spec.resourceUri, spec),
  ]);
  const resource = readAppResource(result, spec.resourceUri);
  if (!resource) throw new Error(`there is no ${appMimeType} at its address`);
  const target = element.contentWindow;
  if (signal.aborted || !target) return;

  const { hostInfo = { name: 'react-tool-response', version: '0' }, hostContext = {} } = options;
  const bridge = new AppBridge(null, hostInfo, capabilitiesOf(options), { hostContext });
  answerRequests(bridge, spec, options);
  bridge.onsizechange = ({ height }) => {
    if (typeof height === 'number' && Number.isFinite(height)) resize(height);
  };
  bridge.onsandboxready = () =>
    void bridge.sendSandboxResourceReady({ html: resource.html, csp: resource.csp, permissions: resource.permissions });
  bridge.oninitialized = () => {
    ready();
    void (async () => {
      await bridge.sendToolInput({ arguments: options.toolArguments?.(spec) ?? {} });
      await bridge.sendToolResult(spec.result as Parameters<AppBridge['sendToolResult']>[0]);
    })();
  };
  const refuseStrangers = (event: MessageEvent) => {
    if (event.source === target && event.origin !== sandbox.origin) event.stopImmediatePropagation();
  };
  window.addEventListener('message', refuseStrangers, { capture: true, signal });
  const transport = new PostMessageTransport(target, target);
  transport.send = async (message) => target.postMessage(message, sandbox.origin);
  signal.addEventListener('abort', () => {
    void bridge
      .teardownResource({}, { timeout: teardownTimeoutMs })
      .catch(() => undefined)
      .finally(() => void bridge.close());
  });
  await bridge.connect(transport);
}

function capabilitiesOf({ callTool, openLink, sendMessage, updateModelContext }: McpAppsOptions) {
  return {
    serverResources: {},
    ...(callTool ? { serverTools: {} } : {}),
    ...(openLink ? { openLinks: {} } : {}),
    ...(sendMessage ? { message: { text: {} } } : {}),
    ...(updateModelContext ? { updateModelContext: { text: {}, structuredContent: {} } } : {}),
  };
}

function answerRequests(bridge: AppBridge, spec: AppSpec, options: McpAppsOptions): void {
  bridge.oncalltool = async ({ name, arguments: parameters = {} }) => {
    const tool = options.tools?.find((each) => each.name === name);
    if (!options.callTool || !isCallableByApp(tool)) throw new Error(`The tool ${name} is not available to apps.`);
    return (await options.callTool(name, parameters as JsonObject, spec)) as Awaited<
      ReturnType<NonNullable<AppBridge['oncalltool']>>
    >;
  };
  bridge.onreadresource = async ({ uri }) =>
    (await options.readResource(uri, spec)) as Awaited<ReturnType<NonNullable<AppBridge['onreadresource']>>>;
  bridge.onopenlink = async ({ url }) => {
    const checked = safeUrl(url);
    const isOpened = checked !== undefined && (await options.openLink?.(checked, spec)) === true;
    return isOpened ? {} : { isError: true };
  };
  bridge.onmessage = async ({ content }) => {
    const blocks: unknown[] = Array.isArray(content) ? content : [content];
    return (await options.sendMessage?.(blocks, spec)) === true ? {} : { isError: true };
  };
  bridge.onupdatemodelcontext = async (context) => {
    options.updateModelContext?.(context as JsonObject, spec);
    return {};
  };
  bridge.onrequestdisplaymode = async () => ({ mode: 'inline' });
}
