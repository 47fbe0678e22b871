import { planAudience } from '../model';
import type { Issue } from '../model';
import type { ReadToolResponseOptions } from './readAtOnce';
import { readToolResponse } from './readToolResponse';

/** What is wrong with a response, for the author of a tool: everything its reader notes, and whether the user sees anything at all. */
export function checkToolResponse(json: unknown, options: ReadToolResponseOptions = {}): Issue[] {
  const { response, issues } = readToolResponse(json, options);
  if (!planAudience(response).isEmpty) return issues;
  return [...issues, { code: 'nothing-shown', path: '', message: 'nothing shown: the user sees none of it', severity: 'info' }];
}
