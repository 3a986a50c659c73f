import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { insideBraces, membersOf, SRC, type TypedColumn } from './row-types.ts';

const CONTRACT = join(SRC, '../../contract/src');

/** A source: its path and its text without comments. */
export type Source = { path: string; text: string };

export const readSource = (path: string): Source => ({
  path,
  text: readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
});

/** The file that an import leads to; undefined for a package. */
function fileOf({ path }: Source, target: string): string | undefined {
  const [, rule] = /^@portal\/contract\/(.+)$/.exec(target) ?? [];
  if (rule !== undefined) return join(CONTRACT, `${rule}.ts`);
  const file = target.startsWith('#') ? join(SRC, target.slice(1)) : join(dirname(path), target);
  return target.endsWith('.ts') && existsSync(file) ? file : undefined;
}

/** A member of a row type, and the source that declares it. */
export type Member = TypedColumn & { from: Source };

/** The members of a type that the source declares or imports; undefined when it has none. */
function namedMembers(source: Source, name: string): Member[] | undefined {
  const declared = new RegExp(`\\btype ${name}(<[^=]*>)? =`).exec(source.text);
  if (declared !== null) return membersFrom(source, declared.index + declared[0].length);
  const imported = new RegExp(`import [^;]*\\b${name}\\b[^;]* from '([^']+)'`).exec(source.text);
  const file = fileOf(source, imported?.[1] ?? '');
  return file === undefined ? undefined : namedMembers(readSource(file), name);
}

/** A literal, a name, or a name with types between angle brackets, at the start of a text. */
const TERM = /^\s*(\{|[A-Z]\w*)(<[^>]*>)?/;

/**
 * The members of the row type that begins here: a literal, a name, or several of them joined by `&`. `Pick` and the
 * like say nothing of their own. Undefined for a type without members.
 */
function membersFrom(source: Source, at: number): Member[] | undefined {
  const [term = '', name = ''] = TERM.exec(source.text.slice(at)) ?? [];
  const open = at + term.indexOf('{');
  const body = name === '{' ? insideBraces(source.text, open) : '';
  const end = name === '{' ? open + body.length + 2 : at + term.length;
  const own =
    name === '{' ? membersOf(body).map((member) => ({ ...member, from: source })) : namedMembers(source, name);
  const members = /^(Pick|Omit|Record)$/.test(name) ? [] : own;
  const more = /^\s*&/.exec(source.text.slice(end));
  if (members === undefined || more === null) return members;
  const others = membersFrom(source, end + more[0].length);
  return others && [...members, ...others];
}

/** Every row type that the statements of a source name: as it is written, and its members. */
export const rowTypesOf = (source: Source) =>
  [...source.text.matchAll(/\bsql<(?=[A-Z{])/g)].map(({ 0: mark, index }) => {
    const at = index + mark.length;
    return { written: /^[^>]*/.exec(source.text.slice(at))?.[0] ?? '', members: membersFrom(source, at) };
  });
