import { useContext, useLayoutEffect, useState } from 'react';
import type { CSSProperties, ReactNode, RefObject } from 'react';
import { OverlayTriggerStateContext, Popover, PopoverContext, useSlottedContext } from 'react-aria-components';
import type { PopoverProps } from 'react-aria-components';

const tokens = [
  ...[
    'text',
    'text-muted',
    'surface',
    'surface-raised',
    'border',
    'border-strong',
    'accent',
    'on-accent',
    'danger',
    'success',
    'warning',
    'focus',
  ].map((name) => `--tr-color-${name}`),
  ...['xs', 'sm', 'md', 'lg', 'xl'].map((name) => `--tr-text-${name}`),
  ...['--tr-radius-control', '--tr-radius-card', '--tr-control-height', '--tr-target', '--tr-font'],
];

/** The tokens, scheme and font that hold where an element stands and not at the page's root. */
function readTheme(element: Element): CSSProperties {
  const here = getComputedStyle(element);
  const root = getComputedStyle(element.ownerDocument.documentElement);
  const changed = tokens.filter((token) => here.getPropertyValue(token) !== root.getPropertyValue(token));
  return {
    colorScheme: here.colorScheme,
    fontFamily: here.fontFamily,
    ...Object.fromEntries(changed.map((token) => [token, here.getPropertyValue(token)])),
  };
}

export interface ThemedPopoverProps extends Omit<PopoverProps, 'style' | 'className' | 'children'> {
  className: string;
  children: ReactNode;
}

/**
 * React Aria's popover, which is drawn at the end of the page, in the tokens and the color scheme of the place it opens from.
 * The styles go through the CSSOM, which a strict `style-src` allows.
 */
export function ThemedPopover({ className, children, ...props }: ThemedPopoverProps) {
  const context = useSlottedContext(PopoverContext);
  const trigger = (props.triggerRef ?? context?.triggerRef) as RefObject<Element | null> | undefined;
  const isOpen = useContext(OverlayTriggerStateContext)?.isOpen ?? false;
  const [theme, setTheme] = useState<CSSProperties>({});
  useLayoutEffect(() => {
    if (isOpen && trigger?.current) setTheme(readTheme(trigger.current));
  }, [isOpen, trigger]);
  return (
    <Popover {...props} className={`tr-Popover ${className}`} style={theme}>
      {children}
    </Popover>
  );
}
