import type { Issue, Json, JsonObject, Submission, WidgetEvent } from '../../../src/model';

/** A tool's response in the transcript. */
export interface ResponseEntry {
  kind: 'response';
  id: string;
  /** Who answered: a tool's name, a fixture's, or the server's that asks. */
  source: string;
  tool?: string;
  parameters?: JsonObject;
  response: Json;
  submission?: Submission;
  /** A question whose call is over. */
  isDisabled?: boolean;
}

/** One thing in the transcript. */
export type Entry =
  | ResponseEntry
  | { kind: 'user'; id: string; text: string }
  | { kind: 'note'; id: string; text: string }
  | { kind: 'pending'; id: string; tool: string };

/** An event a view sent, and what became of it. */
export interface LoggedEvent {
  key: string;
  event: WidgetEvent;
  state: 'sending' | 'delivered' | 'failed';
}

export interface Conversation {
  entries: Entry[];
  events: LoggedEvent[];
  /** By the id of the response they are about. */
  issues: Record<string, Issue[]>;
  /** The response the inspector shows. */
  selectedId?: string;
}

export type ConversationStep =
  | { type: 'add'; entry: Entry }
  | { type: 'remove'; id: string }
  | { type: 'edit'; id: string; change: Partial<Omit<ResponseEntry, 'kind' | 'id'>> }
  | { type: 'select'; id: string }
  | { type: 'log'; event: LoggedEvent }
  | { type: 'issue'; id: string; issue: Issue }
  | { type: 'clear' };

export const emptyConversation: Conversation = { entries: [], events: [], issues: {} };

/** The conversation after a step. */
export function nextConversation(before: Conversation, step: ConversationStep): Conversation {
  switch (step.type) {
    case 'add': {
      const isResponse = step.entry.kind === 'response';
      return {
        ...before,
        entries: [...before.entries, step.entry],
        ...(isResponse ? { selectedId: step.entry.id } : {}),
      };
    }
    case 'remove':
      return { ...before, entries: before.entries.filter(({ id }) => id !== step.id) };
    case 'edit': {
      const issues = 'response' in step.change ? { ...before.issues, [step.id]: [] } : before.issues;
      const entries = before.entries.map((entry) =>
        entry.kind === 'response' && entry.id === step.id ? { ...entry, ...step.change } : entry,
      );
      return { ...before, entries, issues };
    }
    case 'select':
      return { ...before, selectedId: step.id };
    case 'log': {
      const others = before.events.filter(({ key }) => key !== step.event.key);
      return { ...before, events: [...others, step.event] };
    }
    case 'issue': {
      const known = before.issues[step.id] ?? [];
      return { ...before, issues: { ...before.issues, [step.id]: [...known, step.issue] } };
    }
    case 'clear':
      return emptyConversation;
  }
}

/** The response the inspector is about. */
export function selectedResponse({ entries, selectedId }: Conversation): ResponseEntry | undefined {
  return entries.find((entry): entry is ResponseEntry => entry.kind === 'response' && entry.id === selectedId);
}
