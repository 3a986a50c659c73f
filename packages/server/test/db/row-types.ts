import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { OpenDatabase } from '#db/connect.ts';

/** A column of the database. `given` is one that has a value without being named. */
export type Column = { table: string; name: string; kind: string; nullable: boolean; given: boolean };

/** What the driver makes of a column, as a row type says it. A name of the contract stands for texts. */
const WRITTEN_AS: readonly [kind: RegExp, type: RegExp][] = [
  [/^(integer|smallint|bigint|numeric|double precision)$/, /^(number|\d+)$/],
  [/^boolean$/, /^boolean$/],
  [/^timestamp with time zone$/, /^Date$/],
  [/^(text|character varying|character|uuid|date|inet|"char")$/, /^(string|'.*'|[A-Z]\w*(\['\w+'\])?)$/],
  [/^(text|bigint|integer|date)\[\]$/, /^(readonly )?(string|number)\[\]$|^[A-Z]\w*\[\]$/],
  [/^bytea$/, /^Buffer$/],
];

/** Whether a column of this kind may have this type, apart from null. */
export function isWrittenAs(kind: string, type: string): boolean {
  const [, written] = WRITTEN_AS.find(([of]) => of.test(kind)) ?? [];
  const parts = type.replace(/ ?\| null$/, '').split(' | ');
  return written !== undefined && parts.every((part) => written.test(part));
}

/** The columns of the migrated database. */
export async function readColumns({ db }: OpenDatabase): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, null) as kind,
      not a.attnotnull as nullable, (a.atthasdef or a.attidentity <> '') as given
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped
    order by 1, 2`.execute(db);
  return rows;
}

/** A column as a row type says it. */
export type TypedColumn = { name: string; type: string };

/** The sources of the server. */
export const SRC = join(import.meta.dirname, '../../src');
const OPEN = '{<([';
const CLOSE = '}>)]';

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

/** The text between a brace and the one that closes it. */
export function insideBraces(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return text.slice(from + 1, at);
  }
  return '';
}

/** Splits the members of a type at the semicolons that stand in no other brackets. */
export function membersOf(body: string): TypedColumn[] {
  const members: string[] = [''];
  let depth = 0;
  for (const mark of body) {
    if (OPEN.includes(mark)) depth += 1;
    if (CLOSE.includes(mark)) depth -= 1;
    if (mark === ';' && depth === 0) members.push('');
    else members[members.length - 1] += mark;
  }
  return members.flatMap((member) => {
    const [, name = '', type = ''] = /^\s*(\w+)\??:\s*([\s\S]+)$/.exec(member) ?? [];
    return name === '' ? [] : [{ name, type: type.replace(/\s+/g, ' ').trim() }];
  });
}

/** Every type of `tables.ts` and `system-tables.ts` with its members, by its name. */
function readTypes(): Map<string, TypedColumn[]> {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(^|-|\/)tables\.ts$/.test(file),
  );
  const types = new Map<string, TypedColumn[]>();
  for (const file of files) {
    const text = withoutComments(readFileSync(join(SRC, file), 'utf8'));
    for (const { 1: name = '', index } of text.matchAll(/\btype (\w+) = \{/g))
      types.set(name, membersOf(insideBraces(text, text.indexOf('{', index))));
    for (const [, name = '', same = ''] of text.matchAll(/\btype (\w+) = (\w+);/g))
      types.set(name, types.get(same) ?? []);
  }
  return types;
}

/** The columns of each table as the row types of the areas say them. */
export function readRowTypes(): Map<string, TypedColumn[]> {
  const types = readTypes();
  const tables = new Map<string, TypedColumn[]>();
  for (const [name, members] of types) {
    if (!name.endsWith('Tables')) continue;
    for (const { name: table, type } of members) tables.set(table, types.get(type) ?? []);
  }
  return tables;
}
