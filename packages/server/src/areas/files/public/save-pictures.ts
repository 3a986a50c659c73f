import { randomBytes } from 'node:crypto';
import type { CallCtx } from '../../../context.ts';
import { isDuplicate } from '../../../db/failures.ts';
import type { UploadedFile } from '../../../http/handlers.ts';
import { refuse } from '../../../refuse.ts';
import { type CheckedPicture, checkPicture } from '../check-picture.ts';
import { type Folder, insertStoredFiles, listTakenNames } from '../queries.ts';

const KEY_BYTES = 16;
const UNIQUE_NAME = 'stored_file_folder_name_key';

const repeated = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
];

function refuseTaken(names: readonly string[]): void {
  if (names.length > 0) refuse('FILE_EXISTS', { values: { names: names.join(', ') } });
}

type Stored = CheckedPicture & { key: string };

async function putAll(ctx: CallCtx, pictures: readonly Stored[]): Promise<void> {
  for (const picture of pictures) await ctx.files.put(picture.key, picture.path, picture.mime);
}

async function removeAll(ctx: CallCtx, pictures: readonly Stored[]): Promise<void> {
  const results = await Promise.allSettled(pictures.map((picture) => ctx.files.remove(picture.key)));
  const left = results.filter((result) => result.status === 'rejected').length;
  if (left > 0) ctx.log.warn({ left }, 'bytes of a refused upload could not be removed');
}

/**
 * Stores uploaded pictures in a folder under the names they came with, all or none, and gives those names (D-109,
 * D-121). A name in use, or twice in one request, is refused with FILE_EXISTS, never overwritten (D-122). Opens its
 * own transaction: call it outside one, since the database would wait for the bytes.
 */
export async function savePictures(ctx: CallCtx, folder: Folder, files: readonly UploadedFile[]): Promise<string[]> {
  const names = files.map((file) => file.name);
  if (names.length === 0 || names.includes('')) refuse('BAD_REQUEST');
  refuseTaken(repeated(names));

  const checked: Stored[] = [];
  for (const file of files)
    checked.push({ ...(await checkPicture(file)), key: randomBytes(KEY_BYTES).toString('hex') });
  refuseTaken(await listTakenNames(ctx.db, folder, names));

  try {
    await putAll(ctx, checked);
    await insertStoredFiles(
      ctx.db,
      checked.map(({ name, key, mime, bytes }) => ({
        folder,
        name,
        storage_key: key,
        mime,
        bytes,
        uploaded_by: ctx.actor.userId,
        uploaded_at: ctx.now(),
      })),
    );
  } catch (error) {
    await removeAll(ctx, checked);
    // Somebody else stored one of the names between the look and the insert.
    if (isDuplicate(error, UNIQUE_NAME)) refuseTaken(await listTakenNames(ctx.db, folder, names));
    throw error;
  }
  return names;
}
