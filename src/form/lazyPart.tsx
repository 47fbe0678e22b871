import type { ComponentType } from 'react';
import { Notice, Skeleton, useLazy, useStrings } from '../ui';
import * as words from './words';

/** A control or field whose code and styles are loaded when it is first drawn; its place is kept meanwhile. */
export function lazyPart<Props extends { name: string }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function LazyPart(props: Props) {
    const { value: Part, error } = useLazy(load);
    const { t } = useStrings();
    if (Part) return <Part {...props} />;
    const { label = props.name } = props as { label?: string };
    return error === undefined ? (
      <Skeleton />
    ) : (
      <Notice>{t(words.loadFailed, { label: label || t(words.field) })}</Notice>
    );
  };
}
