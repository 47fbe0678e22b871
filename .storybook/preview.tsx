import type { Preview } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components';
import { configure } from 'storybook/test';
import { StringsProvider, useStrings } from '../src/ui';
import type { ReactNode } from 'react';
import '../src/styles.css';
import './preview.css';

import.meta.glob(['../src/**/*.css', '!../src/ui/presets/*.css'], { eager: true });

/* A story waits for what it loads; a cold machine takes its time over that. */
configure({ asyncUtilTimeout: 20_000 });

function Page({
  children,
  direction,
  width,
  scheme,
}: {
  children: ReactNode;
  direction: string;
  width: string;
  scheme: string;
}) {
  const strings = useStrings();
  const resolved = direction === 'auto' ? strings.direction : direction;
  return (
    <div className="preview-Page" data-scheme={scheme} data-width={width} dir={resolved} lang={strings.locale}>
      <section className="tr-ToolResponse">{children}</section>
    </div>
  );
}

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: {
      storySort: { order: ['Introduction', 'ToolResponseView', 'blocks', 'widgets', 'form', 'ui'] },
    },
  },
  globalTypes: {
    scheme: {
      description: 'Color scheme',
      toolbar: { title: 'Scheme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    locale: {
      description: 'Language of our own words',
      toolbar: {
        title: 'Locale',
        icon: 'globe',
        items: ['en', 'de', 'fr', 'es', 'it', 'pt-BR', 'nl', 'pl', 'ja', 'ko', 'zh-Hans', 'zh-Hant', 'ar', 'he', 'tr'],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Direction of the page',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['auto', 'ltr', 'rtl'], dynamicTitle: true },
    },
    width: {
      description: 'Width of the column',
      toolbar: {
        title: 'Width',
        icon: 'grow',
        items: ['narrow', 'chat', 'wide', 'pane'],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { scheme: 'light', locale: 'en', direction: 'auto', width: 'chat' },
  decorators: [
    (Story, { globals }) => (
      <I18nProvider locale={globals['locale'] as string}>
        <StringsProvider locale={globals['locale'] as string}>
          <Page
            direction={globals['direction'] as string}
            width={globals['width'] as string}
            scheme={globals['scheme'] as string}
          >
            <Story />
          </Page>
        </StringsProvider>
      </I18nProvider>
    ),
  ],
};

export default preview;
