import { useEffect, useRef, useState } from 'react';
import type { Answer } from '../model';
import type { WidgetProps } from './WidgetProps';

/** A widget that answers once: locked from the first press until the answer has failed. */
export function useOneAnswer({ onAnswer, state, isDisabled }: Pick<WidgetProps, 'onAnswer' | 'state' | 'isDisabled'>) {
  const [given, setGiven] = useState<Answer>();
  const isGiven = useRef(false);
  useEffect(() => {
    if (state !== 'failed') return;
    isGiven.current = false;
    setGiven(undefined);
  }, [state]);
  const isUnderWay = state === 'checking' || state === 'sending';
  const give = (answer: Answer) => {
    if (isDisabled || isGiven.current) return;
    isGiven.current = true;
    setGiven(answer);
    onAnswer(answer);
  };
  return { give, given, isUnderWay, isLocked: isDisabled || given !== undefined };
}
