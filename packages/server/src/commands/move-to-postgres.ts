import { mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openStore } from '#areas/files/public/open-store.ts';
import { compareFiles } from '#backup/compare-files.ts';
import type { Config } from '#config.ts';
import { compareTables } from '#db/compare-tables.ts';
import { nameDatabase } from '#db/describe-database.ts';
import { withDump } from '#db/dump-tables.ts';
import { findDatabase } from '#db/find-database.ts';
import { isEmptyDatabase, loadTables } from '#db/load-tables.ts';
import { migrations } from '#db/migrations/all.ts';
import { prepareDataDir } from '#start/data-folder.ts';
import { CommandError } from '#start/exit-with.ts';
import { commandLog } from './command-log.ts';
import { CONFIRM_FLAGS, confirmChange, DRY_RUN_DONE, readFlags } from './confirm-change.ts';
import { nameStore } from './name-store.ts';

const POSTGRES = /^postgres(ql)?:\/\//;

/** Refuses a target that is no empty PostgreSQL, and a portal that is not on the embedded database. */
async function refuseWrongTarget({ databaseUrl }: Config, target: string | undefined): Promise<string> {
  if (databaseUrl !== undefined)
    throw new CommandError('DATABASE_URL이 이미 있습니다: 내장 데이터베이스를 쓰는 포털에서만 옮길 수 있습니다.');
  if (target === undefined || !POSTGRES.test(target)) {
    throw new CommandError('옮길 곳을 postgres://계정:비밀번호@호스트/이름 처럼 지정해주세요 (표를 만들 소유자 계정).');
  }
  if (await isEmptyDatabase(target)) return target;
  throw new CommandError(
    `${nameDatabase(target)} 데이터베이스가 비어 있지 않습니다. 빈 데이터베이스에만 옮길 수 있습니다.`,
  );
}

/** Copies every table, and compares each row and each file. Returns what was compared. */
async function copyTables(source: string, target: string, { dataDir, storageUrl }: Config): Promise<string> {
  const folder = await mkdtemp(join(dataDir, 'move-'));
  try {
    return await withDump(source, folder, async (inventory) => {
      if (!inventory.migrations.every((name) => name in migrations)) {
        throw new CommandError('이 포털보다 새 버전의 데이터베이스입니다.');
      }
      await loadTables(target, inventory, folder);
      const { tables, different } = await compareTables(source, target);
      if (different.length > 0) throw new CommandError(`옮긴 표가 원래와 다릅니다: ${different.join(', ')}`);
      const store = await openStore(storageUrl, dataDir);
      const files = await compareFiles(store, inventory.files);
      if (files.different.length > 0) {
        throw new CommandError(
          `기록에 있는 파일 ${files.different.length}개가 저장소에 없거나 크기가 다릅니다: ${nameStore({ storageUrl, dataDir })}`,
        );
      }
      const rows = Object.values(inventory.counts).reduce((sum, count) => sum + count, 0);
      return `표 ${tables}개의 ${rows}행을 옮기고 모두 비교했습니다. 파일 ${files.same}개(${files.bytes}바이트)는 저장소에 그대로 있습니다.`;
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Moves the embedded database to a PostgreSQL server while the portal is stopped. The files stay where they are. */
export async function moveToPostgres(config: Config, args: string[]): Promise<string> {
  const { rest, flags } = readFlags(args, CONFIRM_FLAGS);
  const target = await refuseWrongTarget(config, rest[0]);
  const log = commandLog('warn');
  prepareDataDir(config, log);
  const source = await findDatabase(config, log, false);
  try {
    const what = `모든 표를 데이터베이스(${nameDatabase(target)})로 옮기고 비교합니다. 원래 데이터베이스와 파일은 그대로 둡니다.`;
    if (!(await confirmChange({ url: source.directUrl, store: nameStore(config), what }, flags))) return DRY_RUN_DONE;
    const moved = await copyTables(source.directUrl, target, config);
    const keys =
      config.appKeys.length > 0 ? '지금의 APP_KEYS' : `${resolve(config.dataDir, 'app-keys')} 파일의 내용을 APP_KEYS로`;
    return `${moved}\n이제 DATABASE_URL과 함께 ${keys} 지정하고 같은 DATA_DIR로 시작해주세요.`;
  } finally {
    await source.close();
  }
}
