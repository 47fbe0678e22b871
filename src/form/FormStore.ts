import { useSyncExternalStore } from 'react';
import { pathKey } from './json';
import type { Path } from './json';
import { rearrangeSet } from './rearrange';
import type { Order } from './rearrange';

/** A field's text that is not a value yet, and why, in words. */
export interface Draft {
  path: Path;
  /** The message, with the field's name in it. */
  message: string;
}

/** What the fields of a form share beside the data: which were left, which hold drafts, what is wrong with each. */
export interface FormStore {
  subscribe: (listener: () => void) => () => void;
  errorsAt: (path: Path) => readonly string[];
  publish: (errors: ReadonlyMap<string, string>) => void;
  leave: (path: Path) => void;
  isLeft: (path: Path) => boolean;
  /** Follows the rows of a list. */
  rearrange: (path: Path, order: Order) => void;
  /** Whether any field was left. */
  hasLeft: () => boolean;
  setDraft: (path: Path, message: string | undefined) => void;
  drafts: () => readonly Draft[];
  /** Says something in the form's live region, politely. */
  announce: (news: string) => void;
  news: () => string;
  /** While a pointer is down nothing new is shown: an error that appears would move the button away from under it. */
  hold: () => void;
  release: () => void;
  /** Called when a field was left or a draft changed. */
  onChange: () => void;
}

const none: readonly string[] = [];
/** A text that is the same as the one before is read again only if it differs. */
const sameAgain = '\u00a0';

/** An empty store. */
export function createFormStore(): FormStore {
  const listeners = new Set<() => void>();
  const left = new Set<string>();
  const drafts = new Map<string, Draft>();
  let news = '';
  let isHeld = false;
  let isWaiting = false;
  let errors = new Map<string, readonly string[]>();
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  const store: FormStore = {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    errorsAt: (path) => errors.get(pathKey(path)) ?? none,
    publish: (next) => {
      const before = errors;
      errors = new Map(
        [...next].map(([key, message]) => [key, before.get(key)?.[0] === message ? before.get(key)! : [message]]),
      );
      const isSame = before.size === errors.size && [...errors].every(([key, list]) => before.get(key) === list);
      if (!isSame) tell();
    },
    leave: (path) => {
      if (left.has(pathKey(path))) return;
      left.add(pathKey(path));
      if (isHeld) isWaiting = true;
      else store.onChange();
    },
    isLeft: (path) => left.has(pathKey(path)),
    rearrange: (path, order) => rearrangeSet(left, path, order),
    hasLeft: () => left.size > 0,
    setDraft: (path, message) => {
      const key = pathKey(path);
      if (drafts.get(key)?.message === message) return;
      if (message === undefined) drafts.delete(key);
      else drafts.set(key, { path, message });
      store.onChange();
    },
    drafts: () => [...drafts.values()],
    announce: (next) => {
      if (next === '' && news === '') return;
      news = next !== '' && next === news ? `${next}${sameAgain}` : next;
      tell();
    },
    news: () => news,
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      if (isWaiting) store.onChange();
      isWaiting = false;
    },
    onChange: () => undefined,
  };
  return store;
}

/** The errors of the field at a path, kept up to date. */
export function useFieldErrors(store: FormStore, path: Path): readonly string[] {
  const read = () => store.errorsAt(path);
  return useSyncExternalStore(store.subscribe, read, read);
}

/** What the form last had to say. */
export function useNews(store: FormStore): string {
  return useSyncExternalStore(store.subscribe, store.news, store.news);
}
