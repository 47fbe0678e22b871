import type { ReactNode } from 'react';

/** An icon of ours: 16 by 16, in the colour and size of the text beside it. Decorative; words stand beside it. */
export function icon(name: string, shape: ReactNode) {
  return (
    <svg
      className={`tr-Icon tr-Icon-${name}`}
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {shape}
    </svg>
  );
}
