import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Ctx } from '#context.ts';
import { type OpenDatabase, openPostgres } from '#db/connect.ts';
import { classifyFailure } from '#db/failures.ts';
import { MAX_STATEMENT_NAMES } from '#db/query-pool.ts';
import { inTransaction } from '#db/transaction.ts';
import { makeDatabase } from '#test-kit/make-database.ts';

const noLog = { error: () => {} };

type Db = OpenDatabase['db'];

async function withDatabase(work: (db: Db) => Promise<void>, prepared = true): Promise<void> {
  const { url, drop } = await makeDatabase();
  const database = await openPostgres(url, noLog, { prepared });
  try {
    await work(database.db);
  } finally {
    await database.close();
    await drop();
  }
}

/** The number of named statements on a connection. */
const countNames = async (connection: Db): Promise<number> => {
  const { rows } = await sql<{ held: number }>`select count(*) as held from pg_prepared_statements`.execute(connection);
  return Number(rows[0]?.held);
};

/** Runs so many different statements on one connection and counts its named statements afterwards. */
const namesAfter = (db: Db, statements: number): Promise<number> =>
  db.connection().execute(async (connection) => {
    for (let n = 0; n < statements; n += 1) await sql`select ${n}::int as ${sql.ref(`n${n}`)}`.execute(connection);
    return countNames(connection);
  });

describe('named statements (PREPARED)', () => {
  it('exist on each connection', () => withDatabase(async (db) => expect(await namesAfter(db, 2)).toBe(2)));

  it('never exceed a limit, for any number of different statements', () =>
    withDatabase(async (db) => expect(await namesAfter(db, MAX_STATEMENT_NAMES + 20)).toBe(MAX_STATEMENT_NAMES)));

  it('do not exist when they are turned off, because a pooler would lose them', () =>
    withDatabase(async (db) => expect(await namesAfter(db, 2)).toBe(0), false));

  it('made stale by an upgrade are refused once outside a transaction, and run again inside one', () =>
    withDatabase(async (db) => {
      await sql`create table upgraded (n integer)`.execute(db);
      await sql`insert into upgraded values (1)`.execute(db);
      const read = (on: Db) => sql<object>`select * from upgraded where n = ${1}`.execute(on);
      const inside = async () => (await inTransaction({ db } as Ctx, (tx) => read(tx.db))).rows;
      await read(db);
      await sql`alter table upgraded add column first integer`.execute(db);
      expect(await inside()).toEqual([{ n: 1, first: null }]);
      await sql`alter table upgraded add column second integer`.execute(db);
      const refused = await read(db).catch((error: unknown) => error);
      expect(classifyFailure(refused)).toMatchObject({ kind: 'away' });
      expect((await read(db)).rows).toEqual([{ n: 1, first: null, second: null }]);
    }));
});
