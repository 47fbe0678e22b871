import type { ReactNode } from 'react';

/** A calm dashed box: the name of a thing, and that it cannot be shown here. */
export function Notice({ children }: { children: ReactNode }) {
  return <div className="tr-Notice">{children}</div>;
}
