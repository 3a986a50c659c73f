import { existsSync } from 'node:fs';
import { lstat, mkdir, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { HOUR_MS } from '@portal/contract/core/dates';
import type { Ctx } from '#context.ts';
import { withDump } from '#db/dump-tables.ts';
import { classifyFailure } from '#db/failures.ts';
import type { Inventory } from '#db/inventory.ts';
import { keyIdOf } from '#security/sealed-fields.ts';
import { CommandError } from '#start/exit-with.ts';
import { type ArchiveWriter, writeArchive } from './archive.ts';
import { DATABASE_FOLDER, FILES_FOLDER, FORMAT, MANIFEST, type Manifest } from './manifest.ts';

/** The source of a backup: the address of a database without a pooler, and its file store. */
export type BackupSource = Pick<Ctx, 'files' | 'keys' | 'now'> & { url: string; store: string };

/** `mayMiss`: files that rows name and the store lacks do not fail the backup. */
type Options = { mayMiss?: boolean };

type Stored = Pick<Manifest, 'files' | 'missing' | 'entries'>;

/** Copies the stored files one after the other. A file is written once and never changes under its key. */
async function addStoredFiles(store: Ctx['files'], { files }: Inventory, writer: ArchiveWriter): Promise<Stored> {
  const stored: Stored = { files: [], missing: [], entries: {} };
  for (const { key, mime } of files) {
    const found = await store.open(key);
    if (!found) {
      stored.missing.push(key);
      continue;
    }
    const name = FILES_FOLDER + key;
    stored.entries[name] = await writer.add(name, found.bytes, found.stream);
    stored.files.push({ key, mime });
  }
  return stored;
}

/** A backup without the files of its rows is no backup: the store is most likely another one. */
function refuseMissing({ store }: BackupSource, { files, missing }: Stored): void {
  if (missing.length === 0) return;
  throw new CommandError(
    `기록에 있는 파일 ${files.length + missing.length}개 중 ${missing.length}개가 저장소에 없어 백업하지 않았습니다. ` +
      `파일 저장소: ${store}. DATA_DIR과 STORAGE_URL을 확인해주세요. 없는 채로 백업하려면 --allow-missing을 붙여주세요.`,
  );
}

async function addTables(tables: readonly string[], folder: string, writer: ArchiveWriter) {
  const entries: Manifest['entries'] = {};
  for (const table of tables) {
    const name = DATABASE_FOLDER + table;
    entries[name] = await writer.addFile(name, join(folder, table));
  }
  return entries;
}

type Target = { folder: string; writer: ArchiveWriter } & Options;

async function fill(source: BackupSource, inventory: Inventory, { folder, writer, mayMiss = false }: Target) {
  const madeAt = source.now().toISOString();
  const { migrations, counts, sequences } = inventory;
  const tables = await addTables(Object.keys(counts), folder, writer);
  const stored = await addStoredFiles(source.files, inventory, writer);
  if (!mayMiss) refuseMissing(source, stored);
  const { files, missing, entries } = stored;
  const manifest: Manifest = {
    format: FORMAT,
    madeAt,
    database: { migrations, counts, sequences },
    keyIds: source.keys.map(keyIdOf),
    files,
    missing,
    entries: { ...tables, ...entries },
  };
  const text = Buffer.from(JSON.stringify(manifest));
  await writer.add(MANIFEST, text.length, Readable.from([text]));
  return manifest;
}

/** Parts of backups, which a killed one leaves beside its file. */
const PART = /\.part-[A-Za-z0-9]{6}$/;
/** Nothing is written into a living part for so long. */
const DEAD_MS = 6 * HOUR_MS;

/** Removes the parts of killed backups in a folder. They fill the disk that the next backup needs. */
async function sweepParts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!PART.test(name)) continue;
    const part = join(folder, name);
    const inside = await readdir(part).catch(() => []);
    const stats = await Promise.all([part, ...inside.map((each) => join(part, each))].map((path) => lstat(path)));
    if (stats[0]?.isDirectory() !== true || stats.some(({ mtimeMs }) => mtimeMs > Date.now() - DEAD_MS)) continue;
    await rm(part, { recursive: true, force: true });
  }
}

/** A backup never replaces a file. Throws CommandError. */
export function refuseExisting(target: string): void {
  if (existsSync(target)) throw new CommandError(`이미 있는 파일입니다: ${target}`);
}

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

/** A renamed file survives a power cut only when its folder is synced. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}

/**
 * Writes the database and files of one moment into one file, all or nothing, while the portal serves (R15). The
 * database is dumped first. Files are stored before a row names them, and stay while a row does.
 */
export async function backUp(source: BackupSource, file: string, options: Options = {}): Promise<Manifest> {
  const target = resolve(file);
  refuseExisting(target);
  await sweepParts(dirname(target)).catch(() => {});
  const staging = await mkdtemp(`${target}.part-`).catch(() => {
    throw new CommandError(`백업 파일을 쓸 수 없는 곳입니다: ${dirname(target)}`);
  });
  const part = join(staging, 'archive');
  try {
    const tables = join(staging, 'tables');
    await mkdir(tables);
    const made = await withDump(source.url, tables, (inventory) =>
      writeArchive(part, (writer) => fill(source, inventory, { folder: tables, writer, ...options })),
    );
    await rename(part, target);
    await syncFolder(dirname(target));
    return made;
  } catch (error) {
    if (isFull(error)) throw new CommandError(`백업할 곳에 자리가 모자랍니다: ${dirname(target)}`);
    const failure = classifyFailure(error);
    if (failure?.kind === 'away') throw new CommandError(`백업하지 못했습니다 (${failure.code}).`);
    throw error;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
