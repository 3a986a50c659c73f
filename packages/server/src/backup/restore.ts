import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ctx } from '#context.ts';
import type { DatabaseLocation } from '#db/find-database.ts';
import { isEmptyDatabase, loadTables } from '#db/load-tables.ts';
import { migrations } from '#db/migrations/all.ts';
import { keyIdOf } from '#security/sealed-fields.ts';
import { CommandError } from '#start/exit-with.ts';
import { checksumOf, damagedBackup, readArchive } from './archive.ts';
import { compareFiles } from './compare-files.ts';
import { DATABASE_FOLDER, FILES_FOLDER, MANIFEST, type Manifest } from './manifest.ts';
import { verifyBackup } from './verify.ts';

/** The target of a restore: an empty store, and an empty database, which is opened after the backup was verified. */
export type RestoreTarget = Pick<Ctx, 'files' | 'keys'> & {
  dataDir: string;
  openDatabase: () => Promise<Pick<DatabaseLocation, 'url' | 'close'>>;
  /** Asked once everything is checked and nothing is written yet; false ends the restore there. */
  confirm?: (backup: Manifest, url: string) => Promise<boolean>;
};

const END_OF_TIME = new Date(8.64e15);

/** Refuses a store with other files. An interrupted restore may be repeated, so files of the same backup are fine. */
async function refuseFullStore({ files }: RestoreTarget, backup: Manifest): Promise<void> {
  const own = new Set(backup.files.map(({ key }) => key));
  for await (const key of files.list(END_OF_TIME)) {
    if (!own.has(key)) throw new CommandError('파일 저장소가 비어 있지 않습니다. 빈 저장소에만 되돌릴 수 있습니다.');
  }
}

async function refuseFullDatabase(url: string): Promise<void> {
  if (await isEmptyDatabase(url)) return;
  throw new CommandError('데이터베이스가 비어 있지 않습니다. 빈 데이터베이스에만 되돌릴 수 있습니다.');
}

function refuseNewer({ database }: Manifest): void {
  if (database.migrations.every((name) => name in migrations)) return;
  throw new CommandError('이 포털보다 새 버전의 백업입니다. 백업을 만든 버전 이상으로 되돌려주세요.');
}

/**
 * Writes files into the store and tables into `folder`. It checks the manifest again, because the file may have been
 * replaced since it was verified.
 */
async function unpack(file: string, backup: Manifest, { files }: RestoreTarget, folder: string): Promise<void> {
  const types = new Map(backup.files.map(({ key, mime }) => [key, mime]));
  const temporaryFile = join(folder, 'passing');
  await mkdir(join(folder, DATABASE_FOLDER));
  for await (const { name, content } of readArchive(file)) {
    if (name === MANIFEST) {
      await checksumOf(content);
      continue;
    }
    if (!Object.hasOwn(backup.entries, name)) throw damagedBackup(name);
    const key = name.slice(FILES_FOLDER.length);
    const mime = types.get(key);
    if (name.startsWith(FILES_FOLDER) && mime !== undefined) {
      await writeFile(temporaryFile, content);
      await files.put(key, temporaryFile, mime);
    } else await writeFile(join(folder, name), content);
  }
}

/** Compares the size of every stored file with the backup. */
async function compareStore({ files }: RestoreTarget, backup: Manifest): Promise<void> {
  const named = backup.files.map(({ key }) => ({ key, bytes: backup.entries[FILES_FOLDER + key]?.bytes ?? 0 }));
  const { different } = await compareFiles(files, named);
  if (different.length > 0) throw new CommandError(`되돌린 파일 ${different.length}개가 백업과 다릅니다.`);
}

/** What was restored. `foreignKeys`: the keys at hand do not open the sealed values of the backup. */
type Restored = { backup: Manifest; foreignKeys: boolean };

/**
 * Restores a backup into an empty database and an empty store, after all checksums were verified (R15). Files are
 * stored first, so that no row names a missing file. Rows and files are compared with the backup. An interrupted restore
 * may be repeated. Undefined when it was not confirmed. Throws CommandError.
 */
export async function restore(target: RestoreTarget, file: string): Promise<Restored | undefined> {
  const backup = await verifyBackup(file);
  refuseNewer(backup);
  const database = await target.openDatabase();
  const folder = await mkdtemp(join(target.dataDir, 'restore-'));
  try {
    await refuseFullDatabase(database.url);
    await refuseFullStore(target, backup);
    if (target.confirm && !(await target.confirm(backup, database.url))) return undefined;
    await unpack(file, backup, target, folder);
    await loadTables(database.url, backup.database, join(folder, DATABASE_FOLDER));
    await compareStore(target, backup);
    const known = new Set(target.keys.map(keyIdOf));
    return { backup, foreignKeys: !backup.keyIds.every((id) => known.has(id)) };
  } finally {
    await rm(folder, { recursive: true, force: true });
    await database.close();
  }
}
