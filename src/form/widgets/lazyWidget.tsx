import type { ComponentType } from 'react';
import { Notice, Skeleton, useLazy, useStrings } from '../../ui';
import * as words from '../words';
import type { ControlProps } from './ControlProps';

/** A control whose code and styles are loaded when it is first drawn; its place is kept meanwhile. */
export function lazyWidget(load: () => Promise<ComponentType<ControlProps>>): ComponentType<ControlProps> {
  return function LazyWidget(props: ControlProps) {
    const { value: Widget, error } = useLazy(load);
    const { t } = useStrings();
    if (Widget) return <Widget {...props} />;
    return error === undefined ? <Skeleton isBare /> : <Notice>{t(words.loadFailed, { label: props.label || t(words.field) })}</Notice>;
  };
}
