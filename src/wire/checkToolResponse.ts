import { planAudience } from '../model';
import type { Issue } from '../model';
import { report } from './context';
import type { ReadContext } from './context';
import type { ReadToolResponseOptions } from './readAtOnce';
import { readToolResponse } from './readToolResponse';

/** What is wrong with a response, for the author of a tool: everything its reader notes, and whether the user sees anything at all. */
export function checkToolResponse(json: unknown, options: ReadToolResponseOptions = {}): Issue[] {
  const { response, issues } = readToolResponse(json, options);
  if (!planAudience(response).isEmpty) return issues;
  const last: ReadContext = { issues: [], path: '' };
  report(last, '', 'nothing shown: no part for the user', 'info');
  return [...issues, ...last.issues];
}
