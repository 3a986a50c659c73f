import { type NoticeBoard, NoticeStage, REMIND_HOURS, REMINDER_ITEM } from '@portal/contract/areas/notices/boards';
import { HOUR_MS } from '@portal/contract/core/dates';
import { messageText } from '@portal/contract/messages';
import { writeHistory } from '#areas/comments/public/write-history.ts';
import { refuse } from '#refuse.ts';
import { factsOf, lockNotice, reachNotice } from './access.ts';
import type { BoardHandler } from './board-handler.ts';
import { targetOf } from './comment-target.ts';
import { listReaderGroups, pageReaders, remindUnread } from './queries/readers.ts';
import { viewReader } from './view.ts';

/** Answers who in the audience has read a notice, unread ones first (NOTICE-63). */
export const listReaders =
  (board: NoticeBoard): BoardHandler<'listReaders'> =>
  async (ctx, input) => {
    const notice = await reachNotice(ctx, board, input.NoticeId);
    const filter = { state: input.SearchReadStatus, groupKey: input.SearchGroupKey, keyword: input.SearchKey.trim() };
    const { rows, readCount, unreadCount } = await pageReaders(ctx.db, notice, filter, input);
    const totals = { Y: readCount, N: unreadCount, A: readCount + unreadCount };
    return { rows: rows.map(viewReader), totalCount: totals[filter.state], meta: { readCount, unreadCount } };
  };

/** Answers the same as counts of each company or department. */
export const listGroups =
  (board: NoticeBoard): BoardHandler<'listReaderGroups'> =>
  async (ctx, { NoticeId }) => {
    const groups = await listReaderGroups(ctx.db, await reachNotice(ctx, board, NoticeId));
    return groups.map(({ group_key, group_name, read, total }) => ({
      groupKey: group_key,
      groupName: group_name,
      readCnt: read,
      totalCnt: total,
    }));
  };

/**
 * Reminds all users who have not read a notice: a mark on the landing page, and an alarm for staff. Nobody is reminded
 * twice within an hour. A line of the history names the sender and the number of reminded users (NOTICE-64).
 */
export const remindReaders =
  (board: NoticeBoard): BoardHandler<'remind'> =>
  async (ctx, { NoticeId, SearchGroupKey }) => {
    const notice = await lockNotice(ctx, board, NoticeId);
    const { deleted, stage } = factsOf(notice, ctx.now());
    if (deleted || stage !== NoticeStage.Published) refuse('BAD_STATE');
    const at = ctx.now();
    const reminded = await remindUnread(ctx.db, notice, {
      groupKey: SearchGroupKey,
      by: ctx.actor.userId,
      at,
      remindedBefore: new Date(at.getTime() - REMIND_HOURS * HOUR_MS),
    });
    const remindedCount = reminded.length;
    if (remindedCount === 0) return { message: messageText('notice.remind.nobody'), remindedCount };
    // Only staff get alarms; contractors get none (D-24).
    await writeHistory(
      ctx,
      { ...targetOf(ctx, notice), addressees: reminded, filterRecipients: async () => reminded },
      [{ itemName: REMINDER_ITEM, originValue: '', newValue: `${remindedCount}명`, changeReason: '미열람' }],
    );
    return { message: messageText('notice.remind.done', { count: remindedCount }), remindedCount };
  };
