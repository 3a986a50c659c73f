import type { Readable } from 'node:stream';
import { isStoredFileName } from '@portal/contract/areas/files/names';
import { DAY_MS } from '@portal/contract/core/dates';
import type { Ctx } from '#context.ts';
import { tryShareBackupLock } from '#db/backup-lock.ts';
import type { Counts, Due, Removal } from '#db/removal.ts';
import { inTransaction } from '#db/transaction.ts';
import {
  countUnclaimed,
  deleteStoredFiles,
  deleteUnclaimed,
  type FileCondition,
  type Folder,
  findStoredFile,
  measureStored,
} from '../queries.ts';
import { isInlineType } from '../sniff-type.ts';

export type { FileCondition };

/** An open stored file. Its `stream` must be read or destroyed. */
export type OpenFile = { name: string; mime: string; bytes: number; stream: Readable };

/**
 * Opens a stored file by its name. Null when it is missing. The name is compared for equality and never becomes part of a
 * path (TH9). The caller must check access before.
 */
export async function openStoredFile(ctx: Ctx, folder: Folder, name: string): Promise<OpenFile | null> {
  if (!isStoredFileName(name)) return null;
  const row = await findStoredFile(ctx.db, folder, name.normalize('NFC'));
  const opened = row && (await ctx.files.open(row.storage_key));
  return row && opened ? { name: row.name, mime: row.mime, ...opened } : null;
}

/** Opens a stored file for display in a page: a picture or a PDF by its content, null otherwise (D-125). */
export async function openInlineFile(ctx: Ctx, folder: Folder, name: string): Promise<OpenFile | null> {
  const file = await openStoredFile(ctx, folder, name);
  if (!file || isInlineType(file.mime)) return file;
  file.stream.destroy();
  return null;
}

/** How long an uploaded file may stay unclaimed. */
const CLAIM_MS = DAY_MS;
const BATCH = 100;
const MAX_BATCHES = 100;

/**
 * Removes files older than 24 hours that fulfil `unclaimed` (D-121, D-154), in batches, and returns their number. Rows are
 * deleted in the transaction that removes the bytes, so that a killed process finds the rows again. Nothing is removed
 * while a backup runs.
 */
export async function purgeUnclaimed(ctx: Ctx, folder: Folder, unclaimed: FileCondition): Promise<number> {
  const before = new Date(ctx.now().getTime() - CLAIM_MS);
  let removed = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const keys = await inTransaction(ctx, async (tx) => {
      if (!(await tryShareBackupLock(tx.db))) return [];
      const deleted = await deleteUnclaimed(tx.db, { folder, before, most: BATCH, unclaimed });
      await Promise.all(deleted.map((key) => tx.files.remove(key)));
      return deleted;
    });
    removed += keys.length;
    if (keys.length < BATCH) break;
  }
  return removed;
}

/** A folder, and its files that no record names. */
type UnclaimedFiles = { folder: Folder; unclaimed: FileCondition };

/** A job that removes the unclaimed files of folders. */
export const fileRemoval = (folders: readonly UnclaimedFiles[]): Removal => ({
  due: async (ctx) => {
    const before = new Date(ctx.now().getTime() - CLAIM_MS);
    const counted: Due[] = [];
    for (const { folder, unclaimed } of folders) {
      counted.push({ what: folder, cap: 'files', ...(await countUnclaimed(ctx.db, { folder, before, unclaimed })) });
    }
    return counted;
  },
  run: async (ctx) => {
    const counts: Counts = {};
    for (const { folder, unclaimed } of folders) counts[folder] = await purgeUnclaimed(ctx, folder, unclaimed);
    return counts;
  },
});

/**
 * Removes files that a record no longer names, in the transaction that removes their names. A killed process finds rows
 * and names again. Bytes that are already missing are no error.
 */
export async function removeStoredFiles(ctx: Ctx, folder: Folder, names: readonly string[]): Promise<void> {
  const keys = await deleteStoredFiles(ctx.db, folder, names);
  await Promise.all(keys.map((key) => ctx.files.remove(key)));
}

/** The stored bytes per folder, and of the user with the most, for the metrics. */
export const measureStorage = ({ db }: Ctx) => measureStored(db);
