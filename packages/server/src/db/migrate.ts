import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { DatabaseError, type OpenDatabase } from './connect.ts';
import { migrations } from './migrations/all.ts';

type Migrated = Pick<OpenDatabase, 'db'>;

/** A failed migration undoes all of its run, so the former version of the portal still starts. */
function failedMigration(error: unknown, name = ''): unknown {
  if (!(error instanceof Error) || name === '') return error;
  return new DatabaseError(
    `데이터베이스를 새 버전으로 바꾸지 못했습니다 (${name}: ${error.message}). ` +
      '데이터는 그대로이고, 이전 버전의 포털은 계속 시작할 수 있습니다.',
  );
}

const provider = { getMigrations: async () => migrations };

const migratorOf = ({ db }: Migrated): Migrator => new Migrator({ db, provider });

/**
 * Migrates the database to the newest migration and returns what was applied. Several processes may start at once. The
 * migrator takes a lock in PostgreSQL, and the others wait and find nothing to do.
 */
export async function migrate(database: Migrated): Promise<string[]> {
  const { error, results } = await migratorOf(database).migrateToLatest();
  if (error) throw failedMigration(error, results?.find(({ status }) => status === 'Error')?.migrationName);
  return (results ?? []).map((result) => result.migrationName);
}

/** Migrates an empty database to one migration, within the transaction that the connection has begun. */
export async function migrateTo(db: OpenDatabase['db'], name: string): Promise<void> {
  const { error } = await new Migrator({ db, provider, disableTransactions: true }).migrateTo(name);
  if (error) throw error;
}

/** Migrations that this program knows and the database has not, and the other way round. */
export type SchemaDifference = { pending: string[]; unknown: string[]; isEmpty: boolean };

/** Compares the migrations of a database with those of this program. `db` may read their list. */
export async function compareSchema(database: Migrated): Promise<SchemaDifference> {
  const known = await migratorOf(database).getMigrations();
  const pending = known.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
  const isEmpty = pending.length === known.length;
  if (isEmpty) return { pending, unknown: [], isEmpty };
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database.db);
  return { pending, unknown: rows.map(({ name }) => name).filter((name) => !(name in migrations)), isEmpty };
}

/** True when a migration is missing, or when nobody granted this role the right to read the list of migrations. */
export async function needsMigration(database: Migrated): Promise<boolean> {
  const { rows } = await sql<{ may: boolean | null }>`
    select has_table_privilege(to_regclass('public.kysely_migration'), 'select') as may`.execute(database.db);
  if (rows[0]?.may !== true) return true;
  const known = await migratorOf(database).getMigrations();
  return known.some(({ executedAt }) => executedAt === undefined);
}
