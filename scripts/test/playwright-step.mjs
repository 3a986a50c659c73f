import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from '../setup/run-command.mjs';
import { findChromium } from './chromium.mjs';

const NO_BROWSER =
  'Chromium이 없어 브라우저 시험을 실행하지 못했습니다. chromium과 fonts-noto-cjk를 설치하거나 CHROMIUM_PATH를 지정해주세요.\n' +
  'No Chromium: install chromium and fonts-noto-cjk, or set CHROMIUM_PATH.';

/** Runs the browser tests against the built server and counts them. */
export const runPlaywright = async (folder) => {
  const chromium = await findChromium();
  if (chromium === null) return { passed: 0, failed: 1, output: NO_BROWSER };
  const report = join(folder, 'playwright.json');
  const env = { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { code, output } = await runTool(
    '@playwright/test/cli.js',
    ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'],
    { env },
  );
  if (!existsSync(report)) return { passed: 0, failed: 1, output };
  const { stats } = JSON.parse(readFileSync(report, 'utf8'));
  // A test that passed at the second try is not a test that passed.
  const failed = stats.unexpected + stats.flaky;
  const silent = code !== 0 && failed === 0 ? 1 : 0;
  return {
    passed: stats.expected,
    failed: failed + silent,
    output,
    note: stats.skipped ? `${stats.skipped} skipped` : '',
  };
};
