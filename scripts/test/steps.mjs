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

/** Steps that only read the sources may run beside each other; the others keep the machine busy, one by one. */
export const STEPS = [
  {
    id: 'lint',
    reads: true,
    run: () => oneOf(runTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'])),
  },
  { id: 'types', reads: true, run: () => oneOf(runTool('typescript/bin/tsc', ['-b'])) },
  { id: 'architecture', reads: true, run: () => oneOf(runScript('scripts/checks/architecture.mjs')) },
  { id: 'dead', reads: true, run: () => oneOf(runTool('knip/bin/knip.js', ['--no-progress'])) },
  { id: 'own', reads: true, run: () => lastCounts(runTool('tsx/dist/cli.mjs', ['scripts/checks/own.ts'])) },
  { id: 'build', run: () => oneOf(runScript('scripts/build.mjs')) },
  { id: 'budget', run: () => lastCounts(runScript('scripts/checks/bundle-budget.mjs')) },
  { id: 'sbom', run: () => lastCounts(runScript('scripts/checks/sbom.mjs')) },
  { id: 'deploy', run: () => lastCounts(runScript('scripts/deploy.mjs')) },
  { id: 'unit', run: runUnit },
  { id: 'browser', run: runBrowser },
];
