import { isJsonObject, own } from '../model';
import type { Json, JsonObject } from '../model';

/** The media type of an MCP App. Source: SEP-1865, 2026-01-26. */
export const appMimeType = 'text/html;profile=mcp-app';

/** What a sandbox is given: the page, and what its own resource declares. */
export interface AppResource {
  html: string;
  /** As declared; an empty one closes every source. */
  csp: JsonObject;
  permissions: JsonObject;
}

/**
 * The page in a raw `resources/read` result: text, or base64 of UTF-8; with the `csp` and `permissions` of the resource itself, never of the tool.
 * Undefined where the result holds no app of that address.
 */
export function readAppResource(result: unknown, uri: string): AppResource | undefined {
  const contents = own(result, 'contents');
  if (!Array.isArray(contents)) return undefined;
  const entry = contents.find((each) => own(each, 'uri') === uri) ?? contents[0];
  if (!isAppType(own(entry, 'mimeType'))) return undefined;
  const html = htmlOf(entry);
  if (html === undefined) return undefined;
  const ui = own(own(entry, '_meta') ?? own(entry, 'meta'), 'ui');
  return { html, csp: objectAt(ui, 'csp'), permissions: objectAt(ui, 'permissions') };
}

/** Whether an app may call a tool: its definition is known and its visibility names apps, which it does where it says nothing. */
export function isCallableByApp(tool: unknown): boolean {
  if (!isJsonObject(tool)) return false;
  const visibility = own(own(own(tool, '_meta'), 'ui'), 'visibility');
  return visibility === undefined || (Array.isArray(visibility) && visibility.includes('app'));
}

function isAppType(mimeType: Json | undefined): boolean {
  return typeof mimeType === 'string' && mimeType.toLowerCase().replace(/[\s"]/g, '') === appMimeType;
}

function htmlOf(entry: Json | undefined): string | undefined {
  const text = own(entry, 'text');
  if (typeof text === 'string') return text;
  const blob = own(entry, 'blob');
  if (typeof blob !== 'string') return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(atob(blob), (character) => character.charCodeAt(0)),
    );
  } catch {
    return undefined;
  }
}

function objectAt(value: Json | undefined, key: string): JsonObject {
  const found = own(value, key);
  return isJsonObject(found) ? found : {};
}
