import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** The same browser as `npm test` takes: the headless shell sets text a few pixels wider than a full Chromium. */
const SHELL = '/usr/bin/chromium-headless-shell';
const chromium = process.env['CHROMIUM_PATH'] ?? (existsSync(SHELL) ? SHELL : '/usr/bin/chromium');

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  // The tests share one portal on a machine with two cores.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // The end of the run lists the tests that passed only at the second try.
  retries: 1,
  // What hangs ends after this long. A loaded machine takes several times as long as a quiet one.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    // The global setup sets PORTAL_URL. Each worker reads this file again afterwards.
    baseURL: process.env['PORTAL_URL'] ?? '',
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 1440, height: 900 },
    // Only the flows of the installed app need it. It would hide requests from the others.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    // Traces take a third of the time of a run. `TRACE=1` records them when a screenshot does not explain a failure.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium,
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      // Without a locale of its own a machine has no Korean file names, and each download is called 'download'.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
});
