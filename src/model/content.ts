import type { Json, JsonObject } from './json';

/**
 * Hints on a block, MCP's `annotations`. `audience` undefined: nobody in particular, so everybody.
 * Roles are lower case; unknown roles are kept. Source: MCP schema, revisions 2024-11-05 to 2026-07-28.
 */
export interface Annotations {
  audience?: string[];
  /** 0 (optional) … 1 (required); a hint that changes nothing here. */
  priority?: number;
  /** ISO 8601. */
  lastModified?: string;
}

export interface ContentBase {
  /** JSON Pointer of the block in the wire JSON. */
  path: string;
  annotations?: Annotations;
  /** The block as it came, for writing it back and for hosts; never shown. */
  raw: Json;
}

export interface TextContent extends ContentBase {
  type: 'text';
  /** Exact: never trimmed, joined or rewritten. */
  text: string;
}

export interface ImageContent extends ContentBase {
  type: 'image';
  /** Base64 as received, its alphabet checked; decoded when it is drawn. */
  data: string;
  mimeType?: string;
}

export interface AudioContent extends ContentBase {
  type: 'audio';
  data: string;
  mimeType?: string;
}

/** A picture for a link; only checked sources arrive here. */
export interface Icon {
  src: string;
  mimeType?: string;
  sizes?: string[];
  theme?: 'light' | 'dark';
}

export interface ResourceLink extends ContentBase {
  type: 'link';
  /** As received; shown as text, opened by the host when `href` is absent. Empty where the scheme must never reach a page. */
  uri: string;
  /** Present when the scheme may be a link: it passed `safeUrl`. */
  href?: string;
  /** What the card is called: title, else name, else the last segment of the URI. */
  name: string;
  description?: string;
  mimeType?: string;
  /** Bytes. */
  size?: number;
  icons?: Icon[];
  /** Whether a host may be asked to open it (`open` event): false for schemes that run code. */
  isOpenable: boolean;
}

/** Embedded text or binary. `text` wins where both exist; a blob is valid base64. */
export interface EmbeddedResource extends ContentBase {
  type: 'resource';
  /** What it is shown as, `resource` by default: a text preview (of `text`, or of a text blob), media, or a card with a download. */
  shownAs?: 'resource' | 'image' | 'audio' | 'video' | 'file';
  uri: string;
  name: string;
  mimeType?: string;
  text?: string;
  /** Base64 as received. */
  blob?: string;
}

/** A block that cannot be shown; `name` is its type as it came, `isSilent` where it is the model's own (thinking, tool calls). */
export interface UnknownContent extends ContentBase {
  type: 'unknown';
  name: string;
  isSilent?: boolean;
  /** Not read yet: the code that reads it is not loaded. */
  isPending?: boolean;
}

export type Content = TextContent | ImageContent | AudioContent | ResourceLink | EmbeddedResource | UnknownContent;

export type { Json, JsonObject };
