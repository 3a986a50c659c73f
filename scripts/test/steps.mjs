import { join } from 'node:path';
import { ROOT } from '../setup/paths.mjs';
import { runCommand, runTool } from '../setup/run-command.mjs';
import { findChromium } from './chromium.mjs';
import { countAsOneCheck, readCountsOfLastLine, readJunitReport } from './results.mjs';

const NO_BROWSER =
  'Chromium이 없어 브라우저 시험을 실행하지 못했습니다. chromium과 fonts-noto-cjk를 설치하거나 CHROMIUM_PATH를 지정해주세요.\n' +
  'No Chromium: install chromium and fonts-noto-cjk, or set CHROMIUM_PATH.';

const FLOW_FILES = join(ROOT, 'scripts/test/flow-files.mjs');

const runScript = (...args) => runCommand(process.execPath, args);

/** The environment without the databases of the caller. Tests make their own, on the server of TEST_DATABASE_URL if set. */
const withoutDatabases = () => {
  const { DATABASE_URL, DATA_DIR, ...env } = process.env;
  return { ...env, NODE_ENV: 'test' };
};

/** A finished file of Vitest, without its mark. */
const FILE_OF_VITEST = /^ [✓❯×↓] +\|[a-z]+\| (.+)$/;
/** A finished file of the flows, as `flow-files.mjs` prints it. */
const FILE_OF_FLOWS = /^file (.+)$/;

/** Passes on the lines that tell of a finished file. */
const onLineWith = (pattern, onFile) => (line) => {
  const [, file] = line.match(pattern) ?? [];
  if (file) onFile(file);
};

const runUnit = async ({ folder, changedSince, onFile }) => {
  const report = join(folder, 'vitest.xml');
  const args = ['run', '--reporter=default', '--reporter=junit', `--outputFile.junit=${report}`];
  if (changedSince !== undefined) args.push('--changed', changedSince, '--passWithNoTests');
  const result = readJunitReport(
    report,
    await runTool('vitest/vitest.mjs', args, { env: withoutDatabases(), onLine: onLineWith(FILE_OF_VITEST, onFile) }),
  );
  const server = process.env.TEST_DATABASE_URL ? 'on TEST_DATABASE_URL' : 'on a PostgreSQL of its own';
  return { ...result, note: [server, ...(result.note ? [result.note] : [])].join(', ') };
};

const runBrowser = async ({ folder, changedSince, onFile }) => {
  const chromium = await findChromium();
  if (chromium === null) return { passed: 0, failed: 1, output: NO_BROWSER };
  const report = join(folder, 'playwright.xml');
  const env = { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JUNIT_OUTPUT_FILE: report };
  const args = ['test', '-c', 'e2e/playwright.config.ts', `--reporter=list,junit,${FLOW_FILES}`];
  if (changedSince !== undefined) args.push(`--only-changed=${changedSince}`, '--pass-with-no-tests');
  return readJunitReport(
    report,
    await runTool('@playwright/test/cli.js', args, { env, onLine: onLineWith(FILE_OF_FLOWS, onFile) }),
  );
};

const biome = () => runTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']);
const tsx = (script) => runTool('tsx/dist/cli.mjs', [script]);

/**
 * The groups of steps in their order. At most `width` steps of a group run at the same time, in list order.
 * `processorBudget` is in seconds, children counted. It is half more than two quiet cores need: a slower machine passes.
 */
export const GROUPS = [
  {
    width: 2,
    steps: [
      { id: 'lint', processorBudget: 60, run: () => countAsOneCheck(biome()) },
      { id: 'types', processorBudget: 180, run: () => countAsOneCheck(runTool('typescript/bin/tsc', ['-b'])) },
      {
        id: 'architecture',
        processorBudget: 20,
        run: () => countAsOneCheck(runScript('scripts/checks/architecture.mjs')),
      },
      { id: 'dead', processorBudget: 20, run: () => countAsOneCheck(runTool('knip/bin/knip.js', ['--no-progress'])) },
      { id: 'own', processorBudget: 60, run: () => readCountsOfLastLine(tsx('scripts/checks/own.ts')) },
    ],
  },
  {
    width: 1,
    steps: [
      { id: 'build', processorBudget: 40, run: () => countAsOneCheck(runScript('scripts/build.mjs')) },
      {
        id: 'budget',
        processorBudget: 5,
        run: () => readCountsOfLastLine(runScript('scripts/checks/bundle-budget.mjs')),
      },
      { id: 'sbom', processorBudget: 5, run: () => readCountsOfLastLine(runScript('scripts/checks/sbom.mjs')) },
    ],
  },
  {
    // A browser test waits during half of its time, so another step runs beside it.
    width: 2,
    steps: [
      { id: 'browser', processorBudget: 750, run: runBrowser },
      { id: 'unit', processorBudget: 1700, run: runUnit },
      // It tries the whole portal, whatever has changed.
      {
        id: 'deploy',
        processorBudget: 200,
        whole: true,
        run: () => readCountsOfLastLine(runScript('scripts/deploy.mjs')),
      },
    ],
  },
];
