import type { Readers } from './context';

/** Loads what `readAtOnce` needs to read widgets and blocks other than text. */
export function loadReaders(): Promise<Readers> {
  return import('./readers').then(({ readers }) => readers);
}
