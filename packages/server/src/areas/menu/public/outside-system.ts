import { menuModeFor } from '@portal/contract/areas/menu/mode';
import { seesTopMenu } from '@portal/contract/areas/menu/policy';
import { isStaff } from '@portal/contract/core/actor';
import type { CallCtx } from '#context.ts';
import { grantCheckFor } from '../granted-menus.ts';
import { listTopRows } from '../queries.ts';

/** The address of the outside system of a top menu. '' when the caller has no such menu (D-15). */
export async function findOutsideSystem(ctx: CallCtx, topMenuId: number): Promise<string> {
  const menu = (await listTopRows(ctx.db)).find(({ id }) => id === topMenuId);
  if (!menu || !seesTopMenu(ctx.actor, menu.id)) return '';
  const isOfMode = isStaff(ctx.actor) || menu.mode === menuModeFor(ctx.actor, '');
  const isGranted = await grantCheckFor(ctx);
  return isOfMode && isGranted({ type: 'T', id: menu.id }) ? menu.domain : '';
}
