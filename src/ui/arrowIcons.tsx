import { icon } from './icon';

/** A chevron that points down: opens a list. */
export function ChevronDownIcon() {
  return icon('chevronDown', <path d="m4 6.25 4 4 4-4" />);
}

/** A chevron that points to the end of the line; mirrored in right-to-left text. */
export function ChevronEndIcon() {
  return icon('chevronEnd', <path d="m6 4 4 4-4 4" />);
}

/** A chevron that points to the start of the line; mirrored in right-to-left text. */
export function ChevronStartIcon() {
  return icon('chevronStart', <path d="m10 4-4 4 4 4" />);
}

/** An arrow up: moves a row up. */
export function ArrowUpIcon() {
  return icon('arrowUp', <path d="M8 13V3M4 7l4-4 4 4" />);
}

/** An arrow down: moves a row down. */
export function ArrowDownIcon() {
  return icon('arrowDown', <path d="M8 3v10M4 9l4 4 4-4" />);
}
