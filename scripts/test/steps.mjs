import { join } from 'node:path';
import { runCommand, runTool } from '../setup/run-command.mjs';
import { findChromium } from './chromium.mjs';
import { countJunit, lastCounts, oneOf } from './results.mjs';

const NO_BROWSER =
  'Chromium이 없어 브라우저 시험을 실행하지 못했습니다. chromium과 fonts-noto-cjk를 설치하거나 CHROMIUM_PATH를 지정해주세요.\n' +
  'No Chromium: install chromium and fonts-noto-cjk, or set CHROMIUM_PATH.';

const runScript = (...args) => runCommand(process.execPath, args);

/** The environment without the caller's databases: tests choose their own, on the server of TEST_DATABASE_URL if given. */
const withoutDatabases = () => {
  const { DATABASE_URL, DATA_DIR, ...env } = process.env;
  return { ...env, NODE_ENV: 'test' };
};

const runUnit = async (folder) => {
  const report = join(folder, 'vitest.xml');
  const args = ['run', '--reporter=default', '--reporter=junit', `--outputFile.junit=${report}`];
  const result = countJunit(report, await runTool('vitest/vitest.mjs', args, { env: withoutDatabases() }));
  const server = process.env.TEST_DATABASE_URL ? 'on TEST_DATABASE_URL' : 'on a PostgreSQL of its own';
  return { ...result, note: [server, ...(result.note ? [result.note] : [])].join(', ') };
};

const runBrowser = async (folder) => {
  const chromium = await findChromium();
  if (chromium === null) return { passed: 0, failed: 1, output: NO_BROWSER };
  const report = join(folder, 'playwright.xml');
  const env = { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JUNIT_OUTPUT_FILE: report };
  const args = ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,junit'];
  return countJunit(report, await runTool('@playwright/test/cli.js', args, { env }));
};

const biome = () => runTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']);
const tsx = (script) => runTool('tsx/dist/cli.mjs', [script]);

/** Groups of steps: one group after the other, `width` steps of a group beside each other, the first ones first. */
export const GROUPS = [
  {
    width: 2,
    steps: [
      { id: 'lint', run: () => oneOf(biome()) },
      { id: 'types', run: () => oneOf(runTool('typescript/bin/tsc', ['-b'])) },
      { id: 'architecture', run: () => oneOf(runScript('scripts/checks/architecture.mjs')) },
      { id: 'dead', run: () => oneOf(runTool('knip/bin/knip.js', ['--no-progress'])) },
      { id: 'own', run: () => lastCounts(tsx('scripts/checks/own.ts')) },
    ],
  },
  {
    width: 1,
    steps: [
      { id: 'build', run: () => oneOf(runScript('scripts/build.mjs')) },
      { id: 'budget', run: () => lastCounts(runScript('scripts/checks/bundle-budget.mjs')) },
      { id: 'sbom', run: () => lastCounts(runScript('scripts/checks/sbom.mjs')) },
    ],
  },
  {
    // A browser flow waits for half of its time, which the other tests use.
    width: 2,
    steps: [
      { id: 'browser', run: runBrowser },
      { id: 'unit', run: runUnit },
      { id: 'deploy', run: () => lastCounts(runScript('scripts/deploy.mjs')) },
    ],
  },
];
