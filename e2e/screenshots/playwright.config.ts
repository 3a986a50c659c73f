import { defineConfig } from '@playwright/test';
import flows from '../playwright.config.ts';

/** Draws the pictures of the README anew, and every screen at every width and in both themes into screens/. */
export default defineConfig(flows, {
  testDir: '.',
  testMatch: ['pictures.ts', 'screens.ts'],
  outputDir: '../../test-results/screenshots',
  globalSetup: '../support/global-setup.ts',
  workers: 1,
  reporter: 'line',
});
