import type { Readable } from 'node:stream';
import { FILE_NAME_LIMIT } from '@portal/contract/core/limits';
import type { Ctx } from '../../../context.ts';
import { type Folder, findStoredFile } from '../queries.ts';

/** A stored file ready to be sent; `stream` must be read or destroyed. */
export type OpenFile = { name: string; mime: string; bytes: number; stream: Readable };

/**
 * Opens a stored file by its name, or gives null. The name is looked up by equality and never joined to a path
 * (threats T9); whether the viewer may have the file is the caller's question, asked before.
 */
export async function openStoredFile(ctx: Ctx, folder: Folder, name: string): Promise<OpenFile | null> {
  const wanted = name.normalize('NFC');
  if ([...wanted].length > FILE_NAME_LIMIT || wanted.includes('\u0000')) return null;
  const row = await findStoredFile(ctx.db, folder, wanted);
  const opened = row && (await ctx.files.open(row.storage_key));
  return row && opened ? { name: row.name, mime: row.mime, ...opened } : null;
}
