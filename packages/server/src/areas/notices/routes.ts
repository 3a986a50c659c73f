import { Board } from '@portal/contract/areas/comments/boards';
import { NoticeBoard } from '@portal/contract/areas/notices/boards';
import type { sharedNoticeCalls } from '@portal/contract/areas/notices/both-boards-calls';
import type { mizeNoticeCalls, noticeCalls } from '@portal/contract/areas/notices/calls';
import { removeAlarms } from '#areas/alarms/public/alarms.ts';
import { announceNotice } from '#areas/notify/public/announce.ts';
import type { CallCtx } from '#context.ts';
import type { Routes } from '#http/handler-types.ts';
import { lockNotice } from './access.ts';
import type { BoardRoutes } from './board-handler.ts';
import { download, downloadAll, show, showImage, uploadFiles, uploadImages } from './files.ts';
import { pageCategories, updateNotice } from './queries/record.ts';
import { findBoard, listLanding, listNotices, readNotice } from './read-notices.ts';
import { listGroups, listReaders, remindReaders } from './readers.ts';
import { editNotice, registerNotice } from './save-notice.ts';

/** Deletes or restores a notice; repeating it changes nothing (D-114). */
async function setDeleted(ctx: CallCtx, board: NoticeBoard, id: number, deleted: boolean): Promise<void> {
  const notice = await lockNotice(ctx, board, id);
  if ((notice.deleted_at !== null) === deleted) return;
  const columns = deleted
    ? { deleted_at: ctx.now(), deleted_by: ctx.actor.userId }
    : { deleted_at: null, deleted_by: null };
  await updateNotice(ctx.db, notice.id, columns);
  if (deleted) await removeAlarms(ctx.db, Board.Notice, String(notice.id));
  else await announceNotice(ctx, notice.id);
}

/** The calls of one board; both boards do the same with their own notices (D-115, D-153). */
const boardRoutes = (board: NoticeBoard): BoardRoutes => ({
  list: listNotices(board, false),
  listPinned: listNotices(board, true),
  read: readNotice(board),
  register: registerNotice(board),
  edit: editNotice(board),
  remove: (ctx, { NoticeId }) => setDeleted(ctx, board, NoticeId, true),
  restore: (ctx, { UserId: noticeId }) => setDeleted(ctx, board, noticeId, false),
  uploadImages,
  uploadFiles,
  download: download(board),
  show: show(board),
  downloadAll: downloadAll(board),
  listReaders: listReaders(board),
  listReaderGroups: listGroups(board),
  remind: remindReaders(board),
});

/** The handlers of the contractors' board. */
export const noticeRoutes: Routes<typeof noticeCalls> = boardRoutes(NoticeBoard.Partners);
/** The handlers of the staff board. */
export const mizeNoticeRoutes: Routes<typeof mizeNoticeCalls> = boardRoutes(NoticeBoard.Staff);

/** The handlers of the calls that belong to no single board. */
export const sharedNoticeRoutes: Routes<typeof sharedNoticeCalls> = {
  listCategories: ({ db }, page) => pageCategories(db, page),
  listMizeCategories: ({ db }, page) => pageCategories(db, page),
  findBoard,
  listLanding,
  showImage,
};
