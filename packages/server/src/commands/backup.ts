import { resolve } from 'node:path';
import pino from 'pino';
import { loadAppKeys } from '#app-keys.ts';
import { openStore } from '#areas/files/open-store.ts';
import { backUp, describeBackup } from '#backup/back-up.ts';
import type { Config } from '#config.ts';
import { prepareDataDir } from '#data-folder.ts';
import { findDatabase } from '#db/find-database.ts';
import { CommandError } from '#exit-with.ts';

/** Backs up the database and files into one file, while the portal serves. */
export async function backupTo(config: Config, [name]: string[]): Promise<string> {
  if (name === undefined) throw new CommandError('백업할 파일 이름을 지정해주세요.');
  const log = pino({ level: 'warn', base: null });
  prepareDataDir(config, log);
  const files = await openStore(config.storageUrl, config.dataDir);
  const database = await findDatabase(config, log, true);
  try {
    const source = { url: database.directUrl, files, keys: loadAppKeys(config), now: () => new Date() };
    return describeBackup(await backUp(source, resolve(name)));
  } finally {
    await database.close();
  }
}
