import { text } from '../tool';
import type { Tool } from '../tool';

const theme = 'Apps';
const tides = { high: '06:12', low: '12:31' };

/** Tools whose answers are shown by a page of their own, an MCP App. */
export const appTools: Tool[] = [
  {
    name: 'show_tides',
    title: 'Tides as an app',
    description: 'An MCP App in its sandbox, over the official bridge.',
    theme,
    meta: { ui: { resourceUri: 'ui://harbour/tides' } },
    call: () => ({
      content: [text(`High tide at ${tides.high}, low tide at ${tides.low}.`)],
      structuredContent: tides,
    }),
  },
  {
    name: 'show_silent_app',
    title: 'App that never starts',
    description: 'Its content is shown after a while.',
    theme,
    meta: { ui: { resourceUri: 'ui://harbour/silent', visibility: ['model'] } },
    call: () => ({ content: [text('The app did not start; this is what it would have shown.')] }),
  },
  {
    name: 'read_tides',
    title: 'Read the tides',
    description: 'For the app alone.',
    call: () => ({ content: [text('Read again at noon')] }),
  },
];
