import type { Issue, Json, ToolResponse } from '../model';
import { readEncoding } from './encoding';
import { readAtOnce } from './readAtOnce';
import type { ReadToolResponseOptions } from './readAtOnce';
import { readers } from './readers';

/**
 * Reads a tool response of any dialect: an object or JSON text in, the model and what was wrong with it out. Never throws and never
 * changes its input; what cannot be read becomes a notice and an issue.
 */
export function readToolResponse(
  json: unknown,
  options: ReadToolResponseOptions = {},
): { response: ToolResponse; issues: Issue[] } {
  const { response, issues } = readAtOnce(json, { ...options, readers });
  return { response: { ...response, encoding: readEncoding(json as Json, response) }, issues };
}
