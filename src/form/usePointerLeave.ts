import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { FormStore } from './FormStore';

/** Holds back errors of a field that was left by a press until the press is over, so that its target does not move away. */
export function usePointerLeave(root: RefObject<HTMLElement | null>, store: FormStore): void {
  useEffect(() => {
    const element = root.current;
    const view = element?.ownerDocument.defaultView;
    if (!element || !view) return undefined;
    const release = () => setTimeout(store.release);
    element.addEventListener('pointerdown', store.hold, true);
    view.addEventListener('pointerup', release, true);
    view.addEventListener('pointercancel', release, true);
    return () => {
      element.removeEventListener('pointerdown', store.hold, true);
      view.removeEventListener('pointerup', release, true);
      view.removeEventListener('pointercancel', release, true);
      store.release();
    };
  }, [root, store]);
}
