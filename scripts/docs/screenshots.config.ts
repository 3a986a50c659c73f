import { defineConfig } from '@playwright/test';
import flows from '../../e2e/playwright.config.ts';

/** The set-up of the browser flows (a built portal with demonstration data of its own), with pictures as its tests. */
export default defineConfig(flows, {
  testDir: '.',
  testMatch: 'screenshots.spec.ts',
  outputDir: '../../test-results/screenshots',
  globalSetup: '../../e2e/support/global-setup.ts',
  workers: 1,
  reporter: 'line',
});
