import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#db/connect.ts';
import { startDatabase } from '#test-kit/start-database.ts';
import { readRowTypes } from './row-types.ts';

type Column = { table: string; name: string; kind: string; nullable: boolean; given: boolean };

/** What the driver makes of a column, as a row type says it. A name of the contract stands for texts. */
const WRITTEN_AS: readonly [kind: RegExp, type: RegExp][] = [
  [/^(integer|smallint|bigint|numeric|double precision)$/, /^number$/],
  [/^boolean$/, /^boolean$/],
  [/^timestamp with time zone$/, /^Date$/],
  [/^(text|character varying|character|uuid|date|inet|"char")$/, /^(string|'.*'|[A-Z]\w*(\['\w+'\])?)$/],
  [/^(text|bigint|integer|date)\[\]$/, /^(readonly )?(string|number)\[\]$|^[A-Z]\w*\[\]$/],
  [/^bytea$/, /^Buffer$/],
];

let database: OpenDatabase;
beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.close());

/** The columns of the migrated database. `given` is one that has a value without being named. */
async function readColumns(): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, null) as kind,
      not a.attnotnull as nullable, (a.atthasdef or a.attidentity <> '') as given
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped
    order by 1, 2`.execute(database.db);
  return rows;
}

/** What is wrong with a type, '' for nothing. */
function differenceOf({ kind, nullable, given }: Column, type: string): string {
  const isGiven = /^(Generated|GeneratedAlways|ColumnType|JSONColumnType)</.test(type);
  const inner = type.replace(/^Generated(Always)?<(.*)>$/, '$2');
  if (/^(ColumnType|JSONColumnType)</.test(inner)) return '';
  const isNullable = /\| null$/.test(inner);
  if (isNullable !== nullable) return nullable ? 'may be null' : 'is never null';
  if (isGiven && !given && !nullable) return 'has no default';
  const [, written] = WRITTEN_AS.find(([of]) => of.test(kind)) ?? [];
  const parts = inner.replace(/ ?\| null$/, '').split(' | ');
  return written !== undefined && parts.every((part) => written.test(part)) ? '' : `is a ${kind}`;
}

it('row types name the columns of the migrated database, with their kinds and whether they may be null', async () => {
  const tables = readRowTypes();
  const columns = await readColumns();
  const wrong: string[] = [];
  for (const column of columns) {
    const typed = tables.get(column.table);
    if (typed === undefined) continue;
    const type = typed.find(({ name }) => name === column.name)?.type;
    const difference = type === undefined ? 'is missing' : differenceOf(column, type);
    if (difference !== '') wrong.push(`${column.table}.${column.name}: ${type ?? ''} ${difference}`);
  }
  for (const [table, typed] of tables)
    for (const { name } of typed)
      if (!columns.some((column) => column.table === table && column.name === name))
        wrong.push(`${table}.${name} is in no table`);
  expect(wrong).toEqual([]);
  expect(tables.size).toBeGreaterThan(80);
});
