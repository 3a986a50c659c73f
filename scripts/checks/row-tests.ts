import { existsSync, readFileSync } from 'node:fs';
import { citedTests } from './cited-tests.ts';

const THREATS = 'docs/spec/threats.md';
const FAULTS = 'docs/faults.md';
/** Fewer rows than this mean that the tables were not found. */
const LEAST_ROWS = { [THREATS]: 80, [FAULTS]: 30 };

type Row = { page: string; id: string; text: string };

/** The rows of a page's tables by their first cell, without the heads. */
function rowsOf(page: string): Row[] {
  const lines = readFileSync(page, 'utf8').split('\n');
  return lines.flatMap((text, at) => {
    const isHead = lines[at + 1]?.startsWith('| ---') === true;
    if (!text.startsWith('| ') || text.startsWith('| ---') || isHead) return [];
    return [{ page, id: text.split('|')[1]?.trim() ?? '', text }];
  });
}

/** A test as `folder/file`, maybe with its name; a bench; or a command of package.json. */
const HOLDERS = {
  test: /`([\w-]+\/[\w-]+)(?: › [^`]*)?`/g,
  bench: /`(bench\/[\w-]+\.ts)`/g,
  command: /`npm run ([\w:-]+)`/g,
};

const scripts: Record<string, unknown> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;

/** What a row names as its holders, and which of these are not there. */
function holdersOf(text: string): { named: number; missing: string[] } {
  const cited = (pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);
  const tests = cited(HOLDERS.test);
  const benches = cited(HOLDERS.bench);
  const commands = cited(HOLDERS.command);
  return {
    named: tests.length + benches.length + commands.length,
    missing: [
      ...tests.filter((name) => !citedTests.has(name)),
      ...benches.filter((path) => !existsSync(path)),
      ...commands.filter((name) => !Object.hasOwn(scripts, name)),
    ],
  };
}

const isTested = ({ text }: Row): boolean => holdersOf(text).named > 0;

/** Checks that every row of threats and faults names a test or bench that exists (D-663). */
export function checkRowTests(): string[] {
  const faults = rowsOf(FAULTS);
  const threats = rowsOf(THREATS);
  // A fault of the specification, R1, is held by the row of that id in the page of faults.
  const testedFaults = new Set(faults.filter(isTested).flatMap(({ id }) => id.match(/^R\d+/) ?? []));
  const bare = [...threats, ...faults].filter((row) => !isTested(row) && !testedFaults.has(row.id));
  return [
    ...[threats, faults].flatMap((rows, at) =>
      rows.length < (Object.values(LEAST_ROWS)[at] ?? 0) ? [`${Object.keys(LEAST_ROWS)[at]}: rows are missing`] : [],
    ),
    ...bare.map(({ page, id }) => `${page}: nothing holds the row '${id.slice(0, 60)}'`),
    ...[...threats, ...faults].flatMap(({ page, id, text }) =>
      holdersOf(text).missing.map((name) => `${page}: '${id.slice(0, 60)}' names ${name}, which is not there`),
    ),
  ];
}
