import { existsSync, readFileSync } from 'node:fs';

/** A check that passes or fails as a whole. */
export const oneOf = async (running) => {
  const { code, output } = await running;
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
};

/** A program of ours that ends with "N passed, N failed", after a line worth reading. */
export const lastCounts = async (running) => {
  const { code, output } = await running;
  const [, passed = 0, failed = 0] = output.trim().match(/(\d+) passed, (\d+) failed$/) ?? [];
  const note = output.trim().split('\n').at(-2) ?? '';
  return { passed: Number(passed), failed: Number(failed) || (code === 0 ? 0 : 1), output, note };
};

const sumOf = (text, name) =>
  [...text.matchAll(new RegExp(` ${name}="(\\d+)"`, 'g'))].reduce((sum, [, n]) => sum + Number(n), 0);

const SLOWEST = 10;
const attribute = (head, name) => head.match(new RegExp(` ${name}="([^"]*)"`))?.[1] ?? '';

/** The files that took longest, e.g. `  12.3 s  accept-race.test.ts`. */
const slowestOf = (heads) =>
  heads
    .map((head) => ({ file: attribute(head, 'name'), seconds: Number(attribute(head, 'time')) }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);

/** Browser tests that passed at the second try only, as Playwright lists them at its end. */
const flakyOf = (output) => (output.match(/^ {2}\d+ flaky\n((?: {4}.*\n)+)/m)?.[1] ?? '').split('\n').filter(Boolean);

/** A test runner that wrote a JUnit report. A run that is red though no test is counts one failure. */
export const countJunit = (report, { code, output }) => {
  if (!existsSync(report)) return { passed: 0, failed: 1, output };
  // The head of each suite sums up its tests; the head of the whole file, their sum, is left out.
  const heads = [...readFileSync(report, 'utf8').matchAll(/<testsuite [^>]*>/g)].map(([head]) => head);
  const suites = heads.join('\n');
  const skipped = sumOf(suites, 'skipped');
  const failed = sumOf(suites, 'failures') + sumOf(suites, 'errors');
  return {
    passed: sumOf(suites, 'tests') - skipped - failed,
    failed: failed || (code === 0 ? 0 : 1),
    output,
    note: skipped ? `${skipped} skipped` : '',
    slowest: slowestOf(heads),
    flaky: flakyOf(output),
  };
};
