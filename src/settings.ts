import { createContext, useContext } from 'react';
import type { BlockRegistry } from './blocks';
import type { DraftStore } from './drafts';
import type { Dialect, Issue, Json, Submission, WidgetEvent } from './model';
import type { Catalogue } from './ui';
import type { Person, WidgetRegistry } from './widgets';

/** What a whole transcript has in common; each can be set on `ToolResponseProvider` once or on a view. */
export interface ToolResponseSettings {
  /** What the user decided. A rejected promise or a throw means "not delivered": nothing is lost, and the user can try again. */
  onEvent?: ((event: WidgetEvent) => void | Promise<void>) | undefined;
  /** Text for both or for nobody in particular, without a widget: the agent may say it in its own words. @default 'show' */
  sharedText?: 'show' | 'hide' | undefined;
  /** `when-empty` shows `structuredContent` where there is no content at all. @default 'hide' */
  structured?: 'hide' | 'when-empty' | undefined;
  /** Shows widgets and accepts nothing. @default false */
  isDisabled?: boolean | undefined;
  /** Host renderers by kind of widget, over the defaults. @default {} */
  widgets?: WidgetRegistry | undefined;
  /** Host renderers by kind of part, over the defaults. @default {} */
  blocks?: BlockRegistry | undefined;
  /** Stores a picked file and answers with the reference to submit. @default undefined: file inputs say that files cannot be sent here */
  uploadFile?:
    | ((file: File, options: { signal: AbortSignal; onProgress: (fraction: number) => void }) => Promise<Json>)
    | undefined;
  /** The people a user picker offers. @default undefined: ids are typed */
  people?: Person[] | undefined;
  /** Keeps half-filled answers across remounts and reloads; needs `responseId`. @default undefined, in a provider `memoryDrafts()` */
  drafts?: DraftStore | undefined;
  /** When a delivery counts as failed, in milliseconds; one that succeeds later counts as delivered. @default 30000 */
  timeoutMs?: number | undefined;
  /** `auto`: ajv8 and, where the page forbids `eval`, the interpreter from then on. @default 'auto' */
  validator?: 'auto' | 'ajv' | 'interpreted' | undefined;
  /** Level of widget titles in the host's outline. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Language of our own words, BCP 47; a response's texts are never translated. @default the document's language */
  locale?: string | undefined;
  /** Our own words in the host's, by message id. @default {} */
  strings?: Catalogue | undefined;
  /** Who asks, as the host calls the server: named in the frame of a request. @default undefined */
  requestedBy?: string | undefined;
  /** What was wrong with a response, once per issue. @default undefined */
  onIssue?: ((issue: Issue) => void) | undefined;
}

export interface ToolResponseViewProps extends ToolResponseSettings {
  /** The response as it came: object or JSON string, any dialect. */
  response: unknown;
  /** The tool that produced this response: where a form without `on_event` sends its values. @default undefined */
  tool?: string | undefined;
  /** The tool as listed, for MCP Apps; its `name` stands in for `tool`. @default undefined */
  toolDefinition?: { name: string; _meta?: unknown } | undefined;
  /** Stable id, the tool call's: element ids, drafts and event ids build on it. @default undefined */
  responseId?: string | undefined;
  /** Skips recognition, after JSON text and envelopes are opened. @default 'auto' */
  dialect?: 'auto' | Exclude<Dialect, 'unknown'> | undefined;
  /** What was already answered, from history: the widget shows as a read-only summary. @default undefined */
  submission?: Submission | undefined;
  /** Hears every state of the answer, without secrets and files, for the host to store and to give back as `submission`. @default undefined */
  onSubmissionChange?: ((submission: Submission) => void) | undefined;
}

export const SettingsContext = createContext<ToolResponseSettings>({});

/** A view's settings: its own props over the provider's, registries merged kind by kind. */
export function useSettings<P extends ToolResponseSettings>(props: P): P {
  const shared = useContext(SettingsContext);
  const merged = { ...shared, ...withoutUndefined(props) } as P;
  for (const key of ['widgets', 'blocks', 'strings'] as const) {
    if (shared[key] && props[key]) Object.assign(merged, { [key]: { ...shared[key], ...props[key] } });
  }
  return merged;
}

function withoutUndefined<P extends object>(props: P): P {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as P;
}
