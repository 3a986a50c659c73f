import { existsSync, readdirSync, readFileSync } from 'node:fs';

export type SourceFile = { path: string; text: string };

const IGNORED = new Set(['node_modules', 'dist']);

/** Every file below a folder, relative to the root of the repository. */
export const listPaths = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !IGNORED.has(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? listPaths(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`]));

/**
 * Files below a folder whose path matches, relative to the root of the repository. Empty when the folder is missing.
 */
export const readFiles = (folder: string, fits: RegExp): SourceFile[] =>
  existsSync(folder)
    ? listPaths(folder)
        .filter((path) => fits.test(path))
        .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
    : [];

/** TypeScript files below a folder, relative to the root of the repository. Empty when the folder is missing. */
export const readSources = (folder: string): SourceFile[] => readFiles(folder, /\.tsx?$/);

export const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path) || path.includes('/test-kit/');

/** The shipped sources of the packages in path order, without tests. */
export const shippedSources: readonly SourceFile[] = ['contract', 'server', 'web']
  .flatMap((name) => readSources(`packages/${name}/src`))
  .filter((file) => !isTest(file.path));
