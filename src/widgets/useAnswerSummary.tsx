import type { ComponentType } from 'react';
import { useLazy } from '../ui';
import type { AnswerSummaryProps } from './summarize/AnswerSummary';

const load = () => import('./summarize/AnswerSummary').then((file) => file.AnswerSummary);

/** The summary of an answer, loaded when the first answer of a page is on its way; undefined until then. Without it, where the answer stands. */
export function useAnswerSummary(isWanted: boolean): ComponentType<AnswerSummaryProps> | undefined {
  const { value, error } = useLazy(isWanted ? load : undefined);
  return error === undefined ? value : StatusAlone;
}

function StatusAlone({ status, tabIndex }: AnswerSummaryProps) {
  return (
    <div className="tr-AnswerSummary" tabIndex={tabIndex}>
      {status}
    </div>
  );
}
