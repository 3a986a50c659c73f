import pino from 'pino';
import { loadAppKeys } from '#app-keys.ts';
import { openStore } from '#areas/files/open-store.ts';
import { restore } from '#backup/restore.ts';
import type { Config } from '#config.ts';
import { prepareDataDir } from '#data-folder.ts';
import { findDatabase } from '#db/find-database.ts';
import { CommandError } from '#exit-with.ts';

/** Restores a backup into an empty database and an empty store. The next start migrates it. */
export async function restoreFrom(config: Config, [file]: string[]): Promise<string> {
  if (file === undefined) throw new CommandError('백업 파일을 지정해주세요.');
  const log = pino({ level: 'warn', base: null });
  prepareDataDir(config, log);
  // The owner creates the tables, since the serving role may not.
  const asOwner = config.migrateUrl === undefined ? config : { ...config, directDatabaseUrl: config.migrateUrl };
  const target = {
    dataDir: config.dataDir,
    openDatabase: async () => {
      const { directUrl, close } = await findDatabase(asOwner, log, false);
      return { url: directUrl, close };
    },
    files: await openStore(config.storageUrl, config.dataDir),
    keys: loadAppKeys(config),
  };
  return restore(target, file);
}
