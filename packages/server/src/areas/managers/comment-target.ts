import { Board } from '@portal/contract/areas/comments/boards';
import { MENU } from '@portal/contract/areas/menu/keys';
import type { CommentTarget, TargetFinder } from '#areas/comments/public/target.ts';
import { filterHolders, refuseWithoutMenu } from '#areas/menu/public/grants.ts';
import type { CallCtx, Ctx } from '#context.ts';
import { refuseBlanked } from '#records/edits.ts';
import { findManager, lockManager, type ManagerRecord } from './queries.ts';

const MANAGER_MENUS = [MENU.managerList] as const;

/** The comment target of a manager. The user who registered them is notified of comments (D-24). */
export const commentTargetOf = (
  db: Ctx['db'],
  manager: Pick<ManagerRecord, 'user_id' | 'user_name' | 'created_by'>,
): CommentTarget => ({
  board: Board.Manager,
  key: manager.user_id,
  subject: manager.user_name,
  addressees: manager.created_by === null ? [] : [manager.created_by],
  filterRecipients: (userIds) => filterHolders(db, userIds, MANAGER_MENUS),
});

/** A finder of managers that are not deleted, for holders of their menu. A write also refuses a blanked record. */
const finder =
  (find: typeof findManager, isWrite: boolean) =>
  async (ctx: CallCtx, key: string): Promise<CommentTarget | undefined> => {
    await refuseWithoutMenu(ctx, MANAGER_MENUS);
    const manager = await find(ctx.db, key.trim().toLowerCase());
    if (manager && isWrite) refuseBlanked(manager);
    return manager && manager.deleted_at === null ? commentTargetOf(ctx.db, manager) : undefined;
  };

/** Finds managers for comments, by their user id. */
export const managerTarget: TargetFinder = { find: finder(findManager, false), lock: finder(lockManager, true) };
