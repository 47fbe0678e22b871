import { useEffect, useRef, useState } from 'react';
import type { WidgetProps } from '..';
import type { AppSpec, JsonObject } from '../model';
import { connectApp } from './connectApp';
import { appMimeType } from './readAppResource';

/** A running app, in its host's hands. */
export interface AppHandle {
  /** Tells the app what is different in the host's context now (`theme`, `locale`); what is equal is not sent. */
  setHostContext(context: JsonObject): void;
  /** Lets the app save its state: settles when it has answered, or after a second. Await it before you take the view away. */
  teardown(): Promise<void>;
}

export interface McpAppsOptions {
  /**
   * The page of the sandbox proxy, on another origin than the host's. It is asked for with what the app declares of its `csp` as JSON in the
   * query, as the reference proxy reads it, and hears the host's origin as its referrer.
   */
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
  /** Saves files for the user after the host's own consent: embedded resources or links to them. False refuses; without it nothing is saved. */
  downloadFile?(contents: unknown[], spec: AppSpec): Promise<boolean> | boolean;
  /** What the app wants the agent to know at its next turn; the last one wins, and it starts none. */
  updateModelContext?(context: JsonObject, spec: AppSpec): void;
  /** @default { name: 'react-tool-response', version: '0' } */
  hostInfo?: { name: string; version: string };
  /** `theme`, `locale` and what else apps may know of the host. @default {} */
  hostContext?: JsonObject;
  /** Hears of each app that has been given its result. */
  onReady?(app: AppHandle, spec: AppSpec): void;
  /** How long an app may take until it says that it is initialized; then the content is shown in its place. @default 15000 */
  startTimeoutMs?: number;
  /** The frame's accessible name. @default the tool's name */
  title?: (spec: AppSpec) => string;
}

/** What a client advertises so that servers offer apps: an entry of `capabilities.extensions`. Source: SEP-1865, 2026-01-26. */
export const mcpAppsCapability = { 'io.modelcontextprotocol/ui': { mimeTypes: [appMimeType] } };

const maxHeight = 4000;
const startHeight = 240;
const defaultStartTimeoutMs = 15_000;

/**
 * A widget for MCP Apps, to be registered as `app`: the app's page in the sandbox proxy's frame, spoken to through the official bridge, which
 * is loaded with the first app. Gives the app the whole result, in the order the protocol demands; the app reaches nothing but these options.
 * An app that cannot be loaded, or does not start in time, is left out: the content is shown.
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
    const { startTimeoutMs = defaultStartTimeoutMs } = options;
    const timer = setTimeout(() => fail(new Error(`it was not ready after ${startTimeoutMs} ms`)), startTimeoutMs);
    const { signal } = life;
    signal.addEventListener('abort', () => clearTimeout(timer));
    const resize = (next: number) => setHeight(Math.min(Math.max(Math.ceil(next), 1), maxHeight));
    const ready = () => {
      clearTimeout(timer);
      setReady(true);
    };
    const leave = () => {
      if (!signal.aborted) told.current.onUnavailable?.();
    };
    connectApp({ element, sandbox, spec, options, signal, resize, ready, leave }).catch(fail);
    return () => {
      life.abort();
      setReady(false);
    };
  }, [spec, options, sandbox.href]);
  return (
    <iframe
      ref={frame}
      className="tr-AppFrame"
      title={options.title?.(spec) ?? spec.tool.name}
      sandbox="allow-scripts allow-same-origin"
      referrerPolicy="origin"
      width="100%"
      height={height}
      aria-busy={isReady ? undefined : true}
    />
  );
}
