import type { menuCalls } from '@portal/contract/areas/menu/calls';
import { menuModeFor } from '@portal/contract/areas/menu/mode';
import { seesTopMenu } from '@portal/contract/areas/menu/policy';
import { isStaff } from '@portal/contract/core/actor';
import type { Handler, Routes } from '../../http/handlers.ts';
import { grantedMenus } from './granted-menus.ts';
import { listLeftRows, listTopRows } from './queries.ts';
import { viewLeftMenu, viewTopMenu } from './view.ts';

/** Every top menu of both modes, to find where an alarm leads (D-16); for type C those of his own mode. */
const listAllTopMenus: Handler<typeof menuCalls.listAllTopMenus> = async ({ db, actor }) =>
  (await listTopRows(db)).filter((row) => isStaff(actor) || row.mode === menuModeFor(actor, '')).map(viewTopMenu);

/** The caller's top menus in the mode he may have (D-17). */
const listTopMenus: Handler<typeof menuCalls.listTopMenus> = async (ctx, input) => {
  const mode = menuModeFor(ctx.actor, input.MenuMode);
  const isGranted = await grantedMenus(ctx);
  const rows = await listTopRows(ctx.db);
  return rows
    .filter((row) => row.mode === mode && seesTopMenu(ctx.actor, row.id))
    .filter((row) => isGranted({ type: 'T', id: row.id }))
    .map(viewTopMenu);
};

/** The left menus below one top menu; of the other mode none. */
const listLeftMenus: Handler<typeof menuCalls.listLeftMenus> = async (ctx, input) => {
  const mode = menuModeFor(ctx.actor, input.MenuMode);
  const isGranted = await grantedMenus(ctx);
  const rows = await listLeftRows(ctx.db, input.TopMenuId);
  return rows
    .filter((row) => row.mode === mode && seesTopMenu(ctx.actor, row.top_menu_id))
    .filter((row) => row.audience === 'all' || row.audience === ctx.actor.userType)
    .filter((row) => row.audience === 'C' || isGranted({ type: 'L', id: row.id }))
    .map(viewLeftMenu);
};

export const menuRoutes: Routes<typeof menuCalls> = { listAllTopMenus, listTopMenus, listLeftMenus };
