import type { Json } from './model';

type Eventually<T> = T | Promise<T>;

/**
 * Where half-filled answers and the state of given ones are kept, so that a remount or a reload loses nothing. Keys are
 * `responseId/widget`; values are plain JSON without secrets and files.
 */
export interface DraftStore {
  get: (key: string) => Eventually<Json | undefined>;
  set: (key: string, value: Json) => Eventually<void>;
  delete: (key: string) => Eventually<void>;
  /** Says yes once for each event id: only a store shared between tabs can promise that an answer leaves once. */
  claim?: (eventId: string) => Eventually<boolean>;
}

/** A store for as long as the page lives. */
export function memoryDrafts(): DraftStore {
  const kept = new Map<string, Json>();
  return {
    get: (key) => kept.get(key),
    set: (key, value) => void kept.set(key, value),
    delete: (key) => void kept.delete(key),
  };
}

/**
 * A store in the tab's session storage: it survives a reload. Where storage is refused or full, nothing is kept and nothing breaks.
 * `prefix` separates several transcripts of one origin.
 */
export function sessionDrafts(prefix = 'tool-response/'): DraftStore {
  return {
    get: (key) => {
      const text = attempt(() => sessionStorage.getItem(prefix + key));
      return text ? attempt(() => JSON.parse(text) as Json) : undefined;
    },
    set: (key, value) => void attempt(() => sessionStorage.setItem(prefix + key, JSON.stringify(value))),
    delete: (key) => void attempt(() => sessionStorage.removeItem(prefix + key)),
  };
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
