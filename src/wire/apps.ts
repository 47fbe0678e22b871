import { defined } from '../model';
import type { AppSpec, JsonObject } from '../model';
import type { ReadContext } from './context';
import { object, text } from './fields';

/** The MCP App a tool's definition names, with the whole result; Orchestrate's own widget resource is none. Source: SEP-1865, 2026-01-26. */
export function readApp(wire: JsonObject, { path, tool }: ReadContext): AppSpec | undefined {
  const meta = tool?._meta;
  const resourceUri = text(object(meta, 'ui'), 'resourceUri') ?? text(meta, 'ui/resourceUri') ?? '';
  if (!/^ui:\/\/(?!(ibm\.com|com\.ibm\.orchestrate)\/)/.test(resourceUri)) return undefined;
  return { type: 'app', path, resourceUri, tool: defined({ name: tool!.name, meta }), result: wire };
}
