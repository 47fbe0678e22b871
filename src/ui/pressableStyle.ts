import { useInsertionEffect } from 'react';

const styleId = 'react-aria-pressable-style';

/**
 * Keeps React Aria from adding its `<style>` element to the page, which a strict `style-src` forbids and reports: an empty element with
 * the same id is there first, and `control.css` holds the rule. Called by every component that draws a React Aria button, link or option.
 * Source: react-aria 3.51, `interactions/usePress`.
 */
export function usePressableStyle(): void {
  useInsertionEffect(() => {
    if (document.getElementById(styleId)) return;
    const placeholder = document.createElement('meta');
    placeholder.id = styleId;
    document.head.prepend(placeholder);
  }, []);
}
