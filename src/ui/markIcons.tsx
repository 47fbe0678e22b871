import { icon } from './icon';

/** A tick: chosen. */
export function CheckIcon() {
  return icon('check', <path d="m3.5 8.5 3 3 6-7" />);
}

/** A cross: remove, clear, close. */
export function CrossIcon() {
  return icon('cross', <path d="m4 4 8 8M12 4l-8 8" />);
}

/** A plus: add, one more. */
export function PlusIcon() {
  return icon('plus', <path d="M8 3.25v9.5M3.25 8h9.5" />);
}

/** A minus: one less. */
export function MinusIcon() {
  return icon('minus', <path d="M3.25 8h9.5" />);
}
