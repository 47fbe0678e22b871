// One component for each kind of part that is no widget; `defaultBlocks` is the map a host spreads its own over.
// In: a part of the audience plan, `onOpen` and `onRetry`. Out: one element with `data-part`.
// Refuses: reading wire JSON, forms, widgets, Markdown, HTML, and anything a document inside a response would run.
import type { ComponentType } from 'react';
import type { BlockPart } from '../model';
import type { BlockProps } from './BlockProps';
import { loadWithStyles } from '../ui';
import { ErrorBlock } from './ErrorBlock';
import { lazyBlock } from './lazyBlock';
import { NoticeBlock } from './NoticeBlock';
import { StatusBlock } from './StatusBlock';
import { TextBlock } from './TextBlock';

/** A registry of blocks, keyed by the kind of part. */
export type BlockRegistry = { [K in BlockPart['type']]?: ComponentType<BlockProps<Extract<BlockPart, { type: K }>>> };

const sheet = () => import('./block.css');

/** The blocks a view draws unless its host brings others. */
export const defaultBlocks = {
  text: TextBlock,
  notice: NoticeBlock,
  error: ErrorBlock,
  status: StatusBlock,
  image: /*#__PURE__*/ lazyBlock(() =>
    loadWithStyles(() => import('./ImageBlock').then((file) => file.ImageBlock), sheet),
  ),
  audio: /*#__PURE__*/ lazyBlock(() =>
    loadWithStyles(() => import('./AudioBlock').then((file) => file.AudioBlock), sheet),
  ),
  video: /*#__PURE__*/ lazyBlock(() =>
    loadWithStyles(() => import('./VideoBlock').then((file) => file.VideoBlock), sheet),
  ),
  resource: /*#__PURE__*/ lazyBlock(() =>
    loadWithStyles(() => import('./ResourceBlock').then((file) => file.ResourceBlock), sheet),
  ),
  file: /*#__PURE__*/ lazyBlock(() =>
    loadWithStyles(() => import('./FileBlock').then((file) => file.FileBlock), sheet),
  ),
  link: /*#__PURE__*/ lazyBlock(() =>
    loadWithStyles(() => import('./LinkBlock').then((file) => file.LinkBlock), sheet),
  ),
  data: /*#__PURE__*/ lazyBlock(() =>
    loadWithStyles(() => import('./DataBlock').then((file) => file.DataBlock), sheet),
  ),
} satisfies BlockRegistry;

export { TextBlock } from './TextBlock';
export type { BlockProps } from './BlockProps';
