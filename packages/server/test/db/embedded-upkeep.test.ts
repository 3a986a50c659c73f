import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, openEngine } from '../../src/db/connect.ts';
import { tidyTables } from '../../src/db/embedded-upkeep.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openEngine(await PGlite.create());
  await sql`create table long (id int primary key, name text)`.execute(database.db);
  await sql`create table short (id int primary key)`.execute(database.db);
}, 60_000);
afterAll(() => database.close());

const knownRows = async (name: string) =>
  (await sql<{ rows: number }>`select reltuples as rows from pg_class where relname = ${name}`.execute(database.db))
    .rows[0]?.rows;
/** What was counted is told between two statements. */
const settleCounts = () => sql`select pg_stat_force_next_flush()`.execute(database.db);

test('tables that have grown get statistics, once; those that have not are left alone', async () => {
  await sql`insert into long select n, 'x' from generate_series(1, 2000) n`.execute(database.db);
  await sql`insert into short values (1)`.execute(database.db);
  await settleCounts();
  expect(await knownRows('long')).toBe(-1);
  expect(await tidyTables(database.db)).toEqual(['long']);
  expect([await knownRows('long'), await knownRows('short')]).toEqual([2000, -1]);
  await settleCounts();
  expect(await tidyTables(database.db)).toEqual([]);
});

test('what deleted rows took is free again', async () => {
  await sql`delete from long where id > 1000`.execute(database.db);
  await settleCounts();
  expect(await tidyTables(database.db)).toEqual(['long']);
  expect(await knownRows('long')).toBe(1000);
});
