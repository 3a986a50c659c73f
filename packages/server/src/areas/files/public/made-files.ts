import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ctx } from '#context.ts';
import { assertNoTransaction, inTransaction } from '#db/transaction.ts';
import { type Folder, insertStoredFiles } from '../queries.ts';

const KEY_BYTES = 16;

/** A file that the portal has made itself. */
export type MadeFile = { folder: Folder; name: string; mime: string; bytes: Uint8Array; ownerId: string };

/**
 * Stores a file that the portal has made. `claim` runs in the transaction that adds its row. When it answers
 * false, another process was faster and nothing is stored. A killed process leaves bytes without a row, which are swept.
 */
export async function storeMadeFile(
  ctx: Ctx,
  { folder, name, mime, bytes, ownerId }: MadeFile,
  claim: (tx: Ctx) => Promise<boolean>,
): Promise<void> {
  assertNoTransaction(ctx);
  const key = randomBytes(KEY_BYTES).toString('hex');
  const path = join(tmpdir(), `portal-made-${key}`);
  let stored = false;
  try {
    await writeFile(path, bytes);
    await ctx.files.put(key, path, mime);
    stored = await inTransaction(ctx, async (tx) => {
      if (!(await claim(tx))) return false;
      const row = { folder, name, storage_key: key, mime, bytes: bytes.length, uploaded_by: ownerId };
      await insertStoredFiles(tx.db, [{ ...row, uploaded_at: ctx.now() }]);
      return true;
    });
  } finally {
    await rm(path, { force: true });
    if (!stored) await ctx.files.remove(key);
  }
}
