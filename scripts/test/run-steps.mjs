import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { dynamicSteps } from './dynamic-steps.mjs';
import { staticSteps } from './static-steps.mjs';

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

const report = ({ step, result, ms }) => {
  const mark = result.failed > 0 ? 'FAIL' : 'ok  ';
  if (result.failed > 0) console.log(`\n${result.output.trimEnd()}\n`);
  const counts = `${result.passed} passed, ${result.failed} failed`;
  console.log(
    `${mark} ${step.id.padEnd(12)} ${seconds(ms).padStart(8)}  ${counts}${result.note ? `  (${result.note})` : ''}`,
  );
};

const runStep = async (step, folder) => {
  const start = performance.now();
  let result;
  try {
    result = await step.run(folder);
  } catch (error) {
    result = { passed: 0, failed: 1, output: error.stack ?? String(error) };
  }
  const done = { step, result, ms: performance.now() - start };
  report(done);
  return done;
};

/** Runs steps `width` at a time, in order; a failed one does not stop the others. */
const runAll = async (steps, width, folder) => {
  const waiting = [...steps];
  const done = [];
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) done.push(await runStep(step, folder));
  };
  await Promise.all(Array.from({ length: width }, work));
  return done;
};

const chosenSteps = (steps, only) => steps.filter((step) => only.length === 0 || only.includes(step.id));

const checkNames = (only) => {
  const names = [...staticSteps, ...dynamicSteps].map((step) => step.id);
  const unknown = only.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`no such step: ${unknown.join(', ')}; there are ${names.join(', ')}`);
};

/** Runs the chosen steps (all when `only` is empty), prints the sums last, and answers whether all passed. */
export const runSteps = async (only) => {
  checkNames(only);
  const folder = mkdtempSync(join(tmpdir(), 'portal-steps-'));
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const start = performance.now();
  const results = [
    ...(await runAll(chosenSteps(staticSteps, only), Math.min(2, cpus().length), folder)),
    ...(await runAll(chosenSteps(dynamicSteps, only), 1, folder)),
  ];
  const sum = (kind) => results.reduce((total, { result }) => total + result[kind], 0);
  console.log(`\n${results.length} steps in ${seconds(performance.now() - start)}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0;
};
