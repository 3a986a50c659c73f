import { Migrator } from 'kysely';
import { type Logger, type OpenDatabase, openPostgres } from './connect.ts';
import { migrations } from './migrations/all.ts';
import { MIGRATING } from './time-limits.ts';

/**
 * Brings the database to the newest migration; a no-op when it is there. Several processes may start at once:
 * the migrator takes a lock in PostgreSQL, the others wait and find nothing left to do.
 */
export async function migrate({ db }: Pick<OpenDatabase, 'db'>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/** The same on a server, over a connection that gives migrations the time they need. */
export async function migrateServer(url: string, log: Logger): Promise<string[]> {
  const database = await openPostgres(url, log, MIGRATING);
  try {
    return await migrate(database);
  } finally {
    await database.close();
  }
}
