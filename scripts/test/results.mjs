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

const attribute = (head, name) => head.match(new RegExp(` ${name}="([^"]*)"`))?.[1] ?? '';

/** The seconds of each test file, the slowest first. */
const filesOf = (heads) =>
  heads
    .map((head) => ({ file: attribute(head, 'name'), seconds: Number(attribute(head, 'time')) }))
    .sort((one, other) => other.seconds - one.seconds);

/** The browser tests that passed only at the second try, from the last lines of Playwright. */
const flakyOf = (output) => (output.match(/^ {2}\d+ flaky\n((?: {4}.*\n)+)/m)?.[1] ?? '').split('\n').filter(Boolean);

const withoutEntities = (text) =>
  text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name) => ({ lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' })[name]);

/** The failed tests of a JUnit report, each with its file. */
const failedOf = (report) =>
  [...report.matchAll(/<testcase ([^>]*[^/>])>\s*<(?:failure|error)/g)].map(
    ([, head]) => `${attribute(` ${head}`, 'classname')} › ${withoutEntities(attribute(` ${head}`, 'name'))}`,
  );

/** Reads the counts of a JUnit report. A run that fails without a failed test counts as one failure. */
export const readJunitReport = (report, { code, output }) => {
  if (!existsSync(report)) return { passed: 0, failed: 1, output };
  // The head of each suite has the counts of its tests. The head of the whole file is their sum and is ignored.
  const text = readFileSync(report, 'utf8');
  const heads = [...text.matchAll(/<testsuite [^>]*>/g)].map(([head]) => head);
  const suites = heads.join('\n');
  const skipped = sumOf(suites, 'skipped');
  const failed = sumOf(suites, 'failures') + sumOf(suites, 'errors');
  return {
    passed: sumOf(suites, 'tests') - skipped - failed,
    failed: failed || (code === 0 ? 0 : 1),
    output,
    note: skipped ? `${skipped} skipped` : '',
    files: filesOf(heads),
    failedTests: failedOf(text),
    flaky: flakyOf(output),
  };
};
