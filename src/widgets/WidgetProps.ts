import type { ReactNode } from 'react';
import type { Person } from '../form';
import type { Answer, Issue, Json, JsonObject, SubmissionState, WidgetSpec } from '../model';

/** What a widget is drawn from, and how its answer leaves. A host's own widgets get the same. */
export interface WidgetProps<S extends WidgetSpec = WidgetSpec> {
  /** What the tool asks, as its dialect was read. */
  spec: S;
  /** Called once for each answer, with validated values. */
  onAnswer(answer: Answer): void;
  /** Where the answer stands; the view around the widget says it in words. */
  state: SubmissionState;
  /** Whether the widget is shown and accepts nothing. */
  isDisabled: boolean;
  /** Unique in the page, stable over reloads; element ids build on it. */
  id: string;
  /** What was half filled in before. */
  draft?: JsonObject | undefined;
  /** Hears every change of what is half filled in. */
  onDraftChange?: ((values: JsonObject) => void) | undefined;
  /** Level of the widget's title in the page's outline. */
  headingLevel: 2 | 3 | 4 | 5 | 6;
  /** Which JSON Schema validator forms use. @default 'auto' */
  validator?: 'auto' | 'ajv' | 'interpreted' | undefined;
  /** Stores a picked file; answers with the reference to submit. */
  uploadFile?:
    ((file: File, options: { signal: AbortSignal; onProgress(fraction: number): void }) => Promise<Json>) | undefined;
  /** The people a user picker offers; without them ids are typed. */
  people?: readonly Person[] | undefined;
  /** Hears what is wrong with the widget's own data. */
  onIssue?: ((issue: Issue) => void) | undefined;
  /** Where content stands behind the widget (an MCP App): shows it instead. Call it when the widget cannot be shown. */
  onUnavailable?: (() => void) | undefined;
  /** Who asks, as the host calls it: the frame of a request names it. */
  requestedBy?: string | undefined;
}

/** A component that draws one kind of widget: a function, or a class. */
export type WidgetComponent<S extends WidgetSpec = WidgetSpec> =
  ((props: WidgetProps<S>) => ReactNode) | (new (props: WidgetProps<S>) => { render(): ReactNode });

export type { Person };
