import { type AccountGuard, accountGuard } from '@portal/contract/areas/employees/policy';
import { grantsByUser } from '#areas/menu/public/grants.ts';
import type { CallCtx, Ctx } from '#context.ts';
import { refuse } from '#refuse.ts';
import { findPermission, listActiveManagers, lockRights } from '../queries.ts';

/** A person whose account may be touched. */
export type Touched = { user_id: string; permission: string };

/**
 * Lets one change of rights over people at a time pass until the transaction ends, and gives the call with the letter
 * that its caller has by then. 401 for a caller who was deleted meanwhile (D-196).
 */
export async function holdRights(ctx: CallCtx): Promise<CallCtx> {
  await lockRights(ctx.db);
  const permission = (await findPermission(ctx.db, ctx.actor.userId)) ?? refuse('LOGIN_REQUIRED');
  return { ...ctx, actor: { ...ctx.actor, permission } };
}

/** What keeps the caller from the accounts of people, '' for nothing: the guard of the first who has one (D-196). */
export async function guardOf({ db, actor }: CallCtx, people: readonly Touched[]): Promise<AccountGuard> {
  const menus = await grantsByUser(db, [actor.userId, ...people.map(({ user_id }) => user_id)]);
  const caller = { permission: actor.permission, menus: menus.get(actor.userId) ?? [] };
  const guards = people.map(({ user_id, permission }) =>
    accountGuard(caller, { permission, menus: menus.get(user_id) ?? [] }),
  );
  return guards.find((guard) => guard !== '') ?? '';
}

/**
 * Refuses with 409 LAST_ADMIN what takes permission M or the account from every active user who has it. Its caller holds
 * the rights, so that two such changes at once do not both find another one (D-196).
 */
export async function refuseLastManager(db: Ctx['db'], leaving: readonly string[]): Promise<void> {
  if (await endsManagers(db, leaving)) refuse('LAST_ADMIN', { message: 'employee.lastManager' });
}

/** True where nobody with permission M is left when these people go. */
async function endsManagers(db: Ctx['db'], leaving: readonly string[]): Promise<boolean> {
  const managers = await listActiveManagers(db);
  return managers.length > 0 && managers.every((userId) => leaving.includes(userId));
}
