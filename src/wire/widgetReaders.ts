import type { Readers } from './context';
import { readWidget } from './orchestrate/widget';

/** What a watsonx Orchestrate response needs that is text and a widget. */
export const widgetReaders: Pick<Readers, 'widget'> = { widget: readWidget };
