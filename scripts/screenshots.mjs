import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { requireNode } from './setup/node-version.mjs';
import { ROOT } from './setup/paths.mjs';
import { prepareOrExit } from './setup/prepare.mjs';
import { runTool } from './setup/run-command.mjs';
import { findChromium } from './test/chromium.mjs';

/** Draws the pictures of the README anew, from the built portal with demonstration data of its own. */
requireNode();
await prepareOrExit();
const chromium = await findChromium();
if (chromium === null) {
  console.error('Chromium이 필요합니다. CHROMIUM_PATH를 지정해주세요. (no Chromium found; set CHROMIUM_PATH)');
  process.exit(1);
}
mkdirSync(join(ROOT, 'docs/images'), { recursive: true });
const env = { ...process.env, CHROMIUM_PATH: chromium };
const args = ['test', '-c', 'scripts/docs/screenshots.config.ts'];
const { code } = await runTool('@playwright/test/cli.js', args, { env, show: true });
process.exitCode = code;
