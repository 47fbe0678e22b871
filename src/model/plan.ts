import type { AudioContent, EmbeddedResource, ImageContent, ResourceLink, TextContent } from './content';
import type { Json } from './json';
import type { Task } from './response';
import type { UnknownWidgetSpec, WidgetSpec } from './widget';

interface PartBase {
  /** Stable while the response stays equal. */
  key: string;
  /** JSON Pointer into the wire JSON; empty for parts that stand for the whole. */
  path: string;
  /** A stand-in until the code that reads it is loaded: never from a complete reading. */
  isPending?: boolean;
}

export type TextPart = PartBase & { type: 'text'; content: TextContent };
export type ImagePart = PartBase & { type: 'image'; content: ImageContent | EmbeddedResource };
export type AudioPart = PartBase & { type: 'audio'; content: AudioContent | EmbeddedResource };
export type VideoPart = PartBase & { type: 'video'; content: EmbeddedResource };
/** Embedded text, as an escaped preview; from `text` or from a text blob. */
export type ResourcePart = PartBase & { type: 'resource'; content: EmbeddedResource };
/** Embedded binary: a card with an explicit download. */
export type FilePart = PartBase & { type: 'file'; content: EmbeddedResource };
export type LinkPart = PartBase & { type: 'link'; content: ResourceLink };
/** Structured data, shown only where the host opted in. */
export type DataPart = PartBase & { type: 'data'; value: Json };
/** A failure without visible text of its own (`message` undefined: our generic line), or a protocol error's message. */
export type ErrorPart = PartBase & { type: 'error'; message?: string };
/**
 * Something that cannot be shown; `name` is what the wire calls it. With a `widget` an answer is still due: its message and the
 * ways out that are left.
 */
export type NoticePart = PartBase & { type: 'notice'; name?: string; widget?: UnknownWidgetSpec };
/** Running or waiting work; `isRetry` where only a retry is due (`requestState` alone). */
export type StatusPart = PartBase & { type: 'status'; task?: Task; isRetry?: boolean };
export type WidgetPart = PartBase & { type: 'widget'; widget: WidgetSpec };

/** One thing the user sees; `type` is its `data-part`. */
export type Part =
  | TextPart
  | ImagePart
  | AudioPart
  | VideoPart
  | ResourcePart
  | FilePart
  | LinkPart
  | DataPart
  | ErrorPart
  | NoticePart
  | StatusPart
  | WidgetPart;

export type PartType = Part['type'];
export type BlockPart = Exclude<Part, WidgetPart>;

/** How one block or the widget reaches the agent. */
export interface AgentPart {
  path: string;
  /** `ai`: as something already said to the user; `tool`: as the tool's answer. */
  role: 'ai' | 'tool';
  isReasonedOn: boolean;
}

/** How the user comes to see it. */
export interface AudiencePlan {
  user: Part[];
  agent: AgentPart[];
  /** The runtime hands the response to the user and does not reason on it (Orchestrate: a widget is present). */
  isFinal: boolean;
  /** The user sees nothing: the host may show its own neutral line. */
  isEmpty: boolean;
}

export interface PlanAudienceOptions {
  /** Text for both or for nobody in particular, without a widget: the agent may say it in its own words. Default `show`. */
  sharedText?: 'show' | 'hide';
  /** `when-empty` shows structured data where there is no content at all. Default `hide`. */
  structured?: 'hide' | 'when-empty';
  /** An empty audience list: everybody, or nobody. Default `all`. */
  emptyAudience?: 'all' | 'none';
  /** Whether the host draws MCP Apps; without, their content is shown. Default false. */
  hasAppRenderer?: boolean;
}
