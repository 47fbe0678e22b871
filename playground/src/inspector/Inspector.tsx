import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import type { ConversationHandle } from '../conversation/useConversation';
import { selectedResponse } from '../conversation/conversation';
import { AudiencePanel } from './AudiencePanel';
import { EventsPanel } from './EventsPanel';
import { IssuesPanel } from './IssuesPanel';
import { WirePanel } from './WirePanel';

interface Props {
  handle: ConversationHandle;
}

/** What is behind the selected response: its JSON, who sees what, what was sent, what was wrong. */
export function Inspector({ handle }: Props) {
  const { conversation, edit } = handle;
  const selected = selectedResponse(conversation);
  const issues = selected ? (conversation.issues[selected.id] ?? []) : [];
  return (
    <Tabs className="pg-Tabs">
      <TabList className="pg-TabList" aria-label="Inspector">
        <Tab id="wire" className="pg-Tab">
          Wire
        </Tab>
        <Tab id="audience" className="pg-Tab">
          Audience
        </Tab>
        <Tab id="events" className="pg-Tab">
          Events <Count value={conversation.events.length} />
        </Tab>
        <Tab id="issues" className="pg-Tab">
          Issues <Count value={issues.length} />
        </Tab>
      </TabList>
      <TabPanel id="wire" className="pg-TabPanel">
        {selected ? (
          <WirePanel key={selected.id} entry={selected} onEdit={(json) => edit(selected.id, json)} />
        ) : (
          <Nothing />
        )}
      </TabPanel>
      <TabPanel id="audience" className="pg-TabPanel">
        {selected ? <AudiencePanel response={selected.response} /> : <Nothing />}
      </TabPanel>
      <TabPanel id="events" className="pg-TabPanel">
        <EventsPanel events={conversation.events} />
      </TabPanel>
      <TabPanel id="issues" className="pg-TabPanel">
        <IssuesPanel issues={issues} />
      </TabPanel>
    </Tabs>
  );
}

function Count({ value }: { value: number }) {
  return value === 0 ? null : <span className="pg-Count">{value}</span>;
}

function Nothing() {
  return <p className="pg-Empty">Call a tool to see its response here.</p>;
}
