import { defineConfig } from '@playwright/test';
import flows from '../playwright.config.ts';

/** Draws the pictures of the README anew, on the set-up of the browser flows. */
export default defineConfig(flows, {
  testDir: '.',
  testMatch: 'pictures.ts',
  outputDir: '../../test-results/screenshots',
  globalSetup: '../support/global-setup.ts',
  workers: 1,
  reporter: 'line',
});
