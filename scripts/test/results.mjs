import { existsSync, readFileSync } from 'node:fs';

/** Counts a command as one check, which passes or fails as a whole. */
export const countAsOneCheck = async (running) => {
  const { code, output } = await running;
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
};

/** Reads the counts of a script whose last line is "N passed, N failed". The line before it is the note. */
export const readCountsOfLastLine = async (running) => {
  const { code, output } = await running;
  const [, passed = 0, failed = 0] = output.trim().match(/(\d+) passed, (\d+) failed$/) ?? [];
  const note = output.trim().split('\n').at(-2) ?? '';
  return { passed: Number(passed), failed: Number(failed) || (code === 0 ? 0 : 1), output, note };
};

const sumOf = (text, name) =>
  [...text.matchAll(new RegExp(` ${name}="(\\d+)"`, 'g'))].reduce((sum, [, n]) => sum + Number(n), 0);

const SLOWEST = 10;
const attribute = (head, name) => head.match(new RegExp(` ${name}="([^"]*)"`))?.[1] ?? '';

/** The slowest test files, for example `  12.3 s  accept-race.test.ts`. */
const slowestOf = (heads) =>
  heads
    .map((head) => ({ file: attribute(head, 'name'), seconds: Number(attribute(head, 'time')) }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);

/** The browser tests that passed only at the second try, from the last lines of Playwright. */
const flakyOf = (output) => (output.match(/^ {2}\d+ flaky\n((?: {4}.*\n)+)/m)?.[1] ?? '').split('\n').filter(Boolean);

/** Reads the counts of a JUnit report. A run that fails without a failed test counts as one failure. */
export const readJunitReport = (report, { code, output }) => {
  if (!existsSync(report)) return { passed: 0, failed: 1, output };
  // The head of each suite has the counts of its tests. The head of the whole file is their sum and is ignored.
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
