import { icon } from './icon';

/** A circle with an exclamation mark: something is wrong. Decorative; words stand beside it. */
export function ErrorIcon() {
  return icon(
    'error',
    <>
      <circle cx="8" cy="8" r="6.25" />
      <path d="M8 4.75v3.75M8 11.2v.05" />
    </>,
  );
}

/** A triangle with an exclamation mark: take care. */
export function WarningIcon() {
  return icon(
    'warning',
    <>
      <path d="M8 2.25 14.25 13H1.75z" />
      <path d="M8 6.5v3M8 11.2v.05" />
    </>,
  );
}

/** A circle with a tick: it worked. */
export function SuccessIcon() {
  return icon(
    'success',
    <>
      <circle cx="8" cy="8" r="6.25" />
      <path d="m5.25 8.25 2 2 3.5-4" />
    </>,
  );
}

/** A circle with an i: good to know. */
export function InfoIcon() {
  return icon(
    'info',
    <>
      <circle cx="8" cy="8" r="6.25" />
      <path d="M8 7.5v3.75M8 4.9v.05" />
    </>,
  );
}
