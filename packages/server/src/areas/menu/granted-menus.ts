import type { MenuKey } from '@portal/contract/areas/menu/keys';
import { needsMenuGrants } from '@portal/contract/areas/menu/mode';
import type { CallCtx } from '#context.ts';
import { listGrants } from './queries.ts';

/** Makes a check of the caller's menus: staff see granted menus, type C every menu of their mode (D-23). */
export async function grantCheckFor(ctx: CallCtx): Promise<(menu: MenuKey) => boolean> {
  if (!needsMenuGrants(ctx.actor)) return () => true;
  const grants = await listGrants(ctx.db, ctx.actor.userId);
  const granted = new Set(grants.map((grant) => `${grant.menu_type}${grant.menu_id}`));
  return ({ type, id }) => granted.has(`${type}${id}`);
}
