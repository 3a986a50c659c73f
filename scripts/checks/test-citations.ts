import { readFileSync } from 'node:fs';
import { readFiles } from './source-files.ts';

/** Pages that promise something and name the tests that show it. */
const PAGES = ['docs/security.md', 'docs/asvs.md', 'docs/faults.md'];

/** `folder/file › name`, as these pages name a test. */
const CITATION = /`([\w-]+\/[\w-]+) › ([^`]*)`/g;

/** What the tests of a name say; server, contract and kit may all have one of it. */
const tests = new Map<string, string>();
for (const { path, text } of [
  ...readFiles('packages/server/test', /\.test\.ts$/),
  ...readFiles('packages/contract/src/areas', /\.test\.ts$/),
  ...readFiles('packages/web/src/kit', /\.test\.tsx?$/),
  ...readFiles('e2e', /\.spec\.ts$/),
]) {
  const name = path
    .replace(/^packages\/(server\/test|contract\/src\/areas|web\/src\/kit)\//, '')
    .replace(/\.(test|spec)\.tsx?$/, '');
  tests.set(name, (tests.get(name) ?? '') + text);
}

/** What is wrong with a citation; names may leave out what stands in brackets at their end. */
function problemOf(file: string, name: string): string[] {
  const text = tests.get(file);
  if (text === undefined) return [`there are no tests ${file}`];
  if (name.trim() === '') return [`${file} is cited without the name of a test`];
  return text.includes(name) ? [] : [`no test of ${file} is called '${name}'`];
}

/** Every test that a page cites is there under its name. */
export const checkTestCitations = (): string[] =>
  PAGES.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(CITATION)].flatMap(([, file = '', name = '']) =>
      problemOf(file, name).map((problem) => `${page}: ${problem}`),
    ),
  );
