import pino from 'pino';
import { loadAppKeys } from '#app-keys.ts';
import { openStore } from '#areas/files/open-store.ts';
import { restore } from '#backup/restore.ts';
import type { Config } from '#config.ts';
import { prepareDataDir } from '#data-folder.ts';
import { findDatabase } from '#db/find-database.ts';
import { CommandError } from '#exit-with.ts';

/** Puts a backup into an empty database and an empty store; what it holds is migrated at the next start. */
export async function restoreFrom(config: Config, [file]: string[]): Promise<string> {
  if (file === undefined) throw new CommandError('백업 파일을 지정해주세요.');
  const log = pino({ level: 'warn', base: null });
  prepareDataDir(config, log);
  // The owner makes the tables: the account that serves may not.
  const owned = config.migrateUrl === undefined ? config : { ...config, directDatabaseUrl: config.migrateUrl };
  const target = {
    dataDir: config.dataDir,
    openDatabase: async () => {
      const { directUrl, close } = await findDatabase(owned, log, false);
      return { url: directUrl, close };
    },
    files: await openStore(config.storageUrl, config.dataDir),
    keys: loadAppKeys(config),
  };
  return restore(target, file);
}
