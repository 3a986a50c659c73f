import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, open, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import type { Ctx } from '#context.ts';
import { withDump } from '#db/dump-tables.ts';
import { classifyFailure } from '#db/failures.ts';
import type { Inventory } from '#db/inventory.ts';
import { CommandError } from '#exit-with.ts';
import { keyIdOf } from '#sealed-fields.ts';
import { type ArchiveWriter, writeArchive } from './archive.ts';
import { DATABASE_FOLDER, FILES_FOLDER, FORMAT, MANIFEST, type Manifest } from './manifest.ts';

/** The source of a backup: the address of a database without a pooler, and its file store. */
export type BackupSource = Pick<Ctx, 'files' | 'keys' | 'now'> & { url: string };

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

async function addTables(tables: readonly string[], folder: string, writer: ArchiveWriter) {
  const entries: Manifest['entries'] = {};
  for (const table of tables) {
    const name = DATABASE_FOLDER + table;
    entries[name] = await writer.addFile(name, join(folder, table));
  }
  return entries;
}

async function fill(source: BackupSource, inventory: Inventory, folder: string, writer: ArchiveWriter) {
  const madeAt = source.now().toISOString();
  const { migrations, counts, sequences } = inventory;
  const tables = await addTables(Object.keys(counts), folder, writer);
  const { files, missing, entries } = await addStoredFiles(source.files, inventory, writer);
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

/** A renamed file survives a power cut only when its folder is synced. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}

/**
 * Writes the database and files of one moment into one file, all or nothing, while the portal serves (R15). The
 * database is dumped first. Files are stored before a row names them, and stay while a row does.
 */
export async function backUp(source: BackupSource, file: string): Promise<Manifest> {
  const target = resolve(file);
  if (existsSync(target)) throw new CommandError(`이미 있는 파일입니다: ${target}`);
  const staging = await mkdtemp(`${target}.part-`).catch(() => {
    throw new CommandError(`백업 파일을 쓸 수 없는 곳입니다: ${dirname(target)}`);
  });
  const part = join(staging, 'archive');
  try {
    const tables = join(staging, 'tables');
    await mkdir(tables);
    const made = await withDump(source.url, tables, (inventory) =>
      writeArchive(part, (writer) => fill(source, inventory, tables, writer)),
    );
    await rename(part, target);
    await syncFolder(dirname(target));
    return made;
  } catch (error) {
    const failure = classifyFailure(error);
    throw failure?.kind === 'away' ? new CommandError(`백업하지 못했습니다 (${failure.code}).`) : error;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** The message about a backup for the operator. */
export function describeBackup({ database, files, missing }: Manifest): string {
  const rows = Object.values(database.counts).reduce((sum, count) => sum + count, 0);
  const content = `표 ${Object.keys(database.counts).length}개의 ${rows}행과 파일 ${files.length}개`;
  const missingFiles = missing.length > 0 ? ` 기록에는 있으나 저장소에 없는 파일이 ${missing.length}개 있습니다.` : '';
  return `${content}를 담았습니다.${missingFiles}`;
}
