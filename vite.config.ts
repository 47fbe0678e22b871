import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { bundle } from 'lightningcss';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './scripts/findBrowser.mjs';

const root = dirname(fileURLToPath(import.meta.url));
const at = (path: string) => resolve(root, path);
const { dependencies = {}, peerDependencies = {} } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
const externalPackages = [...Object.keys(dependencies), ...Object.keys(peerDependencies)];

const entries = {
  index: at('src/index.ts'),
  'wire/index': at('src/wire/index.ts'),
  'form/index': at('src/form/index.ts'),
  'adapters/mcpApps': at('src/adapters/mcpApps.tsx'),
};
const clientEntries = ['index', 'form/index', 'adapters/mcpApps'];
const presets = ['carbon', 'shadcn', 'material', 'mcp-apps'];
/** The sheets a host imports by name. */
const publicSheets = ['styles.css', 'form/schemaForm.css', ...presets.map((name) => `ui/presets/${name}.css`)];

/** Our own sheets stay files beside the modules that ask for them, so that a text alone loads only its own. */
function styleSheets(): Plugin {
  const sheets = new Set<string>(publicSheets.map((name) => at(`src/${name}`)));
  return {
    name: 'tool-response-style-sheets',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.endsWith('.css') || !importer) return null;
      sheets.add(resolve(dirname(importer), source));
      return { id: source, external: true };
    },
    writeBundle({ dir }) {
      for (const filename of sheets) {
        const { code } = bundle({
          filename,
          minify: true,
          targets: { chrome: 123 << 16, safari: (17 << 16) | (5 << 8), firefox: 120 << 16 },
        });
        const file = join(dir!, relative(at('src'), filename));
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, code);
      }
    },
  };
}

/** Lighter stand-ins in the package for what react-jsonschema-form's helpers and ajv bring along. */
const standIns: { importer: string; source: string; file: string }[] = [
  { importer: '/@rjsf/utils/', source: 'fast-uri', file: at('src/form/noUriParser.ts') },
  { importer: '/@rjsf/utils/', source: './resolveUiSchema.js', file: at('src/form/localUiSchema.ts') },
  { importer: '/@rjsf/utils/', source: './enums.js', file: at('src/form/fieldStrings.ts') },
  { importer: '/@rjsf/utils/', source: 'fast-equals', file: at('src/form/createCustomEqual.ts') },
  { importer: '/ajv/dist/', source: './runtime/uri', file: at('src/form/noUriParser.ts') },
];

function lighterHelpers(): Plugin {
  return {
    name: 'tool-response-lighter-helpers',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      standIns.find((each) => importer?.includes(each.importer) && source === each.source)?.file ?? null,
  };
}

const browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: launchOptions(), contextOptions: { reducedMotion: 'reduce' as const } }),
  instances: [{ browser: 'chromium' as const }],
};

/** What a busy machine of two cores may take for the slowest single test. */
const testTimeout = 60_000;

/** Found before a run: a dependency met in the middle of one would reload the page. */
const browserDeps = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-aria-components',
  '@internationalized/date',
  '@modelcontextprotocol/ext-apps/app-bridge',
  '@rjsf/core/lib/components/fields/SchemaField.js',
  '@rjsf/utils',
  'ajv/dist/core.js',
  'ajv/dist/vocabularies/applicator/index.js',
  'ajv/dist/vocabularies/core/ref.js',
  'ajv/dist/vocabularies/format/index.js',
  'ajv/dist/vocabularies/next.js',
  'ajv/dist/vocabularies/unevaluated/index.js',
  'ajv/dist/vocabularies/validation/index.js',
];

export default defineConfig({
  plugins: [react(), lighterHelpers(), ...(process.env.VITEST ? [] : [styleSheets()])],
  resolve: { alias: [{ find: /^markdown-to-jsx(\/react)?$/, replacement: at('src/form/noMarkdown.ts') }] },
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    lib: { entry: entries, formats: ['es'] },
    sourcemap: true,
    minify: false,
    copyPublicDir: false,
    rolldownOptions: {
      external: (id: string) => externalPackages.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: ({ name }: { name: string }) => `${name.replaceAll('node_modules', 'vendor')}.js`,
        banner: ({ name }: { name: string }) => (clientEntries.includes(name) ? "'use client';" : ''),
      },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'unit', environment: 'node', testTimeout, include: ['src/**/*.test.ts'] },
      },
      {
        extends: true,
        optimizeDeps: { include: [...browserDeps, 'vitest-browser-react'] },
        test: { name: 'browser', include: ['src/**/*.test.tsx'], browser, testTimeout },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: at('.storybook') })],
        optimizeDeps: {
          include: [
            ...browserDeps,
            '@storybook/react-vite',
            '@storybook/addon-a11y/preview',
            '@storybook/addon-docs/preview',
            'storybook/test',
          ],
        },
        test: { name: 'stories', browser, testTimeout },
      },
    ],
  },
});
