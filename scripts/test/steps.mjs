import { join } from 'node:path';
import { runCommand, runTool } from '../setup/run-command.mjs';
import { findChromium } from './chromium.mjs';
import { startPostgres } from './private-postgres.mjs';
import { countJunit, lastCounts, oneOf } from './results.mjs';

const NO_POSTGRES =
  'PostgreSQL 15 이상이 없어 경합·마이그레이션 시험을 실행하지 못했습니다. postgresql을 설치하거나 PG_BIN을 지정해주세요. ' +
  'DID NOT RUN: races and migrations, which only count on PostgreSQL 15 or newer; install postgresql or set PG_BIN.';
const NO_BROWSER =
  'Chromium이 없어 브라우저 시험을 실행하지 못했습니다. chromium과 fonts-noto-cjk를 설치하거나 CHROMIUM_PATH를 지정해주세요.\n' +
  'No Chromium: install chromium and fonts-noto-cjk, or set CHROMIUM_PATH.';

const runScript = (...args) => runCommand(process.execPath, args);

/** The environment without the caller's databases: tests choose their own. */
const withoutDatabases = () => {
  const { DATABASE_URL, TEST_DATABASE_URL, DATA_DIR, ...env } = process.env;
  return { ...env, NODE_ENV: 'test' };
};

const runVitest = async (folder, projects, env) => {
  const report = join(folder, 'vitest.xml');
  const args = ['run', '--reporter=default', '--reporter=junit', `--outputFile.junit=${report}`];
  const chosen = projects.flatMap((project) => ['--project', project]);
  return countJunit(report, await runTool('vitest/vitest.mjs', [...args, ...chosen], { env }));
};

/** Server tests run on PostgreSQL, some also on the embedded database; without PostgreSQL all on the embedded one. */
const runUnit = async (folder) => {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? null : await startPostgres();
  const url = given ?? server?.url;
  if (!url)
    return { ...(await runVitest(folder, ['contract', 'web', 'server'], withoutDatabases())), note: NO_POSTGRES };
  try {
    // Backups need the programs that belong to the server.
    const env = { ...withoutDatabases(), TEST_DATABASE_URL: url, ...(server && { PG_BIN: server.bin }) };
    const result = await runVitest(folder, ['contract', 'web', 'server', 'embedded'], env);
    return {
      ...result,
      note: [given ? 'on TEST_DATABASE_URL' : `on a private PostgreSQL ${server.version}`, result.note].join(),
    };
  } finally {
    await server?.stop();
  }
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
