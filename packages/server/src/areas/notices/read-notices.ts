import { type NoticeBoard, NoticeStage } from '@portal/contract/areas/notices/boards';
import type { sharedNoticeCalls } from '@portal/contract/areas/notices/both-boards-calls';
import { isAddressee } from '@portal/contract/areas/notices/policy';
import { isStaff } from '@portal/contract/core/actor';
import { RICH_TEXT } from '@portal/contract/core/rich-text';
import { readMessagesOf } from '#areas/notify/public/read-record.ts';
import type { CallCtx } from '#context.ts';
import type { Handler } from '#http/handler-types.ts';
import { numberRows, readPage } from '#lists/page.ts';
import { refuse } from '#refuse.ts';
import { cleanRichText } from '#rich-text/clean-rich-text.ts';
import { factsOf, maySeeNotice, reachNotice } from './access.ts';
import type { BoardHandler } from './board-handler.ts';
import { listFiles } from './queries/files.ts';
import { neighbourFilters, noticeFilters } from './queries/filters.ts';
import { findListed, noticeList } from './queries/list.ts';
import { countAudience, findReaderCount } from './queries/readers.ts';
import { listPendingNotices, recordOpening } from './queries/readings.ts';
import { findNeighbours, findNotice, type NoticeRecord } from './queries/record.ts';
import { viewNotice, viewPendingNotice, viewRow } from './view.ts';

type Desk = typeof sharedNoticeCalls;

/** The most notices that the landing page shows. */
const MAX_PENDING = 50;

/** One of the two lists of a board: the pinned notices, or the others (D-117). */
export const listNotices =
  (board: NoticeBoard, pinned: boolean): BoardHandler<'list'> =>
  async (ctx, input) => {
    const filters = noticeFilters(ctx, { board, pinned }, input);
    const page = await readPage(ctx.db, noticeList(ctx.actor.userId), input, filters);
    return numberRows(input, page, (notice, no) => viewRow(ctx, notice, no));
  };

/** Records that the caller opened a published notice; a reading counts once per user. */
async function recordIfPublished({ db, actor, now }: CallCtx, notice: NoticeRecord): Promise<void> {
  const facts = factsOf(notice, now());
  if (facts.deleted || facts.stage !== NoticeStage.Published) return;
  await recordOpening(db, {
    noticeId: notice.id,
    userId: actor.userId,
    counts: isAddressee(actor, facts),
    at: now(),
  });
}

/** The content as it may be shown. What an older edition of the allow-list cleaned is cleaned again (TH8). */
const shownContent = async (ctx: CallCtx, { content, content_edition }: NoticeRecord): Promise<string> =>
  content_edition === RICH_TEXT.edition ? content : (await cleanRichText(ctx, content, 'NoticeContent')).markup;

const countReaders = async (ctx: CallCtx, notice: NoticeRecord) =>
  isStaff(ctx.actor)
    ? { readerCnt: await findReaderCount(ctx.db, notice.id), audienceCnt: await countAudience(ctx.db, notice) }
    : {};

/** Answers one notice and marks it as read (NOTICE-62). */
export const readNotice =
  (board: NoticeBoard): BoardHandler<'read'> =>
  async (ctx, { NoticeId }) => {
    const notice = await reachNotice(ctx, board, NoticeId);
    await recordIfPublished(ctx, notice);
    await readMessagesOf(ctx, { noticeId: notice.id });
    const listed = (await findListed(ctx.db, ctx.actor.userId, notice.id)) ?? refuse('NOT_FOUND');
    return viewNotice(ctx, listed, {
      noticeContent: await shownContent(ctx, notice),
      attachments: await listFiles(ctx.db, notice.id),
      version: notice.version,
      ...(await findNeighbours(ctx.db, neighbourFilters(ctx, board), notice.id)),
      ...(await countReaders(ctx, notice)),
    });
  };

/** Answers the board of the notice that an alarm names (D-27). */
export const findBoard: Handler<Desk['findBoard']> = async (ctx, { NoticeId }) => {
  const notice = await findNotice(ctx.db, NoticeId);
  return notice && maySeeNotice(ctx, notice) ? { noticeId: notice.id, board: notice.board } : refuse('NOT_FOUND');
};

/** Answers the unread notices of the caller's own board for the landing page, '필독' first (NOTICE-66). */
export const listLanding: Handler<Desk['listLanding']> = async ({ db, actor, now }) => {
  const pending = await listPendingNotices(db, {
    userId: actor.userId,
    board: actor.userType,
    now: now(),
    most: MAX_PENDING,
  });
  return pending.map(viewPendingNotice);
};
