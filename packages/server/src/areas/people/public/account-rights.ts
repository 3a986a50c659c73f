import { type AccountGuard, accountGuard } from '@portal/contract/areas/employees/account-guard';
import { grantsByUser } from '#areas/menu/public/grants.ts';
import type { CallCtx, Ctx } from '#context.ts';
import { refuse } from '#refuse.ts';
import { acquireRightsLock, findPermission, listActiveManagers } from '../queries.ts';

/** A user whose account is changed. */
export type ChangedUser = { user_id: string; permission: string };

/**
 * Locks changes of accounts and rights until the transaction ends, and returns the context with the caller's current
 * permission letter. 401 for a caller who was deleted meanwhile (D-196).
 */
export async function lockRights(ctx: CallCtx): Promise<CallCtx> {
  await acquireRightsLock(ctx.db);
  const permission = (await findPermission(ctx.db, ctx.actor.userId)) ?? refuse('LOGIN_REQUIRED');
  return { ...ctx, actor: { ...ctx.actor, permission } };
}

/** Why the caller may not change these accounts: the first guard among them, or '' (D-196). */
export async function findAccountGuard({ db, actor }: CallCtx, people: readonly ChangedUser[]): Promise<AccountGuard> {
  const menus = await grantsByUser(db, [actor.userId, ...people.map(({ user_id }) => user_id)]);
  const caller = { permission: actor.permission, menus: menus.get(actor.userId) ?? [] };
  const guards = people.map(({ user_id, permission }) =>
    accountGuard(caller, { permission, menus: menus.get(user_id) ?? [] }),
  );
  return guards.find((guard) => guard !== '') ?? '';
}

/**
 * Refuses with 409 LAST_ADMIN when no active user except the given ones has permission M. Call lockRights before, so
 * that two parallel changes do not both find another one (D-196).
 */
export async function refuseLastManager(db: Ctx['db'], userIds: readonly string[]): Promise<void> {
  if (await removesLastManager(db, userIds)) refuse('LAST_ADMIN', { message: 'employee.lastManager' });
}

/** True when every active user with permission M is among these users. */
async function removesLastManager(db: Ctx['db'], userIds: readonly string[]): Promise<boolean> {
  const managers = await listActiveManagers(db);
  return managers.length > 0 && managers.every((manager) => userIds.includes(manager));
}
