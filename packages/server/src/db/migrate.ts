import { Migrator, sql } from 'kysely';
import type { OpenDatabase } from './connect.ts';
import { migrations } from './migrations/all.ts';

type Migrated = Pick<OpenDatabase, 'db'>;

const provider = { getMigrations: async () => migrations };

const migratorOf = ({ db }: Migrated): Migrator => new Migrator({ db, provider });

/**
 * Migrates the database to the newest migration and returns what was applied. Several processes may start at once. The
 * migrator takes a lock in PostgreSQL, and the others wait and find nothing to do.
 */
export async function migrate(database: Migrated): Promise<string[]> {
  const { error, results } = await migratorOf(database).migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/** Migrates an empty database to one migration, within the transaction that the connection has begun. */
export async function migrateTo(db: OpenDatabase['db'], name: string): Promise<void> {
  const { error } = await new Migrator({ db, provider, disableTransactions: true }).migrateTo(name);
  if (error) throw error;
}

/** True when a migration is missing, or when nobody granted this role the right to read the list of migrations. */
export async function needsMigration(database: Migrated): Promise<boolean> {
  const { rows } = await sql<{ may: boolean | null }>`
    select has_table_privilege(to_regclass('public.kysely_migration'), 'select') as may`.execute(database.db);
  if (rows[0]?.may !== true) return true;
  const known = await migratorOf(database).getMigrations();
  return known.some(({ executedAt }) => executedAt === undefined);
}
