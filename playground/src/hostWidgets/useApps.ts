import { useMemo } from 'react';
import { mcpApps } from '../../../src/adapters/mcpApps';
import { own } from '../../../src/model';
import type { ConversationHandle } from '../conversation/useConversation';

const patience = Number(new URLSearchParams(location.search).get('appTimeout')) || 15_000;

/** How this host draws MCP Apps; undefined until it knows the page of the sandbox. */
export function useApps({ sandboxUrl, tools, readResource, callTool, say }: ConversationHandle) {
  return useMemo(
    () =>
      sandboxUrl === undefined
        ? undefined
        : mcpApps({
            sandboxUrl,
            readResource,
            tools,
            callTool,
            startTimeoutMs: patience,
            toolArguments: () => ({ place: 'Harbour Bank' }),
            hostContext: { theme: 'light', locale: 'en' },
            openLink: () => false,
            sendMessage: (content) => {
              say(content.map((block) => own(block, 'text')).join('\n'));
              return true;
            },
            title: ({ tool }) => tools.find(({ name }) => name === tool.name)?.title ?? tool.name,
          }),
    [sandboxUrl, tools, readResource, callTool, say],
  );
}
