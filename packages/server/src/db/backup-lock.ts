import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** A backup holds it alone for as long as it runs; those who remove bytes that a row named share it. */
export const BACKUP_LOCK = `hashtextextended('backup', 0)`;

/**
 * True when bytes whose rows go may be removed until the end of this transaction. A backup names the files of one
 * moment and copies them afterwards: while one runs, none of them may go.
 */
export async function mayRemoveBytes(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock_shared(${sql.raw(BACKUP_LOCK)}) as mine`.execute(db);
  return rows[0]?.mine === true;
}
