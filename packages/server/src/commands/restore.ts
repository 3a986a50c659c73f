import { openStore } from '#areas/files/public/open-store.ts';
import { type RestoreTarget, restore } from '#backup/restore.ts';
import { describeSummary, summarize } from '#backup/summary.ts';
import type { Config } from '#config.ts';
import { findDatabase } from '#db/find-database.ts';
import { loadAppKeys } from '#security/app-keys.ts';
import { prepareDataDir } from '#start/data-folder.ts';
import { CommandError } from '#start/exit-with.ts';
import { commandLog } from './command-log.ts';
import { CONFIRM_FLAGS, confirmChange, DRY_RUN_DONE, type Flags, readFlags } from './confirm-change.ts';
import { nameStore } from './name-store.ts';

/** The database and the store of the settings, as the target of a restore that asks first. */
async function targetOf(config: Config, flags: Flags['flags']): Promise<RestoreTarget> {
  const log = commandLog('warn');
  prepareDataDir(config, log);
  // The owner creates the tables, since the serving role may not.
  const asOwner = config.migrateUrl === undefined ? config : { ...config, directDatabaseUrl: config.migrateUrl };
  return {
    dataDir: config.dataDir,
    openDatabase: async () => {
      const { directUrl, close } = await findDatabase(asOwner, log, false);
      return { url: directUrl, close };
    },
    files: await openStore(config.storageUrl, config.dataDir),
    keys: loadAppKeys(config),
    confirm: (backup, url) =>
      confirmChange(
        { url, store: nameStore(config), what: `백업의 ${describeSummary(summarize(backup))}를 되돌립니다.` },
        flags,
      ),
  };
}

/** Restores a backup into an empty database and an empty store. The next start migrates it. */
export async function restoreFrom(config: Config, args: string[]): Promise<string> {
  const { rest, flags } = readFlags(args, CONFIRM_FLAGS);
  const [file] = rest;
  if (file === undefined) throw new CommandError('백업 파일을 지정해주세요.');
  const restored = await restore(await targetOf(config, flags), file);
  if (restored === undefined) return DRY_RUN_DONE;
  const done = `${describeSummary(summarize(restored.backup))}를 되돌리고 비교했습니다. 파일 저장소: ${nameStore(config)}.`;
  return restored.foreignKeys
    ? `${done} 백업할 때의 APP_KEYS가 아닙니다: 그 키를 넣기 전에는 주민등록번호와 계좌번호를 열 수 없습니다.`
    : done;
}
