import { Migrator } from 'kysely';
import type { OpenDatabase } from './connect.ts';
import { migrations } from './migrations/all.ts';

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
