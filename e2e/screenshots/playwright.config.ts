import { defineConfig } from '@playwright/test';
import baseConfig from '../playwright.config.ts';

/** Takes the pictures of README and guide. Also takes every screen at every width and in both themes for screens/. */
export default defineConfig(baseConfig, {
  testDir: '.',
  testMatch: ['pictures.ts', 'guide-pictures.ts', 'screens.ts'],
  outputDir: '../../test-results/screenshots',
  globalSetup: '../support/global-setup.ts',
  workers: 1,
  reporter: 'line',
});
