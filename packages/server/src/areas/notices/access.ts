import { type NoticeBoard, stageAt } from '@portal/contract/areas/notices/boards';
import { type NoticeFacts, seesNotice } from '@portal/contract/areas/notices/policy';
import { isManager, isStaff } from '@portal/contract/core/actor';
import type { CallCtx } from '../../context.ts';
import type { Branch } from '../../lists/branches.ts';
import { refuse } from '../../refuse.ts';
import { listStatuses } from './queries/list.ts';
import { findNotice, holdNotice, type NoticeRecord, type Seen } from './queries/record.ts';

type Timed = Pick<NoticeRecord, 'board' | 'publish_from' | 'publish_until' | 'deleted_at' | 'created_by'>;

/** What rules ask of a notice at this moment. */
export const factsOf = (notice: Timed, now: Date): NoticeFacts => ({
  board: notice.board,
  stage: stageAt({ from: notice.publish_from, until: notice.publish_until }, now),
  deleted: notice.deleted_at !== null,
  authorId: notice.created_by,
});

/** The one question behind every way to a notice. */
export const mayKnow = ({ actor, now }: CallCtx, notice: Timed): boolean => seesNotice(actor, factsOf(notice, now()));

type Find = (db: CallCtx['db'], id: number) => Promise<NoticeRecord | undefined>;

const reach =
  (find: Find) =>
  async (ctx: CallCtx, board: NoticeBoard, id: number): Promise<NoticeRecord> => {
    const notice = await find(ctx.db, id);
    return notice && notice.board === board && mayKnow(ctx, notice) ? notice : refuse('NOT_FOUND');
  };

/** A notice of this board that the caller may know of, or 404 (D-115). */
export const reachNotice = reach(findNotice);

/** The same, held for a change until the call's transaction ends. */
export const holdReached = reach(holdNotice);

/** Letters of a status: published and hidden, of notices that stand and of deleted ones (migration 0016). */
const STANDING = { published: 'P', hidden: 'H' } as const;
const DELETED = { published: 'D', hidden: 'X' } as const;

/** Hidden ones are for permission M and their author. */
async function statusesOf(ctx: CallCtx, place: string, letters: typeof STANDING | typeof DELETED): Promise<string[]> {
  const { db, actor } = ctx;
  const published = `${place}${letters.published}`;
  const hidden = `${place}${letters.hidden}:`;
  if (!isStaff(actor)) return [published];
  return [published, ...(isManager(actor) ? await listStatuses(db, hidden) : [hidden + actor.userId])];
}

/** Which notices of a list the caller sees: pinned or not, and deleted (Y), standing (N) or both. */
export async function visibleBranches(
  ctx: CallCtx,
  { board, pinned, active }: { board: NoticeBoard; pinned: boolean; active: 'Y' | 'N' | 'A' },
): Promise<Branch[]> {
  const place = `${board}${pinned ? 'F' : 'R'}`;
  // Contractors never get deleted ones, whatever they ask for (D-114).
  const asked = isStaff(ctx.actor) ? active : 'N';
  const standing = asked === 'Y' ? [] : await statusesOf(ctx, place, STANDING);
  const deleted = asked === 'N' ? [] : await statusesOf(ctx, place, DELETED);
  return [...standing, ...deleted].map((status) => ({ status, companyIds: null }));
}

/** Which notices of a board stand beside one another for the caller. */
export async function seenOn(ctx: CallCtx, board: NoticeBoard): Promise<Seen> {
  if (isManager(ctx.actor)) return { board, statuses: null };
  const pinned = await statusesOf(ctx, `${board}F`, STANDING);
  return { board, statuses: [...pinned, ...(await statusesOf(ctx, `${board}R`, STANDING))] };
}
