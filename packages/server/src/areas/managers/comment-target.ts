import { Board } from '@portal/contract/areas/comments/boards';
import type { CommentTarget, TargetFinder } from '#areas/comments/public/target.ts';
import type { Ctx } from '#context.ts';
import { refuseBlanked } from '#records/edits.ts';
import { findManager, lockManager, type ManagerRecord } from './queries.ts';

/** The comment target of a manager. The user who registered them is notified of comments (D-24). */
export const commentTargetOf = (
  manager: Pick<ManagerRecord, 'user_id' | 'user_name' | 'created_by'>,
): CommentTarget => ({
  board: Board.Manager,
  key: manager.user_id,
  subject: manager.user_name,
  addressees: manager.created_by === null ? [] : [manager.created_by],
});

/** A finder of managers that are not deleted. A write also refuses a blanked record. */
const finder =
  (find: typeof findManager, isWrite: boolean) =>
  async ({ db }: Ctx, key: string): Promise<CommentTarget | undefined> => {
    const manager = await find(db, key.trim().toLowerCase());
    if (manager && isWrite) refuseBlanked(manager);
    return manager && manager.deleted_at === null ? commentTargetOf(manager) : undefined;
  };

/** Finds managers for comments, by their user id. */
export const managerTarget: TargetFinder = { find: finder(findManager, false), lock: finder(lockManager, true) };
