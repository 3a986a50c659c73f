import { readFiles } from './source-files.ts';

/** Paper has no size that its reader sets. */
const PAPER = 'packages/web/src/styles/print.css';

/** A font size, its token, a line height or a breakpoint in px. */
const IN_PX = /(?:(?:font(?:-size)?|line-height|--fs-\d+):[^;]*|@(?:media|container)[^{]*)\d+px/;

/** Checks that type and breakpoints are in rem, so that the size set in the browser counts (docs/design.md). */
export const checkFontSizes = (): string[] =>
  readFiles('packages/web/src', /\.css$/)
    .filter(({ path }) => path !== PAPER)
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) => (IN_PX.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
    );
