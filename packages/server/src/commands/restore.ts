import pino from 'pino';
import { loadAppKeys } from '../app-keys.ts';
import { openStore } from '../areas/files/open-store.ts';
import { restore } from '../backup/restore.ts';
import type { Config } from '../config.ts';
import { prepareDataDir } from '../data-folder.ts';
import { CommandError } from '../exit-with.ts';

/** Puts a backup into an empty database and an empty store; what it holds is migrated at the next start. */
export async function restoreFrom(config: Config, [file]: string[]): Promise<string> {
  if (file === undefined) throw new CommandError('백업 파일을 지정해주세요.');
  const log = pino({ level: 'warn', base: null });
  prepareDataDir(config, log);
  const target = {
    place: { url: config.migrateUrl ?? config.directDatabaseUrl ?? '', pgBin: config.pgBin },
    dataDir: config.dataDir,
    files: await openStore(config.storageUrl, config.dataDir),
    keys: loadAppKeys(config),
    log,
  };
  return restore(target, file);
}
