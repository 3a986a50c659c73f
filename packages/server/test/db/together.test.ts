import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../src/db/connect.ts';
import { fixedQuery } from '../../src/db/fixed-query.ts';
import { startDatabase } from '../../test-kit/start-database.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = await startDatabase();
  await sql`create table tried (n integer primary key)`.execute(database.db);
});

afterAll(() => database.close());

const insert = (db: OpenDatabase['db'], n: number) => sql`insert into tried values (${n})`.execute(db);
const found = async () => (await sql<{ n: number }>`select n from tried order by n`.execute(database.db)).rows;

test('statements that are asked for at once share a connection, and one that fails fails alone', async () => {
  const pid = () => sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.db);
  const outcomes = await Promise.allSettled([
    pid(),
    insert(database.db, 1),
    insert(database.db, 1),
    sql`select no_such_column`.execute(database.db),
    insert(database.db, 2),
    pid(),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  const [first, , , , , last] = outcomes;
  expect(first).toEqual(last);
  expect(await found()).toEqual([{ n: 1 }, { n: 2 }]);
});

test('in a transaction they run in the order they were asked for, and stand or fall with it', async () => {
  await database.db.transaction().execute(async (db) => {
    const [, counted] = await Promise.all([
      insert(db, 3),
      sql<{ n: number }>`select count(*) as n from tried`.execute(db),
    ]);
    expect(counted.rows).toEqual([{ n: 3 }]);
  });
  const undone = database.db.transaction().execute((db) => Promise.all([insert(db, 4), insert(db, 4), insert(db, 5)]));
  await expect(undone).rejects.toMatchObject({ code: '23505' });
  expect(await found()).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
});

test('a transaction whose first statement fails leaves its connection usable', async () => {
  for (let times = 0; times < 12; times += 1) {
    await expect(database.db.transaction().execute((db) => insert(db, 1))).rejects.toMatchObject({ code: '23505' });
  }
  expect(await found()).toHaveLength(3);
});

test('a fixed statement is filled anew for each call', async () => {
  const between = fixedQuery((db, { low, high }: { low: number; high: number }) =>
    db.selectNoFrom(
      sql<number[]>`array(select n from tried where n between ${low} and ${high} order by n)`.as('found'),
    ),
  );
  expect(await between(database.db, { low: 2, high: 9 })).toEqual([{ found: [2, 3] }]);
  expect(await between(database.db, { low: 1, high: 1 })).toEqual([{ found: [1] }]);
});
