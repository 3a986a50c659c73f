import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Ctx } from '../context.ts';
import { lockDataDir } from '../db/data-lock.ts';
import { countEmbedded, embeddedFolder } from '../db/dump-embedded.ts';
import { loadServer, lookAtServer, type ServerPlace } from '../db/dump-server.ts';
import { openEmbedded } from '../db/embedded.ts';
import { migrations } from '../db/migrations/all.ts';
import { CommandError } from '../exit-with.ts';
import { keyIdOf } from '../sealed-fields.ts';
import { damaged, readArchive, sumOf } from './archive.ts';
import { DATABASE_FOLDER, DUMP, FILES_FOLDER, MANIFEST, type Manifest } from './manifest.ts';
import { verifyBackup } from './verify.ts';

/** Where a backup goes: an empty database and an empty store. */
export type RestoreTarget = Pick<Ctx, 'files' | 'keys' | 'log'> & {
  /** Of a server, or '' for the embedded database. */
  place: ServerPlace;
  dataDir: string;
};

const ALL_TIME = new Date(8.64e15);
const majorOf = (version: number): number => Math.trunc(version / 10_000);

/** A restore that was broken off may be repeated: what it had stored already is the backup's own. */
async function refuseFullStore({ files }: RestoreTarget, backup: Manifest): Promise<void> {
  const own = new Set(backup.files.map(({ key }) => key));
  for await (const key of files.list(ALL_TIME)) {
    if (!own.has(key)) throw new CommandError('파일 저장소가 비어 있지 않습니다. 빈 저장소에만 되돌릴 수 있습니다.');
  }
}

async function refuseFullDatabase({ place, dataDir }: RestoreTarget, { database }: Manifest): Promise<void> {
  const notEmpty = new CommandError('데이터베이스가 비어 있지 않습니다. 빈 데이터베이스에만 되돌릴 수 있습니다.');
  if (database.kind === 'embedded') {
    if (existsSync(embeddedFolder(dataDir))) throw notEmpty;
    return;
  }
  const { version, isEmpty } = await lookAtServer(place.url);
  if (!isEmpty) throw notEmpty;
  if (majorOf(version) < majorOf(database.version)) {
    throw new CommandError(`백업은 PostgreSQL ${majorOf(database.version)}의 것입니다. 같거나 새 버전이 필요합니다.`);
  }
}

function refuseForeign({ place }: RestoreTarget, { database }: Manifest): void {
  if ((place.url === '') !== (database.kind === 'embedded')) {
    throw new CommandError(
      database.kind === 'embedded'
        ? '내장 데이터베이스의 백업입니다. DATABASE_URL 없이 되돌려주세요.'
        : 'PostgreSQL의 백업입니다. DATABASE_URL을 지정해주세요.',
    );
  }
  if (database.migrations.some((name) => !(name in migrations))) {
    throw new CommandError('이 포털보다 새 버전의 백업입니다. 백업을 만든 버전 이상으로 되돌려주세요.');
  }
}

/**
 * Writes entries where they belong: files into the store, the database's own into `folder`. The manifest decides here
 * too: the file may have been exchanged since it was verified.
 */
async function unpack(file: string, backup: Manifest, { files }: RestoreTarget, folder: string): Promise<void> {
  const types = new Map(backup.files.map(({ key, mime }) => [key, mime]));
  const passing = join(folder, 'passing');
  for (const path of ['', ...backup.database.folders]) {
    await mkdir(join(folder, DATABASE_FOLDER, path), { recursive: true });
  }
  for await (const { name, content } of readArchive(file)) {
    if (name === MANIFEST) {
      await sumOf(content);
      continue;
    }
    if (!Object.hasOwn(backup.entries, name)) throw damaged(name);
    const key = name.slice(FILES_FOLDER.length);
    const mime = types.get(key);
    if (name.startsWith(FILES_FOLDER) && mime !== undefined) {
      await writeFile(passing, content);
      await files.put(key, passing, mime);
    } else await writeFile(join(folder, name), content);
  }
}

/** Puts the unpacked database in its place; gives the numbers of rows that are there now. */
async function load(target: RestoreTarget, kind: Manifest['database']['kind'], folder: string) {
  if (kind === 'postgresql') return loadServer(target.place, join(folder, DUMP));
  const release = lockDataDir(target.dataDir);
  await rename(join(folder, DATABASE_FOLDER), embeddedFolder(target.dataDir)).finally(release);
  const opened = await openEmbedded(target.dataDir, target.log);
  return countEmbedded(opened).finally(() => opened.close());
}

function describeRestore({ database, files, keyIds }: Manifest, { keys }: RestoreTarget): string {
  const rows = Object.values(database.counts).reduce((sum, count) => sum + count, 0);
  const done = `표 ${Object.keys(database.counts).length}개의 ${rows}행과 파일 ${files.length}개를 되돌렸습니다.`;
  const known = new Set(keys.map(keyIdOf));
  return keyIds.every((id) => known.has(id))
    ? done
    : `${done} 백업할 때의 APP_KEYS가 아닙니다: 그 키를 넣기 전에는 주민등록번호와 계좌번호를 열 수 없습니다.`;
}

/**
 * Loads a backup into an empty database and an empty store, after every checksum was compared (R15). Files go first,
 * so that no row names a file that is not there; a restore that was broken off may be repeated. Throws CommandError.
 */
export async function restore(target: RestoreTarget, file: string): Promise<string> {
  const backup = await verifyBackup(file);
  refuseForeign(target, backup);
  await refuseFullDatabase(target, backup);
  await refuseFullStore(target, backup);
  const folder = await mkdtemp(join(target.dataDir, 'restore-'));
  try {
    await unpack(file, backup, target, folder);
    const counts = await load(target, backup.database.kind, folder);
    if (!isDeepStrictEqual(counts, backup.database.counts)) {
      throw new CommandError('되돌린 데이터베이스의 행 수가 백업과 다릅니다.');
    }
    return describeRestore(backup, target);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
