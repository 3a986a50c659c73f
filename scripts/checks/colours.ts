import { readFiles } from './source-files.ts';

const TOKENS = 'packages/web/src/styles/tokens.css';

/** A colour spelt out in a style sheet: hexadecimal, a function, or a name where a colour stands. */
const COLOUR =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|:[^;{]*\b(?:white|black|red|gr[ae]y|blue|green)\b(?=[^-])/i;

/** In properties of a component of the library. */
const IN_COMPONENT = /(?:color|background|fill|stroke)\w*[=:]\s*\{?\s*['"](?:#[\da-f]{3,8}|rgb|hsl)/i;

const withoutComments = (css: string): string =>
  css.replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, ''));

const linesWith = (path: string, text: string, pattern: RegExp): string[] =>
  text.split('\n').flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : []));

/** Every colour of the page is a token: nothing spells one out but the tokens themselves (docs/design.md). */
export const checkColours = (): string[] => [
  ...readFiles('packages/web/src', /\.css$/)
    .filter(({ path }) => path !== TOKENS)
    .flatMap(({ path, text }) => linesWith(path, withoutComments(text), COLOUR)),
  ...readFiles('packages/web/src', /\.tsx$/).flatMap(({ path, text }) => linesWith(path, text, IN_COMPONENT)),
];
