import { sql } from 'kysely';
import { openStore } from '../areas/files/public/open-store.ts';
import { checkKeys } from '../areas/system/public/check-keys.ts';
import { type Config, ConfigError } from '../config.ts';
import type { Ctx } from '../context.ts';
import { DatabaseError, type OpenDatabase, openPostgres } from '../db/connect.ts';
import { findDatabase } from '../db/find-database.ts';
import { findDatabaseProblem, findOtherDatabase } from '../db/foreign-database.ts';
import { migrateOnStart } from '../db/migrate-on-start.ts';
import { openStandby } from '../db/standby.ts';
import { prepareDataDir } from './data-folder.ts';
import { makeContext } from './make-context.ts';

/** The context of a process with its open database. `databaseFolder` is that of the embedded database. */
export type Portal = {
  ctx: Ctx;
  database: OpenDatabase;
  databaseFolder: string | undefined;
  /** Tells a start that waits for the data folder that this process is about to end. */
  leave: () => void;
  /** The address of the database without a pooler. */
  directUrl: string;
  ping: () => Promise<void>;
};

/** The settings must lead to one database that can be the portal's, before anything is written (D-563). */
async function refuseWrongDatabase(config: Config, database: OpenDatabase): Promise<void> {
  const problem = (await findOtherDatabase(config)) ?? (await findDatabaseProblem(database));
  if (problem === undefined) return;
  await database.close();
  throw new DatabaseError(problem);
}

/** A process whose keys do not open what is stored does not start: it would fail later, call by call (D-370). */
async function refuseWrongKeys(ctx: Ctx): Promise<void> {
  const { level, found, advice } = await checkKeys(ctx);
  if (level === 'stop') throw new ConfigError(`${found} ${advice}`);
}

/**
 * `mayJoin`: a command uses the embedded database of a running portal. `beforeMigrating` refuses accounts before
 * anything is changed.
 */
type OpenOptions = {
  mayJoin?: boolean;
  withoutBackup?: boolean;
  beforeMigrating?: (db: Ctx['db']) => Promise<void>;
};

/**
 * Opens the database and the file store of the settings, and migrates. The server and the commands use it.
 */
export async function openPortal(config: Config, log: Ctx['log'], options: OpenOptions = {}): Promise<Portal> {
  prepareDataDir(config, log);
  const { migrateUrl, prepared, production } = config;
  const { mayJoin = false, withoutBackup = false, beforeMigrating } = options;
  const location = await findDatabase(config, log, mayJoin);
  const database = await openPostgres(location.url, log, { directUrl: location.directUrl, prepared });
  await refuseWrongDatabase(config, database);
  await beforeMigrating?.(database.db);
  // Past the pooler: the lock of the migrator belongs to a connection, and a pooler would give it to others.
  const target = { databaseUrl: location.directUrl, migrateUrl, production, withoutBackup };
  const applied = await migrateOnStart(database, target, log);
  if (applied.length > 0) log.info({ applied }, 'migrated');
  const files = await openStore(config.storageUrl, config.dataDir);
  const standby = openStandby(config, database.db, log);
  const ctx = makeContext(config, { db: database.db, standby, files, databaseFolder: location.folder, log });
  await refuseWrongKeys(ctx);
  const close = async (): Promise<void> => {
    await standby?.close();
    await database.close();
    await location.close();
  };
  const ping = async () => void (await sql`select 1`.execute(database.db));
  return {
    ctx,
    database: { ...database, close },
    databaseFolder: location.folder,
    leave: location.leave,
    directUrl: location.directUrl,
    ping,
  };
}
