import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useApart } from '../ui';
import { useAutofocus } from './useAutofocus';

export interface FormElementProps {
  onSubmit: () => void;
  labelledBy?: string | undefined;
  isBusy: boolean;
  /** One of its fields asks to be the first to get the focus. */
  hasAutofocus: boolean;
  children: (submitType: 'submit' | 'button') => ReactNode;
}

const singleLine = [
  'text',
  'email',
  'url',
  'tel',
  'search',
  'password',
  'number',
  'date',
  'time',
  'datetime-local',
  'checkbox',
  'radio',
  '',
];

/**
 * A real form, whose submit goes no further than to `onSubmit`. Inside a host's own form a form cannot stand (the browser would submit the
 * host's): there it is an element with the role, whose controls are none of the host's form and whose Enter key we read ourselves.
 */
export function FormElement(props: FormElementProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNested, setIsNested] = useState<boolean>();
  useLayoutEffect(() => setIsNested(place.current?.closest('form') !== null), []);
  return (
    <div ref={place} className="tr-FormPlace">
      {isNested === false && <OwnForm {...props} />}
      {isNested === true && <NestedForm {...props} />}
    </div>
  );
}

function OwnForm({ onSubmit, labelledBy, isBusy, hasAutofocus, children }: FormElementProps) {
  const form = useRef<HTMLFormElement>(null);
  useAutofocus(form, hasAutofocus);
  const listener = useRef(onSubmit);
  listener.current = onSubmit;
  useEffect(() => {
    const element = form.current!;
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopPropagation();
      listener.current();
    };
    element.addEventListener('submit', submit);
    return () => element.removeEventListener('submit', submit);
  }, []);
  return (
    <form ref={form} className="tr-Form" noValidate aria-labelledby={labelledBy} aria-busy={isBusy || undefined}>
      {children('submit')}
    </form>
  );
}

function NestedForm({ onSubmit, labelledBy, isBusy, hasAutofocus, children }: FormElementProps) {
  const form = useRef<HTMLDivElement>(null);
  useAutofocus(form, hasAutofocus);
  useApart(form);
  const listener = useRef(onSubmit);
  listener.current = onSubmit;
  useEffect(() => {
    const element = form.current!;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.isComposing || !(event.target instanceof HTMLInputElement)) return;
      const isOpen = event.target.getAttribute('aria-expanded') === 'true';
      const isTaken = event.defaultPrevented || isOpen || !singleLine.includes(event.target.type);
      event.preventDefault();
      if (!isTaken) listener.current();
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, []);
  return (
    <div ref={form} className="tr-Form" role="form" aria-labelledby={labelledBy} aria-busy={isBusy || undefined}>
      {children('button')}
    </div>
  );
}
