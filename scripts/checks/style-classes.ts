import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { shippedSources } from './source-files.ts';

const WEB = 'packages/web/src/';
const IMPORT = /import (\w+) from '([^']+\.module\.css)';/g;
const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;

/** The file of an import such as '#ui/fields/fields.module.css' or './list.module.css'. */
const fileOf = (from: string, name: string): string =>
  name.startsWith('#') ? `${WEB}${name.slice(1)}` : join(dirname(from), name);

/** The classes that a style sheet has rules for. Comments and quoted texts name none. */
function classesOf(sheet: string): ReadonlySet<string> {
  const rules = readFileSync(sheet, 'utf8').replace(/\/\*[\s\S]*?\*\/|"[^"]*"|url\([^)]*\)/g, '');
  return new Set([...rules.matchAll(CLASS)].map(([, name = '']) => name));
}

/** Checks that each class a component takes from a style sheet has a rule there. */
export const checkStyleClasses = (): string[] => {
  const sheets = new Map<string, ReadonlySet<string>>();
  const classesIn = (sheet: string): ReadonlySet<string> => {
    const known = sheets.get(sheet) ?? classesOf(sheet);
    sheets.set(sheet, known);
    return known;
  };
  return shippedSources
    .filter(({ path }) => path.startsWith(WEB))
    .flatMap(({ path, text }) =>
      [...text.matchAll(IMPORT)].flatMap(([, name = '', from = '']) => {
        const sheet = fileOf(path, from);
        if (!existsSync(sheet)) return [`${path}: imports ${from}, which does not exist`];
        const uses = text.matchAll(new RegExp(`\\b${name}\\['([\\w-]+)'\\]`, 'g'));
        return [...uses]
          .map(([, used = '']) => used)
          .filter((used) => !classesIn(sheet).has(used))
          .map((used) => `${path}: uses the class ${used}, which has no rule in ${sheet}`);
      }),
    );
};
