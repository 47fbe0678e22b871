import type { ComponentType, ReactNode } from 'react';
import { Notice, Skeleton, useLazy, useStrings } from '../ui';
import { fieldCount } from '../model';
import type { WidgetSpec } from '../model';
import type { WidgetProps } from './WidgetProps';
import * as lazyWords from './lazyWords';

/** A widget whose code is loaded when it is first drawn in a browser; until then its place is held and marked busy. */
export function lazyWidget<S extends WidgetSpec>(
  load: () => Promise<ComponentType<WidgetProps<S>>>,
): (props: WidgetProps<S>) => ReactNode {
  return function LazyWidget(props: WidgetProps<S>) {
    const { value: Widget, error } = useLazy(load);
    const { t } = useStrings();
    if (Widget) return <Widget {...props} />;
    if (error !== undefined) return <Notice>{t(lazyWords.notLoaded)}</Notice>;
    return <Skeleton rows={fieldCount(props.spec)} hasTitle hasActions />;
  };
}
