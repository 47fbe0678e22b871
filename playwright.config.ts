import { defineConfig } from '@playwright/test';
import { playgroundPort } from './e2e/ports.mjs';
import type { BenchOptions } from './e2e/bench';
import { launchOptions } from './scripts/findBrowser.mjs';

const overFixtures = [
  'forms.spec.ts',
  'cases.spec.ts',
  'casesByHand.spec.ts',
  'lifecycle.spec.ts',
  'quickWidgets.spec.ts',
  'elicitation.spec.ts',
];

export default defineConfig<object, BenchOptions>({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [['line']],
  use: { launchOptions: launchOptions(), locale: 'en-US', timezoneId: 'UTC', trace: 'retain-on-failure' },
  projects: [
    { name: 'strict page, interpreted', testMatch: overFixtures, use: { policy: 'strict', validator: 'interpreted' } },
    { name: 'load', testMatch: ['load.spec.ts'], use: { policy: 'strict', validator: 'interpreted' } },
    { name: 'responses', testMatch: ['responses.spec.ts'], use: { policy: 'media', validator: 'interpreted' } },
    {
      name: 'plain page, ajv',
      testMatch: ['forms.spec.ts', 'cases.spec.ts', 'casesByHand.spec.ts'],
      use: { policy: 'plain', validator: 'ajv' },
    },
    { name: 'trusted types', testMatch: ['policies.spec.ts'], use: { policy: 'trusted', validator: 'interpreted' } },
    { name: 'strict page, auto', testMatch: ['policies.spec.ts'], use: { policy: 'strict', validator: 'auto' } },
    { name: 'playground', testMatch: ['playground.spec.ts', 'playgroundLook.spec.ts', 'apps.spec.ts'] },
  ],
  webServer: {
    command: 'node e2e/serve.mjs',
    url: `http://localhost:${playgroundPort}/`,
    timeout: 180_000,
    reuseExistingServer: false,
  },
});
