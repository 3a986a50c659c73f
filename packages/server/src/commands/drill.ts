import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '#areas/files/public/open-store.ts';
import { restore } from '#backup/restore.ts';
import { describeSummary, summarize } from '#backup/summary.ts';
import type { Config } from '#config.ts';
import { openPostgres } from '#db/connect.ts';
import { findDatabase } from '#db/find-database.ts';
import { migrate } from '#db/migrate.ts';
import { noteRun, notingFailure } from '#db/note-run.ts';
import { loadAppKeys } from '#security/app-keys.ts';
import { prepareDataDir } from '#start/data-folder.ts';
import { CommandError } from '#start/exit-with.ts';
import { commandLog } from './command-log.ts';

const SECOND_MS = 1000;

/** Restores a backup into a temporary database and store, and migrates it as the next start would. */
async function restoreAside(config: Config, file: string, url: string | undefined) {
  const log = commandLog('warn');
  const dataDir = await mkdtemp(join(tmpdir(), 'drill-'));
  try {
    prepareDataDir({ dataDir, production: false }, log);
    const aside = { databaseUrl: url, directDatabaseUrl: url, dataDir };
    const open = async () => {
      const { directUrl, close } = await findDatabase(aside, log, false);
      return { url: directUrl, close };
    };
    const files = await openStore('file:', dataDir);
    const restored = await restore({ dataDir, files, keys: loadAppKeys(config), openDatabase: open }, file);
    if (restored === undefined) throw new CommandError('되돌리지 않았습니다.');
    const location = await open();
    const database = await openPostgres(location.url, log);
    try {
      await migrate(database);
    } finally {
      await database.close();
      await location.close();
    }
    return restored;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * The restore drill: restores a backup aside, compares it, migrates it, and notes the result in the real database. An
 * address after the file names an empty database for it; else it is an embedded one.
 */
export async function drill(config: Config, [file, url]: string[]): Promise<string> {
  if (file === undefined) throw new CommandError('백업 파일을 지정해주세요.');
  const location = await findDatabase(config, commandLog('warn'), true);
  try {
    return await notingFailure(location.directUrl, 'drill', () => drillAside(config, file, url, location.directUrl));
  } finally {
    await location.close();
  }
}

/** Does the drill, notes it in the real database and says what was compared. */
async function drillAside(config: Config, file: string, aside: string | undefined, noteIn: string): Promise<string> {
  const began = performance.now();
  const { backup, foreignKeys } = await restoreAside(config, file, aside);
  const seconds = Math.ceil((performance.now() - began) / SECOND_MS);
  const { tables, rows, files } = summarize(backup);
  await noteRun(noteIn, 'drill', { tables, rows, files, seconds });
  const keys = foreignKeys ? ' 백업할 때의 APP_KEYS가 아니므로 암호화한 값은 열 수 없습니다.' : '';
  return `복구 훈련을 마쳤습니다: ${describeSummary(summarize(backup))}를 되돌려 비교했습니다 (${seconds}초).${keys}`;
}
