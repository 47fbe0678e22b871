import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { Issue, Json, JsonObject, Submission, WidgetEvent } from '../../../src/model';
import { createToolClient, ProtocolFailure } from '../client/toolClient';
import type { ListedTool } from '../client/listedTool';
import { nextConversation } from './conversation';
import type { Conversation, ResponseEntry } from './conversation';
import { readConversation, writeConversation } from './storedConversation';

/** The transcript and everything one can do in it. */
export interface ConversationHandle {
  conversation: Conversation;
  tools: ListedTool[];
  /** The page in which apps are drawn. */
  sandboxUrl?: string;
  /** Why the tools could not be listed. */
  failure?: string;
  pickTool: (tool: ListedTool) => void;
  showFixture: (name: string, response: Json) => void;
  say: (text: string) => void;
  /** Resolves when the event is delivered. */
  deliver: (entry: ResponseEntry, event: WidgetEvent) => Promise<void>;
  remember: (id: string, submission: Submission) => void;
  edit: (id: string, response: Json) => void;
  select: (id: string) => void;
  note: (id: string, issue: Issue) => void;
  clear: () => void;
  /** For apps: what the server says, without an entry in the conversation. */
  readResource: (uri: string) => Promise<JsonObject>;
  callTool: (name: string, parameters: JsonObject) => Promise<JsonObject>;
}

/** Holds the conversation with the server: calls become responses, events become calls. */
export function useConversation(): ConversationHandle {
  const [conversation, dispatch] = useReducer(nextConversation, undefined, readConversation);
  const [tools, setTools] = useState<ListedTool[]>([]);
  const [sandboxUrl, setSandboxUrl] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const questions = useRef(new Map<string, (outcome: JsonObject) => void>());

  const client = useMemo(
    () =>
      createToolClient(({ request, answer }) => {
        const id = newId();
        questions.current.set(id, answer);
        dispatch({ type: 'add', entry: { kind: 'response', id, source: 'elicitation/create', response: request } });
      }),
    [],
  );

  useEffect(() => {
    client
      .listTools()
      .then((listed) => {
        setTools(listed.tools);
        setSandboxUrl(listed.sandboxUrl);
      })
      .catch((error: unknown) => setFailure(error instanceof Error ? error.message : 'No answer'));
  }, [client]);
  useEffect(() => writeConversation(conversation), [conversation]);

  const actions = useMemo(() => {
    const addNote = (text: string) => dispatch({ type: 'add', entry: { kind: 'note', id: newId(), text } });

    const addResponse = (source: string, response: Json, more: Partial<ResponseEntry> = {}) =>
      dispatch({ type: 'add', entry: { kind: 'response', id: newId(), source, response, ...more } });

    const call = async (tool: string, parameters: JsonObject, more?: JsonObject) => {
      const id = newId();
      dispatch({ type: 'add', entry: { kind: 'pending', id, tool } });
      try {
        addResponse(tool, await client.callTool(tool, parameters, more), { tool, parameters });
      } finally {
        dispatch({ type: 'remove', id });
      }
    };

    const perform = async (entry: ResponseEntry, event: WidgetEvent) => {
      switch (event.type) {
        case 'tool':
          return call(event.tool, event.parameters);
        case 'message':
          return dispatch({ type: 'add', entry: { kind: 'user', id: newId(), text: event.message } });
        case 'submit':
          return addNote(`You answered: ${JSON.stringify(event.values)}`);
        case 'cancel':
          return addNote('You closed the form.');
        case 'elicit': {
          const answer = questions.current.get(entry.id);
          if (!answer) throw new Error('This question is no longer open.');
          questions.current.delete(entry.id);
          return answer({ action: event.action, ...(event.content === undefined ? {} : { content: event.content }) });
        }
        case 'input': {
          const { inputResponses, requestState } = event;
          const more = {
            ...(inputResponses ? { inputResponses } : {}),
            ...(requestState === undefined ? {} : { requestState }),
          };
          return call(entry.tool ?? entry.source, entry.parameters ?? {}, more);
        }
        case 'open': {
          const { contents } = await client.readResource(event.uri);
          const list = Array.isArray(contents) ? contents : [];
          return addResponse('resources/read', { content: list.map((resource) => ({ type: 'resource', resource })) });
        }
      }
    };

    return {
      pickTool: (tool: ListedTool) => {
        call(tool.name, {}).catch((error: unknown) => {
          if (error instanceof ProtocolFailure) addResponse(tool.name, error.toJson(), { tool: tool.name });
          else addNote(`${tool.name} could not be called.`);
        });
      },
      showFixture: (name: string, response: Json) => {
        addNote(`Fixture ${name}`);
        addResponse('fixture', response);
      },
      say: (text: string) => dispatch({ type: 'add', entry: { kind: 'user', id: newId(), text } }),
      deliver: async (entry: ResponseEntry, event: WidgetEvent) => {
        const log = (state: 'sending' | 'delivered' | 'failed') =>
          dispatch({ type: 'log', event: { key: `${entry.id} ${event.id}`, event, state } });
        log('sending');
        try {
          await perform(entry, event);
          log('delivered');
        } catch (error) {
          log('failed');
          throw error;
        }
      },
      remember: (id: string, submission: Submission) => dispatch({ type: 'edit', id, change: { submission } }),
      edit: (id: string, response: Json) => dispatch({ type: 'edit', id, change: { response } }),
      select: (id: string) => dispatch({ type: 'select', id }),
      note: (id: string, issue: Issue) => dispatch({ type: 'issue', id, issue }),
      clear: () => dispatch({ type: 'clear' }),
      readResource: client.readResource,
      callTool: (name: string, parameters: JsonObject) => client.callTool(name, parameters),
    };
  }, [client]);

  return {
    conversation,
    tools,
    ...(failure === undefined ? {} : { failure }),
    ...(sandboxUrl === undefined ? {} : { sandboxUrl }),
    ...actions,
  };
}

function newId(): string {
  return crypto.randomUUID();
}
