import { useEffect, useRef } from 'react';
import { ToolResponseView, useToolResponse } from '../../../src';
import type { ListedTool } from '../client/listedTool';
import type { Entry, ResponseEntry } from './conversation';
import type { ConversationHandle } from './useConversation';

const serverName = 'Harbour Bank';

interface Props {
  handle: ConversationHandle;
  timeoutMs: number;
}

/** The chat: what the tools answered, what the person said. */
export function Transcript({ handle, timeoutMs }: Props) {
  const { entries } = handle.conversation;
  const end = useRef<HTMLDivElement>(null);
  const count = entries.length;
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'end' });
  }, [count]);
  return (
    <div className="pg-Transcript" role="log" aria-label="Conversation" tabIndex={0}>
      <div className="pg-Transcript-column">
        {entries.map((entry) => (
          <EntryView key={entry.id} entry={entry} handle={handle} timeoutMs={timeoutMs} />
        ))}
        <div ref={end} className="pg-Transcript-end" />
      </div>
    </div>
  );
}

function EntryView({ entry, handle, timeoutMs }: Props & { entry: Entry }) {
  switch (entry.kind) {
    case 'user':
      return (
        <p className="pg-Bubble" dir="auto">
          {entry.text}
        </p>
      );
    case 'note':
      return (
        <p className="pg-Note" dir="auto">
          {entry.text}
        </p>
      );
    case 'pending':
      return (
        <p className="pg-Note pg-Note--pending">
          <span className="pg-Dots" aria-hidden="true" />
          {entry.tool} is working
        </p>
      );
    case 'response':
      return <ResponseView entry={entry} handle={handle} timeoutMs={timeoutMs} />;
  }
}

function ResponseView({ entry, handle, timeoutMs }: Props & { entry: ResponseEntry }) {
  const { conversation, tools, deliver, remember, note, select } = handle;
  const definition = tools.find(({ name }) => name === entry.tool);
  const isSelected = conversation.selectedId === entry.id;
  const title = definition?.title ?? entry.source;
  const { isEmpty } = useToolResponse(entry.response);
  return (
    <article className="pg-Response" aria-label={title} data-selected={isSelected || undefined}>
      <header className="pg-Response-header">
        <span className="pg-Response-source">{title}</span>
        <button type="button" className="pg-quiet" aria-pressed={isSelected} onClick={() => select(entry.id)}>
          Inspect
        </button>
      </header>
      <ToolResponseView
        response={entry.response}
        responseId={entry.id}
        requestedBy={serverName}
        timeoutMs={timeoutMs}
        tool={entry.tool}
        toolDefinition={definition ? toDefinition(definition) : undefined}
        submission={entry.submission}
        isDisabled={entry.isDisabled}
        onEvent={(event) => deliver(entry, event)}
        onSubmissionChange={(submission) => remember(entry.id, submission)}
        onIssue={(issue) => note(entry.id, issue)}
      />
      {isEmpty ? <p className="pg-Response-empty">Nothing to see: this answer is for the agent.</p> : null}
    </article>
  );
}

function toDefinition({ name, _meta }: ListedTool) {
  return { name, ...(_meta === undefined ? {} : { _meta }) };
}
