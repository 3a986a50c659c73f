import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from '../setup/run-command.mjs';

/** A file that could not be loaded failed as one test. */
const countBroken = (files) =>
  files.filter((file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'))
    .length;

/**
 * Runs Vitest projects and counts their tests.
 * @param {{ projects: string[], env: NodeJS.ProcessEnv, folder: string, name: string }} options
 */
export const runVitest = async ({ projects, env, folder, name }) => {
  const report = join(folder, `${name}.json`);
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const chosen = projects.flatMap((project) => ['--project', project]);
  const { code, output } = await runTool('vitest/vitest.mjs', [...args, ...chosen], { env });
  if (!existsSync(report)) return { passed: 0, failed: 1, output };
  const result = JSON.parse(readFileSync(report, 'utf8'));
  const failed = result.numFailedTests + countBroken(result.testResults);
  // Errors outside any test make the run red though no test is.
  const silent = code !== 0 && failed === 0 ? 1 : 0;
  const skipped = result.numPendingTests > 0 ? `${result.numPendingTests} skipped` : '';
  return { passed: result.numPassedTests, failed: failed + silent, output, note: skipped };
};
