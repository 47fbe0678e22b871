import { isJsonObject, own } from '../../../src/model';
import type { Json, JsonObject } from '../../../src/model';

/** A tool as `tools/list` names it. */
export interface ListedTool {
  name: string;
  title: string;
  description: string;
  /** Undefined: the tool receives answers, people do not pick it. */
  theme?: string;
  _meta?: JsonObject;
}

/** Reads one entry of `tools/list`, or null where it has no name. */
export function toListedTool(json: Json): ListedTool | null {
  const name = own(json, 'name');
  if (typeof name !== 'string') return null;
  const meta = own(json, '_meta');
  const theme = own(meta, 'playground/theme');
  const title = own(json, 'title');
  const description = own(json, 'description');
  return {
    name,
    title: typeof title === 'string' ? title : name,
    description: typeof description === 'string' ? description : '',
    ...(typeof theme === 'string' ? { theme } : {}),
    ...(isJsonObject(meta) ? { _meta: meta } : {}),
  };
}
