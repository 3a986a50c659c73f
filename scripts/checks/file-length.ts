import { isTest, readSources, type SourceFile } from './source-files.ts';

const LIMITS = { file: 250, component: 150, test: 400 };

const limitOf = (path: string): number => {
  if (isTest(path) || path.startsWith('e2e/')) return LIMITS.test;
  return path.endsWith('.tsx') ? LIMITS.component : LIMITS.file;
};

const countLines = (file: SourceFile): number => file.text.split('\n').filter((line) => line.trim() !== '').length;

/** No file grows into a giant: lines that are not blank; migrations are exempt, they are history. */
export const checkFileLength = (): string[] =>
  ['packages', 'scripts', 'e2e', 'bench']
    .flatMap(readSources)
    .filter((file) => !file.path.includes('/migrations/') && countLines(file) > limitOf(file.path))
    .map((file) => `${file.path}: ${countLines(file)} lines, at most ${limitOf(file.path)}`);
