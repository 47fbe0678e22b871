import { emptyConversation } from './conversation';
import type { Conversation, Entry } from './conversation';

const key = 'playground/conversation';

/** The transcript of before the reload. Calls that were on their way are gone, and so are the questions that waited in them. */
export function readConversation(): Conversation {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Pick<Conversation, 'entries' | 'events'> | null;
    if (!stored) return emptyConversation;
    const entries = stored.entries.filter(({ kind }) => kind !== 'pending').map(closeQuestion);
    const last = entries.findLast(({ kind }) => kind === 'response');
    return { ...emptyConversation, entries, events: stored.events, ...(last ? { selectedId: last.id } : {}) };
  } catch {
    return emptyConversation;
  }
}

/** Keeps the transcript for the next load of this tab. */
export function writeConversation({ entries, events }: Conversation): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ entries, events }));
  } catch {
    sessionStorage.removeItem(key);
  }
}

function closeQuestion(entry: Entry): Entry {
  const isQuestion = entry.kind === 'response' && entry.tool === undefined && entry.source !== 'fixture';
  return isQuestion ? { ...entry, isDisabled: true } : entry;
}
