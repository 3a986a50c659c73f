import { areaCalls } from '../../packages/contract/src/calls.ts';
import { readSources } from './source-files.ts';

const textOf = (folder: string, pick: RegExp): string =>
  readSources(folder)
    .filter((file) => pick.test(file.path))
    .map((file) => file.text)
    .join('\n');

/** Matches the path as tests write it: a placeholder such as '{name}' has a value there. */
const pathPattern = (path: string): RegExp => new RegExp(`[/'"\`]${path.replace(/\{\w+\}/g, '[^/\'"`]*')}['"\`?]`);

/** Checks that each call of the contract has a handler in a routes.ts and a test of the server. */
export const checkCallCoverage = (): string[] => {
  const routes = textOf('packages/server/src/areas', /\/routes\.ts$/);
  const tests = textOf('packages/server', /(\.test\.ts$|\/test-kit\/)/);
  return Object.values(areaCalls)
    .flatMap((calls) => Object.entries(calls))
    .flatMap(([name, { path }]) => [
      ...(new RegExp(`\\b${name}\\b`).test(routes) ? [] : [`${path}: no routes.ts binds ${name}`]),
      ...(pathPattern(path).test(tests) ? [] : [`${path}: no server test calls it`]),
    ]);
};
