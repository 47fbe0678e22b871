import { createElement } from 'react';
import type { ComponentType } from 'react';
import { defaultWidgets } from '../../src/widgets';
import type { WidgetProps } from '../../src/widgets';

/** The default widget of a spec. */
export function Widget(props: WidgetProps) {
  return createElement(
    (defaultWidgets as Record<string, unknown>)[props.spec.type] as ComponentType<WidgetProps>,
    props,
  );
}

/** What every widget of these stories is drawn with. */
export const resting = {
  state: 'draft',
  isDisabled: false,
  id: 'story',
  headingLevel: 3,
  onAnswer: () => undefined,
} as const;
/** What every spec of these stories has in common. */
export const asked = { path: '', actions: [] };
