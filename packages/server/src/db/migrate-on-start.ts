import type { Logger } from 'pino';
import { type MigrationRules, refuseNewerDatabase, refuseWeakOwner, refuseWithoutBackup } from './before-migration.ts';
import { DatabaseError, type OpenDatabase, openPostgres } from './connect.ts';
import { migrate, needsMigration } from './migrate.ts';
import { findRole, grantServingRights, mayCreateTables } from './serving-role.ts';
import { MIGRATION_LIMITS } from './time-limits.ts';

/** The addresses of a start, and what it asks for before it migrates. */
type MigrationTarget = { databaseUrl: string; migrateUrl?: string | undefined } & MigrationRules;

/**
 * Migrates with the address of the owner, where there is one, and grants the serving role its rights. Without one, the
 * serving role migrates itself if it may; otherwise the schema must be current. Returns the applied migrations.
 */
export async function migrateOnStart(
  database: OpenDatabase,
  { databaseUrl, migrateUrl, ...rules }: MigrationTarget,
  log: Pick<Logger, 'error'>,
): Promise<string[]> {
  await refuseNewerDatabase(database);
  if (migrateUrl === undefined) return migrateAsServingRole(database, { databaseUrl, ...rules }, log);
  const owner = await openPostgres(migrateUrl, log, {
    limits: MIGRATION_LIMITS,
    prepared: false,
    setting: 'MIGRATE_DATABASE_URL',
  });
  try {
    await refuseWeakOwner(owner);
    await refuseNewerDatabase(owner);
    await refuseWithoutBackup(owner, rules);
    const role = await findRole(database.db);
    const grant = async (db: OpenDatabase['db']): Promise<void> => {
      if (role !== (await findRole(db))) await grantServingRights(db, role);
    };
    const applied = await migrate(owner, grant);
    await owner.db.transaction().execute(grant);
    return applied;
  } finally {
    await owner.close();
  }
}

/** Migrates over a connection with long time limits. */
async function migrateOver(url: string, log: Pick<Logger, 'error'>): Promise<string[]> {
  const database = await openPostgres(url, log, { limits: MIGRATION_LIMITS, prepared: false });
  try {
    return await migrate(database);
  } finally {
    await database.close();
  }
}

async function migrateAsServingRole(
  database: OpenDatabase,
  { databaseUrl, ...rules }: MigrationTarget,
  log: Pick<Logger, 'error'>,
) {
  if (await mayCreateTables(database.db)) {
    await refuseWithoutBackup(database, rules);
    return migrateOver(databaseUrl, log);
  }
  if (await needsMigration(database)) {
    throw new DatabaseError(
      '데이터베이스가 최신 상태가 아닙니다. MIGRATE_DATABASE_URL을 지정하고 npm run portal -- migrate 명령을 먼저 실행해주세요.',
    );
  }
  return [];
}
