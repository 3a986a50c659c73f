import { readFiles } from './source-files.ts';

const TOKENS = 'packages/web/src/styles/tokens.css';

/** A literal colour in a style sheet: hexadecimal, a function, or a colour name. */
const COLOUR =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|:[^;{]*\b(?:white|black|red|gr[ae]y|blue|green)\b(?=[^-])/i;

/** A literal colour in a property of a React component. */
const IN_COMPONENT = /(?:color|background|fill|stroke)\w*[=:]\s*\{?\s*['"](?:#[\da-f]{3,8}|rgb|hsl)/i;

const withoutComments = (css: string): string =>
  css.replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, ''));

const linesWith = (path: string, text: string, pattern: RegExp): string[] =>
  text.split('\n').flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : []));

/**
 * Checks that every colour of the page is a token. Only the tokens themselves contain literal colours (docs/design.md).
 */
export const checkColours = (): string[] => [
  ...readFiles('packages/web/src', /\.css$/)
    .filter(({ path }) => path !== TOKENS)
    .flatMap(({ path, text }) => linesWith(path, withoutComments(text), COLOUR)),
  ...readFiles('packages/web/src', /\.tsx$/).flatMap(({ path, text }) => linesWith(path, text, IN_COMPONENT)),
];
