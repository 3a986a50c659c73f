import { shippedSources } from './source-files.ts';

const SERVER = 'packages/server/src/';

/** The text between a brace and the one that closes it. */
function insideBraces(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return text.slice(from + 1, at);
  }
  return '';
}

/** The names of a row type: those of the outer members alone. */
function namesOf(body: string): string[] {
  const plain = body.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\{[^}]*\}/g, '');
  return [...plain.matchAll(/(?:^|;|\n)\s*(\w+)\??:/g)].map(([, name = '']) => name);
}

/** The bodies of the row types that the statements of a file name: in place, or as a type of the file. */
function rowTypes(text: string): string[] {
  const inPlace = [...text.matchAll(/\bsql<\{/g)].map(({ index }) => insideBraces(text, index + 'sql<'.length));
  const named = [...text.matchAll(/\bsql<([A-Z]\w*)>/g)].flatMap(([, name]) => {
    const at = text.search(new RegExp(`\\btype ${name} = \\{`));
    return at < 0 ? [] : [insideBraces(text, text.indexOf('{', at))];
  });
  return [...inPlace, ...named];
}

/**
 * Checks that every name of a statement's row is in the SQL of its file. The database and its types do not meet there:
 * a column that no statement reads would be undefined.
 */
export const checkStatementRows = (): string[] =>
  shippedSources
    .filter(({ path }) => path.startsWith(SERVER))
    .flatMap(({ path, text }) => {
      const statements = [...text.matchAll(/`[^`]*`/g)].map(([statement]) => statement).join('\n');
      // All columns of a table: the row type is that of the table.
      if (/\bselect \w+\.\*/.test(statements)) return [];
      const names = rowTypes(text).flatMap(namesOf);
      return names
        .filter((name) => !new RegExp(`\\b${name}\\b`).test(statements))
        .map((name) => `${path}: no statement reads ${name}`);
    });
