import { defineConfig } from '@playwright/test';

const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  // The flows share one portal and its two cores.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // What passes at the second try is listed at the end of the run.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    // Set by the global setup; the workers read this file again with it.
    baseURL: process.env['PORTAL_URL'] ?? '',
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 15_000,
    // Recording every page costs a third of the run; `TRACE=1` records them for a failure that its picture does not explain.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromium, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] },
  },
});
