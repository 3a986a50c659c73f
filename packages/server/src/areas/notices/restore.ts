import { DELETED_KINDS } from '@portal/contract/areas/retention/lists';
import { logDeletion } from '#areas/audit/public/log.ts';
import { announceNotice } from '#areas/notify/public/announce.ts';
import type { DeletedTarget } from '#areas/retention/public/deleted-target.ts';
import type { CallCtx } from '#context.ts';
import { pageDeleted } from '#lists/deleted-records.ts';
import { refuse } from '#refuse.ts';
import { findNoticeForUpdate, type NoticeRecord, updateNotice } from './queries/record.ts';

/** Brings a locked notice back; repeating it changes nothing (D-114). */
export async function restoreNotice(ctx: CallCtx, notice: NoticeRecord, reason: string): Promise<void> {
  if (notice.deleted_at === null) return;
  await updateNotice(ctx.db, notice.id, { deleted_at: null, deleted_by: null });
  await announceNotice(ctx, notice.id);
  const record = { subject: DELETED_KINDS.notice, key: notice.id, name: notice.subject };
  await logDeletion(ctx, { ...record, action: '삭제 취소', reason });
}

/** Deleted notices of both boards (D-521). They end with no period. */
export const deletedNotices: DeletedTarget = {
  period: null,
  page: (db, page) => pageDeleted(db, { table: 'notice', name: 'subject', ends: false }, page),
  restore: async (ctx, id, reason) => {
    const notice = (await findNoticeForUpdate(ctx.db, id)) ?? refuse('NOT_FOUND');
    if (notice.deleted_at === null) refuse('ALREADY_RESTORED');
    await restoreNotice(ctx, notice, reason);
  },
};
