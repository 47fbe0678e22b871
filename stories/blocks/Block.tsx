import { createElement } from 'react';
import type { ComponentType } from 'react';
import { defaultBlocks } from '../../src/blocks';
import type { BlockProps } from '../../src/blocks';

/** The default block of a part. */
export function Block(props: BlockProps) {
  return createElement(defaultBlocks[props.part.type] as ComponentType<BlockProps>, props);
}

/** What every part of these stories has in common. */
export const place = { key: 'content/0', path: '/content/0' };
/** What every content block of these stories has in common. */
export const origin = { path: '/content/0', raw: null };
