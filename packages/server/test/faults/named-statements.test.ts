import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Ctx } from '#context.ts';
import { type OpenDatabase, openPostgres } from '#db/connect.ts';
import { migrations } from '#db/migrations/all.ts';
import { ALL_COLUMNS, MAX_STATEMENT_NAMES } from '#db/query-pool.ts';
import { inTransaction } from '#db/transaction.ts';
import { makeDatabase } from '#test-kit/make-database.ts';

const LATEST = Object.keys(migrations).sort().at(-1) ?? '';
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
  const { rows } = await sql<{ total: number }>`select count(*) as total from pg_prepared_statements`.execute(
    connection,
  );
  return Number(rows[0]?.total);
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

  it('say the number of the schema, so that a pooler makes new plans after a migration', () =>
    withDatabase(async (db) =>
      db.connection().execute(async (connection) => {
        await sql`select ${1}::int as one`.execute(connection);
        const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
          connection,
        );
        expect(rows).toEqual([{ statement: `/* ${LATEST.slice(0, 4)} */ select $1::int as one` }]);
      }),
    ));

  it.each([
    'select * from portal_user where user_id = $1',
    'select person.* from portal_user person where user_id = $1',
    'select "id", "project".* from "project" where "id" = $1',
    'select user_id, * from portal_user where user_id = $1',
    'update portal_user set user_name = $1 returning *',
  ])('are none with all columns of a table: %s', (text) => expect(ALL_COLUMNS.test(text)).toBe(true));

  it.each([
    'select count(*) from portal_user where user_id = $1',
    'select a * $1 from portal_user',
    'select 1, 2 * $1',
  ])('are those that name their columns: %s', (text) => expect(ALL_COLUMNS.test(text)).toBe(false));

  it('of a table that an upgrade changes go on, outside and inside a transaction', () =>
    withDatabase(async (db) => {
      await sql`create table upgraded (n integer)`.execute(db);
      await sql`insert into upgraded values (1)`.execute(db);
      const all = () => sql<object>`select * from upgraded where n = ${1}`.execute(db);
      const named = (on: Db) => sql<object>`select n from upgraded where n = ${1}`.execute(on);
      const inside = async () => (await inTransaction({ db } as Ctx, (tx) => named(tx.db))).rows;
      await Promise.all([all(), named(db)]);
      await sql`alter table upgraded add column more integer`.execute(db);
      expect((await all()).rows).toEqual([{ n: 1, more: null }]);
      expect((await named(db)).rows).toEqual([{ n: 1 }]);
      await sql`alter table upgraded alter column n type numeric`.execute(db);
      expect(await inside()).toEqual([{ n: '1' }]);
      await sql`alter table upgraded alter column n type bigint`.execute(db);
      expect((await named(db)).rows).toHaveLength(1);
    }));

  it('whose plan is outdated run again at once, and have no name from then on', () =>
    withDatabase(async (db) => {
      await sql`create table retyped (n integer)`.execute(db);
      await db.connection().execute(async (connection) => {
        const read = () => sql<object>`select n from retyped where n = ${1}`.execute(connection);
        await read();
        expect(await countNames(connection)).toBe(1);
        await sql`alter table retyped alter column n type bigint`.execute(connection);
        expect((await read()).rows).toEqual([]);
        await sql`deallocate all`.execute(connection);
        await read();
        expect(await countNames(connection)).toBe(0);
      });
    }));
});
