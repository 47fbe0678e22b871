import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The playground while it is developed (`npm start`); `playground/start.mjs` adds the ports. */
export default defineConfig({
  root: at('.'),
  publicDir: at('../public'),
  cacheDir: at('../node_modules/.vite-playground'),
  plugins: [react()],
  resolve: { alias: [{ find: /^markdown-to-jsx(\/react)?$/, replacement: at('../src/form/noMarkdown.ts') }] },
  optimizeDeps: {
    entries: ['index.html', 'bench.html'],
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-aria-components',
      '@internationalized/date',
      '@modelcontextprotocol/sdk/client/index.js',
      '@modelcontextprotocol/sdk/client/streamableHttp.js',
      '@modelcontextprotocol/sdk/types.js',
      '@rjsf/core',
      '@rjsf/utils',
      'ajv',
      'ajv-formats',
      '@cfworker/json-schema',
    ],
  },
});
