import { readFileSync } from 'node:fs';
import { citedTests } from './cited-tests.ts';

/** Pages that make promises and name the tests that check them. */
const PAGES = ['docs/security.md', 'docs/asvs.md', 'docs/faults.md'];

/** `folder/file › name`, the form in which these pages cite a test. */
const CITATION = /`([\w-]+\/[\w-]+) › ([^`]*)`/g;

/** The problem of a citation, if any. A citation may omit the brackets at the end of a name. */
function problemOf(file: string, name: string): string[] {
  const text = citedTests.get(file);
  if (text === undefined) return [`there are no tests ${file}`];
  if (name.trim() === '') return [`${file} is cited without the name of a test`];
  return text.includes(name) ? [] : [`no test of ${file} is called '${name}'`];
}

/** Checks that every cited test exists under its name. */
export const checkTestCitations = (): string[] =>
  PAGES.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(CITATION)].flatMap(([, file = '', name = '']) =>
      problemOf(file, name).map((problem) => `${page}: ${problem}`),
    ),
  );
