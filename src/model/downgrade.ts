import type { Feature } from './features';
import type { ToolResponse } from './response';

export interface DowngradeOptions {
  /** Who the appended text is for: without, a renderer would show what was hidden. Representable in every revision. */
  audience?: string[];
}

/** A response without its structured data, and what was given up. */
export interface Downgraded {
  response: ToolResponse;
  downgrade: { lost: Feature; note: string };
}

/**
 * Turns structured data into a text block at the end, for revisions without it; `null` where there is none. For forwarding only: render
 * the original. The input is left alone. Source: protocol-droid, `downgrade_structured_output`.
 */
export function downgradeStructuredOutput(
  response: ToolResponse,
  { audience }: DowngradeOptions = {},
): Downgraded | null {
  const { structured, ...rest } = response;
  const text = structured && JSON.stringify(structured.value);
  if (text === undefined) return null;
  const body = { type: 'text' as const, text, ...(audience && { annotations: { audience } }) };
  const path = `${response.path}/content/-`;
  return {
    response: { ...rest, content: [...response.content, { ...body, path, raw: body }] },
    downgrade: { lost: 'ToolStructuredOutput', note: 'now a text block' },
  };
}
