import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { GROUPS } from './steps.mjs';

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

const runStep = async (step, folder) => {
  const start = performance.now();
  const result = await step
    .run(folder)
    .catch((error) => ({ passed: 0, failed: 1, output: error.stack ?? String(error) }));
  const { passed, failed, output, note } = result;
  if (failed > 0) console.log(`\n${output.trimEnd()}\n`);
  const time = seconds(performance.now() - start).padStart(8);
  console.log(
    `${failed > 0 ? 'FAIL' : 'ok  '} ${step.id.padEnd(12)} ${time}  ${passed} passed, ${failed} failed${note ? `  (${note})` : ''}`,
  );
  for (const line of result.slowest ?? []) console.log(`     ${line}`);
  return result;
};

/** Runs the steps of a group in their order, `width` at a time. A failed step does not stop the others. */
const runGroup = async ({ steps, width }, folder) => {
  const waiting = [...steps];
  const results = [];
  const runWaiting = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift())
      results.push(await runStep(step, folder));
  };
  await Promise.all(Array.from({ length: Math.min(width, cpus().length) }, runWaiting));
  return results;
};

/** Runs the named steps, or all when `only` is empty. Prints the sums and returns whether all steps passed. */
export const runSteps = async (only) => {
  const names = GROUPS.flatMap(({ steps }) => steps.map(({ id }) => id));
  const unknown = only.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`no such step: ${unknown.join(', ')}; there are ${names.join(', ')}`);
  const isChosen = ({ id }) => only.length === 0 || only.includes(id);
  const folder = mkdtempSync(join(tmpdir(), 'portal-steps-'));
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const start = performance.now();
  const results = [];
  for (const { steps, width } of GROUPS)
    results.push(...(await runGroup({ steps: steps.filter(isChosen), width }, folder)));
  const sum = (kind) => results.reduce((total, result) => total + result[kind], 0);
  const flaky = results.flatMap((result) => result.flaky ?? []);
  if (flaky.length > 0) console.log(`\nPassed at the second try; find out why:\n${flaky.join('\n')}`);
  console.log(`\n${results.length} steps in ${seconds(performance.now() - start)}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0;
};
