import type { ComponentType, ReactNode } from 'react';
import { useLazy, useStrings } from '../ui';
import type { WidgetSpec } from '../model';
import type { WidgetProps } from './WidgetProps';
import * as words from './words';

/** A widget whose code is loaded when it is first drawn in a browser; until then its place is held and marked busy. */
export function lazyWidget<S extends WidgetSpec>(load: () => Promise<ComponentType<WidgetProps<S>>>): (props: WidgetProps<S>) => ReactNode {
  return function LazyWidget(props: WidgetProps<S>) {
    const { value: Widget, error } = useLazy(load);
    const { t } = useStrings();
    if (Widget) return <Widget {...props} />;
    if (error !== undefined) return <div className="tr-LazyWidget-failed">{t(words.notLoaded)}</div>;
    return <div className="tr-LazyWidget" aria-busy="true" />;
  };
}
