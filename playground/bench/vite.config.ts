import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The bench page as a host would ship it: a production build, served by `e2e/serve.mjs` under strict policies. */
export default defineConfig({
  root: at('..'),
  base: './',
  publicDir: at('../../public'),
  plugins: [react()],
  resolve: { alias: [{ find: /^markdown-to-jsx(\/react)?$/, replacement: at('../../src/form/noMarkdown.ts') }] },
  build: {
    outDir: at('../../dist-bench'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { input: at('../bench.html') },
  },
});
