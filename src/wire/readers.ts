import { readApp } from './apps';
import type { Readers } from './context';
import { readElicitation } from './elicitation';
import { readMedia } from './media';
import { readWidget } from './orchestrate/widget';
import { readUnfinished } from './unfinished';

/** Every reader that a response of text alone does not need. */
export const readers: Readers = {
  block: readMedia,
  widget: readWidget,
  elicitation: readElicitation,
  unfinished: readUnfinished,
  app: readApp,
};
