import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { openStore } from '#areas/files/public/open-store.ts';
import { backUp, refuseExisting } from '#backup/back-up.ts';
import { describeSummary, summarize } from '#backup/summary.ts';
import type { Config } from '#config.ts';
import { isSameDatabase, nameDatabase } from '#db/describe-database.ts';
import { findDatabase } from '#db/find-database.ts';
import { noteRun, notingFailure } from '#db/note-run.ts';
import { loadAppKeys } from '#security/app-keys.ts';
import { prepareDataDir } from '#start/data-folder.ts';
import { CommandError } from '#start/exit-with.ts';
import { commandLog } from './command-log.ts';
import { readFlags } from './confirm-change.ts';
import { nameStore } from './name-store.ts';

const ALLOW_MISSING = '--allow-missing';

/** The portal reads DATABASE_URL, the backup LISTEN_DATABASE_URL: both must be one database. */
async function refuseOtherDatabase({ databaseUrl, directDatabaseUrl }: Config): Promise<void> {
  if (databaseUrl === undefined || directDatabaseUrl === undefined) return;
  if (await isSameDatabase(databaseUrl, directDatabaseUrl)) return;
  throw new CommandError(
    `DATABASE_URL(${nameDatabase(databaseUrl)})과 LISTEN_DATABASE_URL(${nameDatabase(directDatabaseUrl)})이 ` +
      '서로 다른 데이터베이스입니다. 백업하지 않았습니다.',
  );
}

/** Backs up the database and files into one file, while the portal serves, and notes it as the last backup. */
export async function backupTo(config: Config, args: string[]): Promise<string> {
  const { rest, flags } = readFlags(args, [ALLOW_MISSING]);
  const [name] = rest;
  if (name === undefined) throw new CommandError('백업할 파일 이름을 지정해주세요.');
  const path = resolve(name);
  refuseExisting(path);
  const log = commandLog('warn');
  prepareDataDir(config, log);
  const { directUrl: url, close } = await findDatabase(config, log, true);
  try {
    return await notingFailure(url, 'backup', () => makeBackup(config, url, path, flags.has(ALLOW_MISSING)));
  } finally {
    await close();
  }
}

/** Makes the backup, notes it and says what it holds. */
async function makeBackup(config: Config, url: string, path: string, mayMiss: boolean): Promise<string> {
  await refuseOtherDatabase(config);
  const files = await openStore(config.storageUrl, config.dataDir);
  const source = { url, files, keys: loadAppKeys(config), now: () => new Date(), store: nameStore(config) };
  const made = await backUp(source, path, { mayMiss });
  const { rows, files: count, bytes } = summarize(made);
  await noteRun(url, 'backup', { rows, files: count, bytes });
  const where = `데이터베이스: ${nameDatabase(url)}, 파일 저장소: ${nameStore(config)}`;
  const missing =
    made.missing.length > 0 ? ` 기록에는 있으나 저장소에 없는 파일 ${made.missing.length}개는 빠졌습니다.` : '';
  const size = (await stat(path)).size;
  return `${describeSummary(summarize(made))}를 담았습니다: ${path} (${size}바이트).${missing}\n${where}`;
}
