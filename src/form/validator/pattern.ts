import type { MatchPattern } from './Engine';
import type { ReportIssue } from './RawError';

/** Runs patterns. */
export function createPatternGuard(_report: ReportIssue): MatchPattern {
  return (pattern, text) => new RegExp(pattern, 'u').test(text);
}
