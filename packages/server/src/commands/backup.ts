import { resolve } from 'node:path';
import pino from 'pino';
import { loadAppKeys } from '../app-keys.ts';
import { openStore } from '../areas/files/open-store.ts';
import { type BackupSource, backUp, describeBackup } from '../backup/back-up.ts';
import { askForBackup } from '../backup/serve-backups.ts';
import type { Config } from '../config.ts';
import { prepareDataDir } from '../data-folder.ts';
import { openEmbedded } from '../db/embedded.ts';
import { CommandError } from '../exit-with.ts';

type Around = Omit<BackupSource, 'database'>;

/** The embedded database belongs to the process that serves: that one makes the backup, and we only when none does. */
async function backUpEmbedded({ dataDir }: Config, around: Around, file: string): Promise<string> {
  const made = await askForBackup(dataDir, file);
  if (made !== undefined) return made;
  const open = await openEmbedded(dataDir, around.log);
  try {
    return describeBackup(await backUp({ ...around, database: { kind: 'embedded', open, dataDir } }, file));
  } finally {
    await open.close();
  }
}

/** Database and files into one file, while the portal serves. */
export async function backupTo(config: Config, [name]: string[]): Promise<string> {
  if (name === undefined) throw new CommandError('백업할 파일 이름을 지정해주세요.');
  const file = resolve(name);
  const log = pino({ level: 'warn', base: null });
  prepareDataDir(config, log);
  const around: Around = {
    files: await openStore(config.storageUrl, config.dataDir),
    keys: loadAppKeys(config),
    now: () => new Date(),
    log,
  };
  const url = config.directDatabaseUrl;
  if (url === undefined) return backUpEmbedded(config, around, file);
  const place = { url, pgBin: config.pgBin };
  return describeBackup(await backUp({ ...around, database: { kind: 'postgresql', place } }, file));
}
