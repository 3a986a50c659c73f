import { readFiles } from './source-files.ts';

/** Folders of tests, whose files are cited below them. Kit and ui may have tests of the server's names. */
const BELOW = /^packages\/(server\/test|contract\/src\/areas|web\/src\/kit)\//;

/** The texts of all tests by the name under which pages cite them, `folder/file`. */
export const citedTests: ReadonlyMap<string, string> = (() => {
  const tests = new Map<string, string>();
  for (const { path, text } of [
    ...readFiles('packages/server/test', /\.test\.ts$/),
    ...readFiles('packages/contract/src/areas', /\.test\.ts$/),
    ...readFiles('packages/web/src/kit', /\.test\.tsx?$/),
    ...readFiles('e2e', /\.spec\.ts$/),
  ]) {
    const name = path.replace(BELOW, '').replace(/\.(test|spec)\.tsx?$/, '');
    tests.set(name, (tests.get(name) ?? '') + text);
  }
  return tests;
})();
