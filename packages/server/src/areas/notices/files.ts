import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import { FILE_RULES, noticeImagePath } from '@portal/contract/areas/files/kinds';
import { originalFileName, storedFileName } from '@portal/contract/areas/files/names';
import type { NoticeBoard } from '@portal/contract/areas/notices/boards';
import type { sharedNoticeCalls } from '@portal/contract/areas/notices/both-boards-calls';
import { openArchive } from '#areas/files/public/archive.ts';
import { nameAttachments } from '#areas/files/public/name-attachments.ts';
import { prepareFiles } from '#areas/files/public/save-files.ts';
import { fileRemoval, type OpenFile, openInlineFile, openStoredFile } from '#areas/files/public/stored-files.ts';
import type { CallCtx } from '#context.ts';
import type { Handler, UploadedFile } from '#http/handler-types.ts';
import { refuse } from '#refuse.ts';
import { maySeeNotice, reachNotice } from './access.ts';
import type { BoardHandler, PreparedBoardHandler } from './board-handler.ts';
import {
  findFileOwner,
  isOwnImage,
  isUnclaimedFile,
  isUnclaimedImage,
  listFiles,
  listFreeFiles,
  listImageOwners,
} from './queries/files.ts';

const { noticeImage: IMAGE, noticeAttachment: ATTACHMENT } = FILE_RULES;

/** Refuses too many, repeated or foreign names among the files that a notice should keep (NOTICE-45, NOTICE-47). */
async function refuseForeign(ctx: CallCtx, toKeep: readonly string[], stored: readonly string[]): Promise<void> {
  const field = 'existingFiles';
  const values = { most: ATTACHMENT.files };
  if (toKeep.length > ATTACHMENT.files) refuse('FILE_COUNT', { field, values });
  const originals = toKeep.map(originalFileName);
  const repeated = originals.filter((name, index) => originals.indexOf(name) !== index);
  if (repeated.length > 0) refuse('FILE_EXISTS', { field, values: { names: repeated.join(', ') } });
  const added = toKeep.filter((name) => !stored.includes(name));
  const free = added.length === 0 ? [] : await listFreeFiles(ctx.db, added, ctx.actor.userId);
  if (free.length < added.length) refuse('BAD_REQUEST', { field });
}

/** The attachments after a save: kept names in their order, then the new files with their stored names. */
export async function chooseFiles(
  ctx: CallCtx & { uploads: readonly UploadedFile[] },
  sent: readonly string[],
  stored: readonly string[],
): Promise<{ added: UploadedFile[]; names: string[] }> {
  const toKeep = sent.map((name) => name.normalize('NFC')).filter((name) => name !== '');
  await refuseForeign(ctx, toKeep, stored);
  const added = await nameAttachments(ctx, ctx.uploads, toKeep);
  return { added, names: [...toKeep, ...added.map(({ name }) => name)] };
}

/** Stores attachments before their notice is saved; the save then names them (NOTICE-65). */
export const uploadFiles: PreparedBoardHandler<'uploadFiles'> = {
  prepare: async (ctx) => {
    const { work, ...rest } = await prepareFiles(ctx, ATTACHMENT, await nameAttachments(ctx, ctx.uploads, []));
    return { ...rest, work: async (tx) => ({ fileNames: await work(tx) }) };
  },
};

/** Stores pictures for the text under random names; saving the text claims them (NOTICE-54). */
export const uploadImages: PreparedBoardHandler<'uploadImages'> = {
  prepare: async (ctx) => {
    const files = ctx.uploads.map((file) => ({
      ...file,
      name: storedFileName(`${randomUUID()}${extname(file.name).toLowerCase().slice(0, 5)}`, ctx.now()),
    }));
    const { work, ...rest } = await prepareFiles(ctx, IMAGE, files);
    return { ...rest, work: async (tx) => ({ imageUrls: (await work(tx)).map(noticeImagePath) }) };
  },
};

/** Whether a live notice of the board has this attachment, and the caller may see that notice (D-114). */
async function mayOpen(ctx: CallCtx, board: NoticeBoard, name: string): Promise<boolean> {
  const owner = await findFileOwner(ctx.db, name.normalize('NFC'));
  return owner !== undefined && owner.board === board && owner.deleted_at === null && maySeeNotice(ctx, owner);
}

const withOriginalName = (file: OpenFile | null): OpenFile | null =>
  file && { ...file, name: originalFileName(file.name) };

/** Answers an attachment under its original name (D-123, D-125). */
export const download =
  (board: NoticeBoard): BoardHandler<'download'> =>
  async (ctx, { fileName }) =>
    (await mayOpen(ctx, board, fileName))
      ? withOriginalName(await openStoredFile(ctx, ATTACHMENT.folder, fileName))
      : null;

/** Answers a picture or PDF to be shown in the page (FILE-27). */
export const show =
  (board: NoticeBoard): BoardHandler<'show'> =>
  async (ctx, { fileName }) =>
    (await mayOpen(ctx, board, fileName))
      ? withOriginalName(await openInlineFile(ctx, ATTACHMENT.folder, fileName))
      : null;

/** Answers all attachments as one archive, named after the notice (FILE-28). */
export const downloadAll =
  (board: NoticeBoard): BoardHandler<'downloadAll'> =>
  async (ctx, { NoticeId }) => {
    const notice = await reachNotice(ctx, board, NoticeId);
    if (notice.deleted_at !== null) return null;
    const names = (await listFiles(ctx.db, notice.id)).map(({ fileName }) => fileName);
    return openArchive(ctx, { folder: ATTACHMENT.folder, names, archiveName: `${notice.subject}.zip` });
  };

/** Answers a picture to users who may see a notice that shows it, and to its uploader. */
export const showImage: Handler<(typeof sharedNoticeCalls)['showImage']> = async (ctx, { name }) => {
  const storedName = name.normalize('NFC');
  const owners = await listImageOwners(ctx.db, storedName);
  const isShown = owners.some((notice) => notice.deleted_at === null && maySeeNotice(ctx, notice));
  return isShown || (await isOwnImage(ctx.db, storedName, ctx.actor.userId))
    ? openStoredFile(ctx, IMAGE.folder, storedName)
    : null;
};

/** Removes files that no notice names, a day after their upload (D-121). */
export const purgeNoticeFiles = fileRemoval([
  { folder: ATTACHMENT.folder, unclaimed: isUnclaimedFile },
  { folder: IMAGE.folder, unclaimed: isUnclaimedImage },
]);
