import { Board } from '@portal/contract/areas/comments/boards';
import { NoticeBoard } from '@portal/contract/areas/notices/boards';
import type { sharedNoticeCalls } from '@portal/contract/areas/notices/both-boards-calls';
import type { mizeNoticeCalls, noticeCalls } from '@portal/contract/areas/notices/calls';
import { DELETED_KINDS } from '@portal/contract/areas/retention/lists';
import { removeAlarms } from '#areas/alarms/public/alarms.ts';
import { logDeletion } from '#areas/audit/public/log.ts';
import type { CallCtx } from '#context.ts';
import type { Routes } from '#http/handler-types.ts';
import { lockNotice } from './access.ts';
import type { BoardRoutes } from './board-handler.ts';
import { download, downloadAll, show, showImage, uploadFiles, uploadImages } from './files.ts';
import { pageCategories, updateNotice } from './queries/record.ts';
import { findBoard, listLanding, listNotices, readNotice } from './read-notices.ts';
import { listGroups, listReaders, remindReaders } from './readers.ts';
import { restoreNotice } from './restore.ts';
import { editNotice, registerNotice } from './save-notice.ts';

/** Deletes a notice; repeating it changes nothing (D-114). */
async function remove(ctx: CallCtx, board: NoticeBoard, id: number, reason: string): Promise<void> {
  const notice = await lockNotice(ctx, board, id);
  if (notice.deleted_at !== null) return;
  await updateNotice(ctx.db, notice.id, { deleted_at: ctx.now(), deleted_by: ctx.actor.userId });
  await removeAlarms(ctx.db, Board.Notice, String(notice.id));
  await logDeletion(ctx, { subject: DELETED_KINDS.notice, key: notice.id, name: notice.subject, reason });
}

/** The calls of one board; both boards do the same with their own notices (D-115, D-153). */
const boardRoutes = (board: NoticeBoard): BoardRoutes => ({
  list: listNotices(board, false),
  listPinned: listNotices(board, true),
  read: readNotice(board),
  register: registerNotice(board),
  edit: editNotice(board),
  remove: (ctx, { NoticeId, DeleteReason }) => remove(ctx, board, NoticeId, DeleteReason),
  restore: async (ctx, { UserId: noticeId }) => restoreNotice(ctx, await lockNotice(ctx, board, noticeId), ''),
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
