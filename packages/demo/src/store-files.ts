import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileFolder } from '@portal/contract/areas/files/kinds';
import type { Ctx } from '@portal/server/context';
import { insertAll } from './queries.ts';

/** A file to store: its folder, its stored name, its content, and who uploaded it and when. */
export type NewFile = {
  folder: FileFolder;
  name: string;
  bytes: Buffer;
  mime: string;
  uploadedBy: string;
  uploadedAt: Date;
};

/** Called with each key before it is used, so that a failed load can delete its files. */
export type OnKey = (key: string) => void;

const KEY_BYTES = 16;
const AT_ONCE = 8;

async function putAll(ctx: Ctx, files: readonly (NewFile & { key: string })[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-demo-'));
  try {
    for (let from = 0; from < files.length; from += AT_ONCE) {
      // After a failure the others of the batch are waited for, so that none of them writes after the clean-up.
      const stored = await Promise.allSettled(
        files.slice(from, from + AT_ONCE).map(async ({ key, bytes, mime }) => {
          const path = join(folder, key);
          await writeFile(path, bytes);
          await ctx.files.put(key, path, mime);
        }),
      );
      for (const result of stored) if (result.status === 'rejected') throw result.reason;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Stores files and inserts their rows into the database. */
export async function storeFiles(ctx: Ctx, planned: readonly NewFile[], onKey: OnKey): Promise<void> {
  const files = planned.map((file) => ({ ...file, key: randomBytes(KEY_BYTES).toString('hex') }));
  for (const { key } of files) onKey(key);
  await putAll(ctx, files);
  await insertAll(
    ctx.db,
    'stored_file',
    files.map(({ folder, key, name, mime, bytes, uploadedBy, uploadedAt }) => ({
      folder,
      name,
      storage_key: key,
      mime,
      bytes: bytes.length,
      uploaded_by: uploadedBy,
      uploaded_at: uploadedAt,
    })),
  );
}
