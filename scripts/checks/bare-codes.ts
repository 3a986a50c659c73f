import { shippedSources } from './source-files.ts';

const CODE = "'(?:P|N|Y|YY|B|E|F|C)'";
const NAME = '\\b[a-z]*[sS]tatus\\b';

/** A status compared, assigned, or asked of the database by its letter; and 'YY', which nothing else is called. */
const BARE = [
  new RegExp(`${NAME}\\s*(?:[!=]==|=(?!=)|:)\\s*${CODE}`, 'g'),
  new RegExp(`${CODE}\\s*[!=]==\\s*[\\w.]*${NAME}`, 'g'),
  new RegExp(`['.]status'\\s*,\\s*'[^']+'\\s*,\\s*\\[?\\s*${CODE}`, 'g'),
  /'YY'/g,
];

const isExempt = (path: string): boolean => /\/status\.ts$/.test(path) || path.includes('/migrations/');

/** Letters of states have names; only status.ts spells them. */
export const checkBareCodes = (): string[] =>
  shippedSources
    .filter(({ path }) => !isExempt(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          BARE.some((pattern) => line.search(pattern) >= 0) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
        ),
    );
