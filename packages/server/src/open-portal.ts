import { sql } from 'kysely';
import { loadAppKeys } from './app-keys.ts';
import { openStore } from './areas/files/open-store.ts';
import type { Config } from './config.ts';
import type { Ctx } from './context.ts';
import { prepareDataDir } from './data-folder.ts';
import { bringUpToDate } from './db/bring-up-to-date.ts';
import { type OpenDatabase, openPostgres } from './db/connect.ts';

/** Database, files and clock of a process, ready for use. */
export type Portal = { ctx: Ctx; database: OpenDatabase; ping: () => Promise<void> };

/** The database that the settings name; the embedded engine is loaded only where it is used. */
async function openDatabase({ databaseUrl, directDatabaseUrl, prepared, dataDir }: Config, log: Ctx['log']) {
  if (databaseUrl) return openPostgres(databaseUrl, log, { directUrl: directDatabaseUrl, prepared });
  const { openEmbedded } = await import('./db/embedded.ts');
  return openEmbedded(dataDir, log);
}

/** Opens what the settings name and migrates. Used by the server and by the commands. */
export async function openPortal(config: Config, log: Ctx['log']): Promise<Portal> {
  prepareDataDir(config, log);
  const database = await openDatabase(config, log);
  const applied = await bringUpToDate(database, config, log);
  if (applied.length > 0) log.info({ applied }, 'migrated');
  const files = await openStore(config.storageUrl, config.dataDir);
  const ctx: Ctx = {
    db: database.db,
    files,
    now: () => new Date(),
    keys: loadAppKeys(config),
    ssoSecrets: config.ssoSecrets,
    sessions: config.sessions,
    secondFactor: config.secondFactor,
    quotas: config.quotas,
    logDays: config.logDays,
    log,
  };
  return { ctx, database, ping: async () => void (await sql`select 1`.execute(database.db)) };
}
