import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

type Db = Kysely<Database>;

/** Lock key: only one process at a time migrates. */
const MIGRATION_LOCK = 20_26_12;
/** Lock key of versions up to 1.5.0, which may start at the same moment. */
const FORMER_LOCK = '3853314791062309107';
const ASK_EVERY_MS = 200;

/**
 * Runs `work` while no other process migrates. The lock is asked for again and again: a statement that waits for it
 * would keep `create index concurrently` waiting in turn, for ever.
 */
export const withMigrationLock = <R>(db: Db, work: () => Promise<R>): Promise<R> =>
  db.transaction().execute(async (holder) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(holder);
    const take = async (): Promise<boolean> => {
      const { rows } = await sql<{ free: boolean }>`
        select pg_try_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)}) as free`.execute(holder);
      return rows[0]?.free === true;
    };
    while (!(await take())) await sleep(ASK_EVERY_MS);
    return work();
  });

/** Keeps versions up to 1.5.0 from migrating until the transaction of `db` ends. */
export const lockOutFormer = (db: Db) => sql`select pg_advisory_xact_lock(${sql.raw(FORMER_LOCK)})`.execute(db);
