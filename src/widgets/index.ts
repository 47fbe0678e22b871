// One component for each kind of widget; `defaultWidgets` is the registry a host spreads its own over.
// In: a widget's spec, the state of its answer, an id. Out: elements, and one answer.
// Refuses: reading wire JSON, planning events, and the status of a delivery, which the view around it shows.
import type { ComponentType } from 'react';
import { loadWithStyles } from '../ui';
import type { WidgetSpec } from '../model';
import { lazyWidget } from './lazyWidget';
import type { WidgetProps } from './WidgetProps';

/** A registry of widgets, keyed by the kind of spec. */
export type WidgetRegistry = { [K in WidgetSpec['type']]?: ComponentType<WidgetProps<Extract<WidgetSpec, { type: K }>>> };

const widgetSheet = () => import('./widget.css');

/** The widgets a view draws unless its host brings others; each is loaded when it is first needed. */
export const defaultWidgets = {
  forms: lazyWidget(() => loadWithStyles(() => import('./FormWidget').then((room) => room.FormWidget), widgetSheet)),
} satisfies WidgetRegistry;

export type { SubmissionState, WidgetProps } from './WidgetProps';
