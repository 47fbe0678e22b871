import type { ReactNode } from 'react';

/** Text for assistive technology alone; by a class, since inline styles of server-rendered HTML are blocked on strict pages. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string | undefined }) {
  return (
    <span className="tr-VisuallyHidden" id={id}>
      {children}
    </span>
  );
}
