import { Board } from '@portal/contract/areas/comments/boards';
import { NoticeStage } from '@portal/contract/areas/notices/boards';
import { wholeNumber } from '@portal/contract/core/text';
import type { CommentTarget, TargetFinder } from '#areas/comments/public/target.ts';
import type { CallCtx } from '#context.ts';
import { factsOf, maySeeNotice } from './access.ts';
import { findNotice, findNoticeForUpdate, listManagersAmong, type NoticeRecord } from './queries/record.ts';

/**
 * A notice as the target of comments, which notify its author. While the notice is not published, only its author and
 * users with permission M may be notified.
 */
export function targetOf({ db, now }: CallCtx, notice: NoticeRecord): CommentTarget {
  const target = {
    board: Board.Notice,
    key: String(notice.id),
    subject: notice.subject,
    addressees: [notice.created_by],
  };
  if (factsOf(notice, now()).stage === NoticeStage.Published) return target;
  return {
    ...target,
    filterRecipients: async (userIds) => [
      ...userIds.filter((userId) => userId === notice.created_by),
      ...(await listManagersAmong(db, userIds)),
    ],
  };
}

const finder =
  (find: typeof findNotice) =>
  async (ctx: CallCtx, key: string): Promise<CommentTarget | undefined> => {
    const id = wholeNumber(key.trim());
    const notice = id === undefined ? undefined : await find(ctx.db, id);
    return notice && notice.deleted_at === null && maySeeNotice(ctx, notice) ? targetOf(ctx, notice) : undefined;
  };

/** Finds notices of both boards as targets of comments, by their number. */
export const noticeTarget: TargetFinder = {
  keyOf: (key) => wholeNumber(key.trim())?.toString(),
  find: finder(findNotice),
  lock: finder(findNoticeForUpdate),
};
