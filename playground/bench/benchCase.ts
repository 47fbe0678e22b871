import type { Json, Submission, WidgetEvent } from '../../src/model';

/** What the host of the bench does with an event: the first of its behaviours with the first event, the last with all that follow. */
export type HostBehaviour = 'resolve' | 'reject' | 'reject-for-user' | 'throw' | 'hang' | 'slow';

/** A page of responses and the host around them. */
export interface BenchCase {
  /** Tells one case of a page from the next. */
  name?: string;
  /** In the order in which they are drawn; an id keeps a response's place and its drafts when the case changes. */
  responses: {
    id?: string;
    response: Json;
    tool?: string;
    toolDefinition?: { name: string; _meta?: Json };
    submission?: Submission;
    isDisabled?: boolean;
  }[];
  host?: HostBehaviour[];
  validator?: 'auto' | 'ajv' | 'interpreted';
  locale?: string;
  /** Milliseconds. */
  timeoutMs?: number;
  /** Keeps half-filled answers in the session's storage. */
  hasDrafts?: boolean;
  sharedText?: 'show' | 'hide';
  structured?: 'hide' | 'when-empty';
  /** Puts the responses into an element of the host that listens to `submit`. */
  isInsideHostForm?: boolean;
  /** Pixels. */
  width?: number;
  direction?: 'ltr' | 'rtl';
  /** How often the host renders again by itself, in milliseconds: a stream of tokens. */
  rerenderEveryMs?: number;
}

/** What a test reads from the page. */
export interface BenchRecord {
  /** Every event the host heard, in order; a retry is heard again. */
  events: WidgetEvent[];
  issues: { code: string; path: string }[];
  submissions: Submission[];
  /** How often a `submit` event reached the host around the responses. */
  hostSubmits: number;
  violations: string[];
  errors: string[];
  /** Lets every delivery that hangs arrive. */
  release: () => void;
  /** Forgets everything, for the next case. */
  reset: () => void;
}

declare global {
  interface Window {
    /** Set before the page loads, or sent to it later as `{ benchCase }`, a JSON text: messages clone only so deep. */
    benchCase?: BenchCase;
    bench: BenchRecord;
  }
}
