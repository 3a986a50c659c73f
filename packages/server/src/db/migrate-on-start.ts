import type { Logger } from 'pino';
import { DatabaseError, type OpenDatabase, openPostgres } from './connect.ts';
import { migrate, needsMigration } from './migrate.ts';
import { findRole, grantServingRights, mayCreateTables } from './serving-role.ts';
import { MIGRATION_LIMITS } from './time-limits.ts';

/**
 * Migrates with the address of the owner, where there is one, and grants the serving role its rights. Without one, the
 * serving role migrates itself if it may; otherwise the schema must be current. Returns the applied migrations.
 */
export async function migrateOnStart(
  database: OpenDatabase,
  { databaseUrl, migrateUrl }: { databaseUrl: string; migrateUrl: string | undefined },
  log: Pick<Logger, 'error'>,
): Promise<string[]> {
  if (migrateUrl === undefined) return migrateAsServingRole(database, databaseUrl, log);
  const owner = await openPostgres(migrateUrl, log, {
    limits: MIGRATION_LIMITS,
    prepared: false,
    setting: 'MIGRATE_DATABASE_URL',
  });
  try {
    const applied = await migrate(owner);
    const role = await findRole(database.db);
    if (role !== (await findRole(owner.db))) await grantServingRights(owner.db, role);
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

async function migrateAsServingRole(database: OpenDatabase, url: string, log: Pick<Logger, 'error'>) {
  if (await mayCreateTables(database.db)) return migrateOver(url, log);
  if (await needsMigration(database)) {
    throw new DatabaseError(
      '데이터베이스가 최신 상태가 아닙니다. MIGRATE_DATABASE_URL을 지정하고 npm run portal -- migrate 명령을 먼저 실행해주세요.',
    );
  }
  return [];
}
