import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#db/connect.ts';
import { startDatabase } from '#test-kit/start-database.ts';
import { type Column, isWrittenAs, readColumns, readRowTypes } from './row-types.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.close());

/** What is wrong with a type, '' for nothing. */
function differenceOf({ kind, nullable, given }: Column, type: string): string {
  const isGiven = /^(Generated|GeneratedAlways|ColumnType|JSONColumnType)</.test(type);
  const inner = type.replace(/^Generated(Always)?<(.*)>$/, '$2');
  if (/^(ColumnType|JSONColumnType)</.test(inner)) return '';
  const isNullable = /\| null$/.test(inner);
  if (isNullable !== nullable) return nullable ? 'may be null' : 'is never null';
  if (isGiven && !given && !nullable) return 'has no default';
  return isWrittenAs(kind, inner) ? '' : `is a ${kind}`;
}

it('row types name the columns of the migrated database, with their kinds and whether they may be null', async () => {
  const tables = readRowTypes();
  const columns = await readColumns(database);
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
