import type { AppBridge } from '@modelcontextprotocol/ext-apps/app-bridge';
import { isJsonObject, own, safeUrl } from '../model';
import type { AppSpec, JsonObject } from '../model';
import type { AppHandle, McpAppsOptions } from './mcpApps';
import { appMimeType, isCallableByApp, readAppResource } from './readAppResource';
import type { AppResource } from './readAppResource';

/** One life of an app: its frame, and who hears of it. */
export interface AppConnection {
  /** Empty: its page is loaded when the bridge listens, so that no message is missed. */
  element: HTMLIFrameElement;
  sandbox: URL;
  spec: AppSpec;
  options: McpAppsOptions;
  /** Aborted when the app is taken away or has failed. */
  signal: AbortSignal;
  /** Hears the height the app asks for, in pixels. */
  resize(height: number): void;
  /** Hears once that the app has said it is initialized. */
  ready(): void;
  /** Hears that the app wants to go, after it has saved its state. */
  leave(): void;
}

const teardownTimeoutMs = 1000;

/**
 * Reads the app's page, opens the sandbox's in the frame and speaks to it through the official bridge, in the order the protocol demands: nothing
 * before the app is initialized, then the arguments, then the result, each once. Rejects where there is no app to show.
 * Source: SEP-1865, 2026-01-26.
 */
export async function connectApp(connection: AppConnection): Promise<void> {
  const { element, sandbox, spec, options, signal, resize } = connection;
  const [{ AppBridge, PostMessageTransport, buildAllowAttribute }, result] = await Promise.all([
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
  let isInitialized = false;
  const teardown = async () => {
    if (isInitialized) await bridge.teardownResource({}, { timeout: teardownTimeoutMs }).catch(() => undefined);
  };
  const handle: AppHandle = { teardown, setHostContext: (context) => bridge.setHostContext(context) };
  bridge.onsizechange = ({ height }) => {
    if (typeof height === 'number' && Number.isFinite(height)) resize(height);
  };
  bridge.onsandboxready = () => void bridge.sendSandboxResourceReady({ ...resource });
  bridge.onrequestteardown = () => void teardown().then(connection.leave);
  bridge.oninitialized = () => {
    if (isInitialized) return;
    isInitialized = true;
    connection.ready();
    void (async () => {
      await bridge.sendToolInput({ arguments: options.toolArguments?.(spec) ?? {} });
      await bridge.sendToolResult(spec.result as Parameters<AppBridge['sendToolResult']>[0]);
      options.onReady?.(handle, spec);
    })();
  };
  const refuseStrangers = (event: MessageEvent) => {
    if (event.source === target && event.origin !== sandbox.origin) event.stopImmediatePropagation();
  };
  window.addEventListener('message', refuseStrangers, { capture: true, signal });
  const transport = new PostMessageTransport(target, target);
  transport.send = async (message) => target.postMessage(message, sandbox.origin);
  signal.addEventListener('abort', () => void teardown().finally(() => void bridge.close()));
  await bridge.connect(transport);
  const { onmessage } = transport;
  transport.onmessage = (message, extra) => onmessage?.(withContentList(message), extra);
  element.allow = buildAllowAttribute(resource.permissions);
  element.src = pageOf(sandbox, resource);
}

/** The proxy's address for one app: its server makes headers of `csp`. Source: the reference host of ext-apps, 2026. */
function pageOf(sandbox: URL, { csp }: AppResource): string {
  const page = new URL(sandbox);
  if (Object.keys(csp).length > 0) page.searchParams.set('csp', JSON.stringify(csp));
  return page.href;
}

/** The specification's `ui/message` holds one block, the SDK's a list of them: both are heard. */
function withContentList<T>(message: T): T {
  const params = own(message, 'params');
  const content = own(params, 'content');
  if (own(message, 'method') !== 'ui/message' || !isJsonObject(params) || !isJsonObject(content)) return message;
  return { ...message, params: { ...params, content: [content] } };
}

function capabilitiesOf({ callTool, openLink, sendMessage, downloadFile, updateModelContext }: McpAppsOptions) {
  return {
    serverResources: {},
    ...(callTool ? { serverTools: {} } : {}),
    ...(openLink ? { openLinks: {} } : {}),
    ...(downloadFile ? { downloadFile: {} } : {}),
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
    return outcome(checked !== undefined && (await options.openLink?.(checked, spec)));
  };
  bridge.onmessage = async ({ content }) => outcome(await options.sendMessage?.(content, spec));
  bridge.ondownloadfile = async ({ contents }) => outcome(await options.downloadFile?.(contents, spec));
  bridge.onupdatemodelcontext = async (context) => {
    options.updateModelContext?.(context as JsonObject, spec);
    return {};
  };
  bridge.onrequestdisplaymode = async () => ({ mode: 'inline' });
}

function outcome(isDone: boolean | undefined) {
  return isDone === true ? {} : { isError: true };
}
