import { readApp } from './apps';
import type { Readers } from './context';
import { readElicitation } from './elicitation';
import { readMedia } from './media';
import { readUnfinished } from './unfinished';
import { widgetReaders } from './widgetReaders';

/** Every reader that a response of text alone does not need. */
export const readers: Readers = {
  block: readMedia,
  ...widgetReaders,
  elicitation: readElicitation,
  unfinished: readUnfinished,
  app: readApp,
};
