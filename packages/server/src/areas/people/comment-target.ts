import { Board } from '@portal/contract/areas/comments/boards';
import type { Ctx } from '../../context.ts';
import type { CommentTarget, TargetFinder } from '../comments/public/target.ts';
import { findPartnerUser } from './queries.ts';

/** A partner's manager, whose key is his user id; nobody is recorded as his creator. */
async function findManager(ctx: Ctx, key: string): Promise<CommentTarget | undefined> {
  const manager = await findPartnerUser(ctx.db, key.trim().toLowerCase());
  return manager && { board: Board.Manager, key: manager.user_id, subject: manager.user_name, addressees: [] };
}

/** Managers as comments find them. */
export const managerTarget: TargetFinder = { find: findManager, hold: findManager };
