import { existsSync, readFileSync } from 'node:fs';
import { GENERATED_PAGES } from '../docs/pages.ts';

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Checks that the generated pages match their sources. */
export const checkDocsCurrent = (): string[] =>
  Object.entries(GENERATED_PAGES).flatMap(([file, page]) =>
    textOf(file) === page() ? [] : [`${file} is out of date: run npm run docs`],
  );
