import type { Readable } from 'node:stream';
import { isStoredFileName } from '@portal/contract/areas/project-parts/photos';
import type { Ctx } from '../../../context.ts';
import { type Folder, findStoredFile } from '../queries.ts';

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
