import type { ComponentType } from 'react';
import { useLazy, useStrings } from '../ui';
import type { BlockPart } from '../model';
import type { BlockProps } from './BlockProps';
import * as words from './words';

/**
 * A block whose code is loaded when it is first drawn in a browser. Until then its place is held and marked busy;
 * code that cannot be loaded leaves a notice, and the next block of its kind tries again.
 */
export function lazyBlock<P extends BlockPart>(
  load: () => Promise<ComponentType<BlockProps<P>>>,
): ComponentType<BlockProps<P>> {
  return function LazyBlock(props: BlockProps<P>) {
    const { value: Block, error } = useLazy(load);
    const { t } = useStrings();
    if (Block) return <Block {...props} />;
    if (error !== undefined) {
      return (
        <div className="tr-NoticeBlock" data-part="notice">
          {t(words.notLoaded)}
        </div>
      );
    }
    return <div className="tr-LazyBlock" data-part={props.part.type} aria-busy="true" />;
  };
}
