import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { insideBraces, membersOf, SRC } from './row-types.ts';

/** The bodies of the row types that the statements of a file name: in place, or as a type of the file. */
function rowTypes(text: string): string[] {
  const inPlace = [...text.matchAll(/\bsql<\{/g)].map(({ index }) => insideBraces(text, index + 'sql<'.length));
  const named = [...text.matchAll(/\bsql<([A-Z]\w*)>/g)].flatMap(([, name]) => {
    const at = text.search(new RegExp(`\\btype ${name} = \\{`));
    return at < 0 ? [] : [insideBraces(text, text.indexOf('{', at))];
  });
  return [...inPlace, ...named];
}

/** The names of the rows of a file that its SQL does not read. */
function unreadNames(text: string): string[] {
  const statements = [...text.matchAll(/`[^`]*`/g)].map(([statement]) => statement).join('\n');
  // All columns of a table: the row type is that of the table.
  if (/\bselect \w+\.\*/.test(statements)) return [];
  const names = rowTypes(text).flatMap((body) => membersOf(body.replace(/\/\*[\s\S]*?\*\//g, '')));
  return names.map(({ name }) => name).filter((name) => !new RegExp(`\\b${name}\\b`).test(statements));
}

it("every name of a statement's row is in the SQL of its file: a column that none reads would be undefined", () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const texts = files.map((file) => ({ file, text: readFileSync(join(SRC, file), 'utf8') }));
  expect(texts.flatMap(({ file, text }) => unreadNames(text).map((name) => `${file}: ${name}`))).toEqual([]);
  expect(texts.flatMap(({ text }) => rowTypes(text)).length).toBeGreaterThan(100);
});
