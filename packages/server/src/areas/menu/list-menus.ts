import type { menuCalls } from '@portal/contract/areas/menu/calls';
import { menuModeFor } from '@portal/contract/areas/menu/mode';
import type { Handler } from '../../http/handlers.ts';
import { grantedMenus } from './grants.ts';
import { listLeftRows, listTopRows } from './queries.ts';
import { viewLeftMenu, viewTopMenu } from './view.ts';

/** Every top menu of both modes, to find where an alarm leads (D-16). */
export const listAllTopMenus: Handler<typeof menuCalls.listAllTopMenus> = async (ctx) =>
  (await listTopRows(ctx.db)).map(viewTopMenu);

/** The caller's top menus in the mode he may have (SHELL-09, D-17). */
export const listTopMenus: Handler<typeof menuCalls.listTopMenus> = async (ctx, input) => {
  const mode = menuModeFor(ctx.actor, input.MenuMode);
  const isGranted = await grantedMenus(ctx);
  const rows = await listTopRows(ctx.db);
  return rows.filter((row) => row.mode === mode && isGranted({ type: 'T', id: row.id })).map(viewTopMenu);
};

/** The left menus below one top menu; of the other mode none (SHELL-10). */
export const listLeftMenus: Handler<typeof menuCalls.listLeftMenus> = async (ctx, input) => {
  const mode = menuModeFor(ctx.actor, input.MenuMode);
  const isGranted = await grantedMenus(ctx);
  const rows = await listLeftRows(ctx.db, input.TopMenuId);
  return rows
    .filter((row) => row.mode === mode)
    .filter((row) => row.audience === 'all' || row.audience === ctx.actor.userType)
    .filter((row) => row.audience === 'C' || isGranted({ type: 'L', id: row.id }))
    .map(viewLeftMenu);
};
