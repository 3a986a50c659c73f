import { FILE_RULES, PHOTO_TYPES } from '@portal/contract/areas/files/kinds';
import { originalFileName } from '@portal/contract/areas/files/names';
import { quotaProblem } from '@portal/contract/areas/files/quota';
import { type EntryAction, mayActOnEntry } from '@portal/contract/areas/workspace/policy';
import type { entryViewCalls } from '@portal/contract/areas/workspace-entries/view-calls';
import { DAY_MS, seoulTime } from '@portal/contract/core/dates';
import { wholeNumber } from '@portal/contract/core/text';
import { nameAttachments } from '#areas/files/public/name-attachments.ts';
import { prepareFilesWith } from '#areas/files/public/save-files.ts';
import { fileRemoval, openStoredFile } from '#areas/files/public/stored-files.ts';
import { findRoom, memberOf, type Room } from '#areas/workspace/public/room-access.ts';
import type { CallCtx, Ctx } from '#context.ts';
import { countAllExpired, deleteExpired, type Expired, type Removal } from '#db/removal.ts';
import type { Handler, PreparedHandler, UploadedFile } from '#http/handler-types.ts';
import type { Admission } from '#http/upload/admit-upload.ts';
import { refuse } from '#refuse.ts';
import { type EntryInRoom, reachEntry } from './access.ts';
import {
  claimFiles,
  findFile,
  insertFiles,
  isUnclaimedFile,
  listClaimable,
  listTypes,
  lockRoomBytes,
  pageFiles,
  sumRoomBytes,
  unattachedFiles,
} from './queries/files.ts';
import { listEntryFiles } from './queries/parts.ts';
import { viewFile } from './view.ts';

type Calls = typeof entryViewCalls;
const { roomFile: RULE } = FILE_RULES;

/** A room of the caller that accepts files. */
async function openRoom(ctx: CallCtx, roomId: number): Promise<Room> {
  const room = await findRoom(ctx, roomId);
  return room.isArchived ? refuse('ROOM_ARCHIVED') : room;
}

/** Only members of the room may upload files. */
export const roomFileAdmission: Admission = { field: 'ProjectId', admit: openRoom };

/**
 * Refuses QUOTA_ROOM when a room would exceed its limit of bytes. The lock ends with the transaction that adds the
 * rows.
 */
async function refuseOverQuota(ctx: CallCtx, roomId: number, files: readonly { bytes: number }[]): Promise<void> {
  await lockRoomBytes(ctx.db, roomId);
  const added = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const problem = quotaProblem(ctx.quotas, 'roomBytes', added + (await sumRoomBytes(ctx.db, roomId)));
  if (problem) refuse(problem.code, problem);
}

/** Stores files of a room that an entry names later. */
export const uploadFiles: PreparedHandler<Calls['uploadFiles']> = {
  prepare: async (ctx, { ProjectId }) => {
    const room = await openRoom(ctx, ProjectId);
    if (ctx.uploads.length === 0) refuse('BAD_REQUEST');
    const files = await nameAttachments(ctx, ctx.uploads, [], RULE.folder);
    await refuseOverQuota(ctx, room.id, files);
    return prepareFilesWith(ctx, [{ rule: RULE, files }], (tx) => addToRoom(tx, ProjectId, files));
  },
};

/** Adds stored files to the room; an entry names them later. */
async function addToRoom(tx: CallCtx, roomId: number, files: readonly UploadedFile[]) {
  const room = await openRoom(tx, roomId);
  await refuseOverQuota(tx, room.id, files);
  const names = files.map(({ name }) => name);
  const types = new Map((await listTypes(tx.db, names)).map(({ name, mime }) => [name, mime]));
  const stored = await insertFiles(
    tx.db,
    files.map(({ name, bytes }) => ({
      room_id: room.id,
      entry_id: null,
      name,
      bytes,
      is_picture: PHOTO_TYPES.some((type) => type === types.get(name)),
      uploaded_by: tx.actor.userId,
      uploaded_at: tx.now(),
    })),
  );
  return {
    fileIds: stored.map(({ id }) => id),
    files: stored.map(({ id, name }) => ({ fileId: id, fileName: originalFileName(name) })),
  };
}

const mayDo = (
  action: EntryAction,
  { room, entry }: Pick<EntryInRoom, 'room'> & { entry: Pick<EntryInRoom['entry'], 'author_id' | 'visibility'> },
) => mayActOnEntry(action, room, entry, memberOf(room, entry));

/**
 * Gives a locked entry exactly these files: its own, and files that the caller uploaded for the room. Files that the
 * caller cannot see stay.
 */
export async function attachFiles(ctx: CallCtx, reached: EntryInRoom, sent: readonly string[]): Promise<void> {
  const { room, entry } = reached;
  const field = 'FileIds';
  const ids = [...new Set(sent.map((text) => wholeNumber(text) ?? refuse('BAD_REQUEST', { field })))];
  const stored = (await listEntryFiles(ctx.db, [entry.id])).map(({ id }) => id);
  const hidden = mayDo('seeFiles', reached) ? [] : stored;
  const all = [...new Set([...hidden, ...ids])];
  if (all.length > RULE.files) refuse('FILE_COUNT', { field, values: { most: RULE.files } });
  if (all.length === stored.length && all.every((id, index) => id === stored[index])) return;
  const place = { roomId: room.id, entryId: entry.id, userId: ctx.actor.userId };
  if ((await listClaimable(ctx.db, place, all)).length < all.length) refuse('BAD_REQUEST', { field });
  await claimFiles(ctx.db, entry.id, all, ctx.now());
}

/** Whether the caller may do this with a file. Its entry decides; without an entry, only the uploader may. */
async function mayDoWithFile(ctx: CallCtx, name: string, action: EntryAction): Promise<boolean> {
  const file = await findFile(ctx.db, name.normalize('NFC'));
  if (!file) return false;
  if (file.entry_id === null) return file.uploaded_by === ctx.actor.userId;
  return mayDo(action, await reachEntry(ctx, file.entry_id));
}

/** Answers a file under its original name; null for callers who may only view it. */
export const download: Handler<Calls['download']> = async (ctx, { fileName }) => {
  if (!(await mayDoWithFile(ctx, fileName, 'download'))) return null;
  const file = await openStoredFile(ctx, RULE.folder, fileName);
  return file && { ...file, name: originalFileName(file.name) };
};

/** Answers the preview of a picture; null for callers who may not load it (WORK-54). */
export const showPicture: Handler<Calls['showPicture']> = async (ctx, { name }) => {
  const isPicture = (await findFile(ctx.db, name.normalize('NFC')))?.is_picture ?? false;
  return isPicture && (await mayDoWithFile(ctx, name, 'download')) ? openStoredFile(ctx, RULE.folder, name) : null;
};

/** Lists the files of a room and their entries, newest first. */
export const listFiles: Handler<Calls['listFiles']> = async (ctx, { ProjectId, After, SearchKey }) => {
  const room = await findRoom(ctx, ProjectId);
  const rows = await pageFiles(ctx.db, room, { after: After, keyword: SearchKey.trim() });
  return rows.map((row) => ({
    ...viewFile(row, mayDo('download', { room, entry: row })),
    entryId: row.entry_id,
    entryTitle: row.title,
    entryKind: row.kind,
    userName: row.user_name,
    createdDtm: seoulTime(row.uploaded_at),
  }));
};

const unattached = ({ now }: Ctx): Expired => unattachedFiles(new Date(now().getTime() - DAY_MS));
const roomBytes = fileRemoval([{ folder: RULE.folder, unclaimed: isUnclaimedFile }]);

/** Removes files without an entry a day after their upload (D-121). */
export const purgeRoomFiles: Removal = {
  due: async (ctx) => [...(await countAllExpired(ctx.db, [unattached(ctx)])), ...(await roomBytes.due(ctx))],
  run: async (ctx) => ({ room_file: await deleteExpired(ctx.db, unattached(ctx)), ...(await roomBytes.run(ctx)) }),
};
