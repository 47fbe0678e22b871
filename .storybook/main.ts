import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: (vite.plugins ?? []).filter(
      (plugin) => !(plugin && 'name' in plugin && plugin.name === 'tool-response-style-sheets'),
    ),
    build: {
      ...vite.build,
      cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
      lib: false,
      copyPublicDir: true,
      rolldownOptions: {},
    },
  }),
};

export default config;
