import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** Advisory lock that a backup takes exclusively while it runs. Transactions that delete stored files share it. */
export const BACKUP_LOCK = `hashtextextended('backup', 0)`;

/**
 * Takes the shared lock for the transaction; true when it may delete stored files. A backup lists the files of one
 * moment and copies them later, so none may be deleted while it runs.
 */
export async function tryShareBackupLock(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock_shared(${sql.raw(BACKUP_LOCK)}) as mine`.execute(db);
  return rows[0]?.mine === true;
}
