import type { Issue, ToolResponse } from '../model';
import { readAtOnce } from './readAtOnce';
import type { ReadToolResponseOptions } from './readAtOnce';
import { readers } from './readers';

/**
 * Reads a tool response of any dialect: an object or JSON text in, the model and what was wrong with it out. Never throws and never
 * changes its input; what cannot be read becomes a notice and an issue.
 */
export function readToolResponse(json: unknown, options: ReadToolResponseOptions = {}): { response: ToolResponse; issues: Issue[] } {
  return readAtOnce(json, { ...options, readers });
}
