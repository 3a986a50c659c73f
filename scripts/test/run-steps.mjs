import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeProcessorSeconds } from './processor-time.mjs';
import { startProgress } from './progress.mjs';
import { GROUPS } from './steps.mjs';

/** What each step and each test file took, for a person or a script that looks for the slow ones. */
const TIMES = 'test-times.json';
const SLOWEST = 10;

const withUnit = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** A step that took more processor time than it may has failed, however green its tests are. */
const withinBudget = (result, { processorBudget }, processorSeconds) => {
  if (processorSeconds <= processorBudget) return result;
  const fault = `${withUnit(processorSeconds * 1000)} of the processor, of a budget of ${processorBudget} s`;
  return { ...result, failed: result.failed + 1, failedTests: [...(result.failedTests ?? []), fault] };
};

const runStep = async (step, { folder, changedSince }, progress) => {
  const start = performance.now();
  progress.begin(step.id);
  const ran = await step
    .run({ folder, changedSince, onFile: (line) => progress.file(step.id, line) })
    .catch((error) => ({ passed: 0, failed: 1, output: error.stack ?? String(error) }));
  const ms = performance.now() - start;
  const processorSeconds = takeProcessorSeconds();
  if (ran.failed > 0) console.log(`\n${ran.output.trimEnd()}\n`);
  const result = withinBudget(ran, step, processorSeconds);
  const { passed, failed, note, files = [] } = result;
  progress.end(
    step.id,
    `${failed > 0 ? 'FAIL' : 'ok  '} ${step.id.padEnd(12)} ${withUnit(ms).padStart(8)} ${withUnit(processorSeconds * 1000).padStart(8)} processor  ${passed} passed, ${failed} failed${note ? `  (${note})` : ''}`,
  );
  for (const { file, seconds } of files.slice(0, SLOWEST))
    console.log(`     ${seconds.toFixed(1).padStart(7)} s  ${file}`);
  return { ...result, id: step.id, seconds: ms / 1000, processorSeconds };
};

/** Runs the steps of a group in their order, `width` at a time. A failed step does not stop the others. */
const runGroup = async ({ steps, width }, run, progress) => {
  const waiting = [...steps];
  const results = [];
  const runWaiting = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift())
      results.push(await runStep(step, run, progress));
  };
  await Promise.all(Array.from({ length: Math.min(width, cpus().length) }, runWaiting));
  return results;
};

const timesOf = (results) =>
  Object.fromEntries(
    results.map(({ id, seconds, processorSeconds, passed, failed, files = [] }) => [
      id,
      {
        seconds,
        processorSeconds,
        passed,
        failed,
        files: Object.fromEntries(files.map((each) => [each.file, each.seconds])),
      },
    ]),
  );

/** Prints once more, at the end of a long output, what failed and what passed only at the second try. */
const printFaults = (results) => {
  const flaky = results.flatMap((result) => result.flaky ?? []);
  if (flaky.length > 0) console.log(`\nPassed at the second try; find out why:\n${flaky.join('\n')}`);
  const failed = results.filter((result) => result.failed > 0);
  if (failed.length === 0) return;
  console.log('\nFailed:');
  for (const { id, failedTests = [] } of failed)
    for (const test of failedTests.length > 0 ? failedTests : ['see its output above'])
      console.log(`     ${id.padEnd(12)} ${test}`);
};

/**
 * Runs the named steps, or all when `only` is empty. With `changedSince`, a commit, tests run only where something has
 * changed since. Prints the sums and returns whether all steps passed.
 */
export const runSteps = async ({ only, changedSince }) => {
  const names = GROUPS.flatMap(({ steps }) => steps.map(({ id }) => id));
  const unknown = only.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`no such step: ${unknown.join(', ')}; there are ${names.join(', ')}`);
  const isChosen = ({ id, whole }) =>
    (only.length === 0 || only.includes(id)) && !(whole && changedSince !== undefined);
  const folder = mkdtempSync(join(tmpdir(), 'portal-steps-'));
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const start = performance.now();
  const progress = startProgress();
  const results = [];
  for (const { steps, width } of GROUPS)
    results.push(...(await runGroup({ steps: steps.filter(isChosen), width }, { folder, changedSince }, progress)));
  progress.stop();
  writeFileSync(TIMES, `${JSON.stringify(timesOf(results), null, 2)}\n`);
  const sum = (kind) => results.reduce((total, result) => total + result[kind], 0);
  printFaults(results);
  const processor = withUnit(sum('processorSeconds') * 1000);
  console.log(`\n${results.length} steps in ${withUnit(performance.now() - start)}, ${processor} of the processor`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0;
};
