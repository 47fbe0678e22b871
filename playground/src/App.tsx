import { useEffect, useMemo, useRef, useState } from 'react';
import { sessionDrafts, ToolResponseProvider } from '../../src';
import type { ListedTool } from './client/listedTool';
import { Composer } from './conversation/Composer';
import { Transcript } from './conversation/Transcript';
import { useConversation } from './conversation/useConversation';
import { Welcome } from './conversation/Welcome';
import { HostWidget } from './hostWidgets/SeatMap';
import { useApps } from './hostWidgets/useApps';
import { Inspector } from './inspector/Inspector';
import { useSettings } from './settings/settings';
import { SettingsBar } from './settings/SettingsBar';
import { ToolList } from './tools/ToolList';
import { loadFixture } from './tools/fixtures';
import { uploadFile } from './uploadFile';

const drafts = sessionDrafts('playground/');
const panes = { tools: 'Tools', chat: 'Chat', inspector: 'Inspect' } as const;
const parameters = new URLSearchParams(location.search);
const timeoutMs = Number(parameters.get('timeout')) || 30_000;

/** The playground: tools on one side, the chat in the middle, what is behind it on the other side. */
export function App() {
  const [settings, changeSettings] = useSettings();
  const [pane, setPane] = useState<keyof typeof panes>('chat');
  const handle = useConversation();
  const { conversation, tools, failure, pickTool, say, clear } = handle;
  const app = useApps(handle);
  const widgets = useMemo(() => ({ user_defined: HostWidget, ...(app ? { app } : {}) }), [app]);

  const openTool = (tool: ListedTool) => {
    setPane('chat');
    pickTool(tool);
  };
  const openFixture = async (name: string) => {
    setPane('chat');
    const response = await loadFixture(name);
    if (response !== undefined) handle.showFixture(name, response);
  };
  const speak = (text: string) => {
    say(text);
    const words = text.trim().toLowerCase();
    const meant = tools.find(({ name, title }) => name.toLowerCase() === words || title.toLowerCase() === words);
    if (meant) pickTool(meant);
  };
  useFirstResponse(tools, openTool, (name) => void openFixture(name));

  return (
    <div className="pg-App" data-pane={pane}>
      <header className="pg-Header">
        <p className="pg-Name">
          <span className="pg-Mark" aria-hidden="true" />
          Playground
        </p>
        <button type="button" className="pg-quiet" disabled={conversation.entries.length === 0} onClick={clear}>
          New chat
        </button>
        <SettingsBar settings={settings} onChange={changeSettings} />
      </header>
      <div className="pg-Panes" role="group" aria-label="Panes">
        {(Object.keys(panes) as (keyof typeof panes)[]).map((name) => (
          <button key={name} type="button" aria-pressed={pane === name} onClick={() => setPane(name)}>
            {panes[name]}
          </button>
        ))}
      </div>
      <ToolList tools={tools} failure={failure} onTool={openTool} onFixture={(name) => void openFixture(name)} />
      <main className="pg-Chat" data-width={settings.width}>
        {conversation.entries.length === 0 ? <Welcome tools={tools} onTool={openTool} /> : null}
        <ToolResponseProvider
          drafts={drafts}
          widgets={widgets}
          locale={settings.locale}
          validator={settings.validator}
          uploadFile={uploadFile}
        >
          <Transcript handle={handle} timeoutMs={timeoutMs} />
        </ToolResponseProvider>
        <Composer onSay={speak} />
      </main>
      <aside className="pg-Inspector" aria-label="Inspector">
        <Inspector handle={handle} />
      </aside>
    </div>
  );
}

function useFirstResponse(tools: ListedTool[], onTool: (tool: ListedTool) => void, onFixture: (name: string) => void) {
  const isDone = useRef(false);
  useEffect(() => {
    const fixture = parameters.get('fixture');
    const tool = tools.find(({ name }) => name === parameters.get('tool'));
    if (isDone.current || (fixture === null && !tool)) return;
    isDone.current = true;
    if (fixture !== null) onFixture(fixture);
    if (tool) onTool(tool);
    const url = new URL(location.href);
    url.searchParams.delete('tool');
    url.searchParams.delete('fixture');
    history.replaceState(null, '', url);
  });
}
