import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The playground and the bench: served as they are by `npm start`, as a production build by `e2e/serve.mjs`. */
export default defineConfig({
  root: at('.'),
  base: './',
  publicDir: at('../public'),
  cacheDir: at('../node_modules/.vite-playground'),
  plugins: [react()],
  resolve: { alias: [{ find: /^markdown-to-jsx(\/react)?$/, replacement: at('../src/form/noMarkdown.ts') }] },
  build: {
    outDir: at('../dist-playground'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    reportCompressedSize: false,
    rolldownOptions: { input: [at('index.html'), at('bench.html')] },
  },
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
      '@modelcontextprotocol/ext-apps/app-bridge',
      '@modelcontextprotocol/sdk/client/index.js',
      '@modelcontextprotocol/sdk/client/streamableHttp.js',
      '@modelcontextprotocol/sdk/types.js',
      '@rjsf/core',
      '@rjsf/utils',
      'ajv',
      'ajv-formats',
    ],
  },
});
