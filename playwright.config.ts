import { defineConfig } from '@playwright/test';

/** Journeys in a real browser against the built shop: `npm run build`, then `npx playwright test e2e/orders.e2e.ts`. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/shops.setup.ts',
  // Each has a shop of its own (e2e/shops.setup.ts). One more than the cores: a journey waits for its page half of the time.
  workers: 3,
  // A browser on a busy machine may stumble, seldom twice; what is broken fails three times. The list of what stumbled is
  // printed as flaky: each is a fault of the journey to be mended.
  retries: 2,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 120_000,
  // A busy machine may take its time; these end only what has failed.
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    locale: 'zh-CN',
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // What went wrong can be looked at step by step: npx playwright show-trace test-results/<test>/trace.zip
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives for seconds: what the compilers of hot code take, it never gets back.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
});
