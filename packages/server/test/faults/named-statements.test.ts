import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openPostgres } from '../../src/db/connect.ts';
import { keepPlan } from '../../src/db/kept-plans.ts';
import { makeDatabase } from '../../test-kit/make-database.ts';
import { onPostgres } from '../../test-kit/start-database.ts';

const noLog = { error: () => {} };

/** Statements that a connection keeps by name after it was asked one that may be kept. */
async function namesKept(prepared: boolean): Promise<number> {
  const { url, drop } = await makeDatabase();
  const database = await openPostgres(url, noLog, { prepared });
  try {
    return await database.db.connection().execute(async (connection) => {
      await sql`select ${1}::int ${keepPlan}`.execute(connection);
      const { rows } = await sql<{ kept: number }>`select count(*) as kept from pg_prepared_statements`.execute(
        connection,
      );
      return Number(rows[0]?.kept);
    });
  } finally {
    await database.close();
    await drop();
  }
}

describe.runIf(onPostgres())('named statements (PREPARED)', () => {
  it('are kept by each connection', async () => expect(await namesKept(true)).toBe(1));
  it('do not exist when they are turned off: a pooler would lose them', async () =>
    expect(await namesKept(false)).toBe(0));
});
