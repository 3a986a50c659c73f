import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#db/connect.ts';
import { startDatabase } from '#test-kit/start-database.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = await startDatabase();
  await sql`create table tried (n integer primary key)`.execute(database.db);
});

afterAll(() => database.close());

const insert = (db: OpenDatabase['db'], n: number) => sql`insert into tried values (${n})`.execute(db);
const found = async () => (await sql<{ n: number }>`select n from tried order by n`.execute(database.db)).rows;

test('of parallel statements without a transaction, a failing one fails alone', async () => {
  const outcomes = await Promise.allSettled([
    insert(database.db, 1),
    sql`select no_such_column`.execute(database.db),
    insert(database.db, 2),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await found()).toEqual([{ n: 1 }, { n: 2 }]);
});

test('in a transaction parallel statements run in their order, and all are committed or rolled back together', async () => {
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
