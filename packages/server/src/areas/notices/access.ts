import { type NoticeBoard, stageAt } from '@portal/contract/areas/notices/boards';
import { type NoticeFacts, seesNotice } from '@portal/contract/areas/notices/policy';
import type { CallCtx } from '#context.ts';
import { refuse } from '#refuse.ts';
import { findNotice, findNoticeForUpdate, type NoticeRecord } from './queries/record.ts';

type NoticeState = Pick<NoticeRecord, 'board' | 'publish_from' | 'publish_until' | 'deleted_at' | 'created_by'>;

/** What the rules need to know of a notice at this moment. */
export const factsOf = (notice: NoticeState, now: Date): NoticeFacts => ({
  board: notice.board,
  stage: stageAt({ from: notice.publish_from, until: notice.publish_until }, now),
  deleted: notice.deleted_at !== null,
  authorId: notice.created_by,
});

/** Whether the caller may see a notice; every access to a notice asks this. */
export const maySeeNotice = ({ actor, now }: CallCtx, notice: NoticeState): boolean =>
  seesNotice(actor, factsOf(notice, now()));

type Find = (db: CallCtx['db'], id: number) => Promise<NoticeRecord | undefined>;

const reach =
  (find: Find) =>
  async (ctx: CallCtx, board: NoticeBoard, id: number): Promise<NoticeRecord> => {
    const notice = await find(ctx.db, id);
    return notice && notice.board === board && maySeeNotice(ctx, notice) ? notice : refuse('NOT_FOUND');
  };

/** Reads a notice of this board that the caller may see, or answers 404 (D-115). */
export const reachNotice = reach(findNotice);

/** The same for a change: locks the notice until the transaction of the call ends. */
export const lockNotice = reach(findNoticeForUpdate);
