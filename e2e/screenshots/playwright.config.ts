import { defineConfig } from '@playwright/test';
import baseConfig from '../playwright.config.ts';

/** Takes the pictures of the README, and every screen at every width and in both themes for screens/. */
export default defineConfig(baseConfig, {
  testDir: '.',
  testMatch: ['pictures.ts', 'screens.ts'],
  outputDir: '../../test-results/screenshots',
  globalSetup: '../support/global-setup.ts',
  workers: 1,
  reporter: 'line',
});
