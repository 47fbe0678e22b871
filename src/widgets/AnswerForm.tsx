import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button, useApart, useStrings } from '../ui';
import * as words from './words';

interface AnswerFormProps {
  /** Hears Enter and the submit button; checks the answer itself. */
  onSubmit(): void;
  isDisabled: boolean;
  /** An answer is on its way. */
  isPending: boolean;
  children: ReactNode;
}

/**
 * A form for one answer, with its submit button. Its submit event stays inside. Inside a form of the host's it is no form of its own, which
 * HTML does not allow: its controls are taken out of the host's, and Enter is heard here.
 */
export function AnswerForm({ onSubmit, isDisabled, isPending, children }: AnswerFormProps) {
  const { t } = useStrings();
  const [place, setPlace] = useState<'unknown' | 'free' | 'nested'>('unknown');
  const probe = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const submit = useRef(onSubmit);
  const canSubmit = !isDisabled && !isPending;
  useLayoutEffect(() => {
    submit.current = () => {
      if (canSubmit) onSubmit();
    };
  });
  useLayoutEffect(() => {
    if (place === 'unknown') setPlace(probe.current?.closest('form') ? 'nested' : 'free');
    const element = form.current;
    if (!element) return;
    const hear = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      submit.current();
    };
    element.addEventListener('submit', hear);
    return () => element.removeEventListener('submit', hear);
  }, [place]);

  if (place === 'unknown') return <div ref={probe} className="tr-AnswerForm" />;
  const isNested = place === 'nested';
  const body = (
    <>
      {children}
      <div className="tr-Actions">
        <Button
          variant="primary"
          type={isNested ? 'button' : 'submit'}
          isDisabled={isDisabled && !isPending}
          isPending={isPending}
          pendingText={t(words.sending)}
          {...(isNested ? { onPress: () => submit.current() } : {})}
        >
          {t(words.submit)}
        </Button>
      </div>
    </>
  );
  if (!isNested) {
    return (
      <form ref={form} className="tr-AnswerForm" noValidate>
        {body}
      </form>
    );
  }
  return <Nested onEnter={() => submit.current()}>{body}</Nested>;
}

function Nested({ onEnter, children }: { onEnter: () => void; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useApart(place);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <div ref={place} role="form" className="tr-AnswerForm" onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}
