import type { Readable } from 'node:stream';
import { isStoredFileName } from '@portal/contract/areas/files/names';
import { DAY_MS } from '@portal/contract/core/dates';
import type { Ctx } from '#context.ts';
import { mayRemoveBytes } from '#db/backup-lock.ts';
import { inTransaction } from '#db/transaction.ts';
import {
  deleteStoredFiles,
  deleteUnclaimed,
  type FileCondition,
  type Folder,
  findStoredFile,
  measureStored,
} from '../queries.ts';
import { isShownType } from '../sniff-type.ts';

export type { FileCondition };

/** A stored file ready to be sent; `stream` must be read or destroyed. */
export type OpenFile = { name: string; mime: string; bytes: number; stream: Readable };

/**
 * Opens a stored file by its name, or gives null. The name is looked up by equality and never joined to a path
 * (TH9); whether the viewer may have the file is the caller's question, asked before.
 */
export async function openStoredFile(ctx: Ctx, folder: Folder, name: string): Promise<OpenFile | null> {
  if (!isStoredFileName(name)) return null;
  const row = await findStoredFile(ctx.db, folder, name.normalize('NFC'));
  const opened = row && (await ctx.files.open(row.storage_key));
  return row && opened ? { name: row.name, mime: row.mime, ...opened } : null;
}

/** The same for a page that shows it: a picture or a PDF by its content, null for anything else (D-125). */
export async function openShownFile(ctx: Ctx, folder: Folder, name: string): Promise<OpenFile | null> {
  const file = await openStoredFile(ctx, folder, name);
  if (!file || isShownType(file.mime)) return file;
  file.stream.destroy();
  return null;
}

const CLAIM_MS = DAY_MS;
const BATCH = 100;
const MOST_BATCHES = 100;

/**
 * Removes files older than 24 hours that no record names (D-121, D-154), in batches, and gives their number. The
 * area of the records passes what "no record names it" means. Rows go in the same transaction as their bytes: a
 * process that is killed in between meets the rows again. While a backup runs none is removed.
 */
export async function purgeUnclaimed(ctx: Ctx, folder: Folder, unclaimed: FileCondition): Promise<number> {
  const before = new Date(ctx.now().getTime() - CLAIM_MS);
  let removed = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const keys = await inTransaction(ctx, async (tx) => {
      if (!(await mayRemoveBytes(tx.db))) return [];
      const gone = await deleteUnclaimed(tx.db, { folder, before, most: BATCH, unclaimed });
      await Promise.all(gone.map((key) => tx.files.remove(key)));
      return gone;
    });
    removed += keys.length;
    if (keys.length < BATCH) break;
  }
  return removed;
}

/**
 * Removes files that a record no longer names, in the transaction that takes their names away: a process that is
 * killed in between meets rows and names again, and bytes that are gone already are no fault.
 */
export async function removeStoredFiles(ctx: Ctx, folder: Folder, names: readonly string[]): Promise<void> {
  const keys = await deleteStoredFiles(ctx.db, folder, names);
  await Promise.all(keys.map((key) => ctx.files.remove(key)));
}

/** Stored bytes by folder, and those of the user who has most, for the operator. */
export const storedBytes = ({ db }: Ctx) => measureStored(db);
