import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openEngine } from '../../src/db/connect.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openEngine(await PGlite.create());
}, 60_000);
afterAll(() => database.close());

/** Counts the turns of the process until `stop`. */
function countTurns() {
  const turns = { seen: 0 };
  let next: NodeJS.Immediate;
  const count = (): void => {
    turns.seen += 1;
    next = setImmediate(count);
  };
  count();
  return { turns, stop: () => clearImmediate(next) };
}

describe('the embedded database, which runs in the main thread', () => {
  it('lets others in after each long statement, also of one transaction', async () => {
    const { turns, stop } = countTurns();
    const long = async (db: OpenDatabase['db']): Promise<number> => {
      await sql`select pg_sleep(0.05)`.execute(db);
      return turns.seen;
    };
    const apart = await Promise.all([long(database.db), long(database.db), long(database.db)]);
    const together = await database.db.transaction().execute(async (tx) => [await long(tx), await long(tx)]);
    stop();
    const ended = [...apart, ...together];
    expect(new Set(ended).size).toBe(ended.length);
  });
});
