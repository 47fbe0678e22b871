import { planAudience } from '../model';
import type { Issue } from '../model';
import { report } from './context';
import type { ReadToolResponseOptions } from './readAtOnce';
import { readToolResponse } from './readToolResponse';

/** What is wrong with a response, for the author of a tool: everything its reader notes, and whether the user sees anything at all. */
export function checkToolResponse(json: unknown, options: ReadToolResponseOptions = {}): Issue[] {
  const { response, issues } = readToolResponse(json, options);
  if (planAudience(response).isEmpty) report({ issues, path: '' }, '', 'nothing shown', 'info');
  return issues;
}
