import type { menuCalls } from '@portal/contract/areas/menu/calls';
import type { MenuKey } from '@portal/contract/areas/menu/keys';
import { type MenuMode, menuModeFor } from '@portal/contract/areas/menu/mode';
import { seesTopMenu } from '@portal/contract/areas/menu/policy';
import { type Actor, isStaff, USER_TYPES } from '@portal/contract/core/actor';
import type { Handler, Routes } from '#http/handler-types.ts';
import { grantCheckFor } from './granted-menus.ts';
import { listLeftRows, listTopRows } from './queries.ts';
import { type LeftRow, type TopRow, viewLeftMenu, viewTopMenu } from './view.ts';

/** The top menus of both modes, to find the menu of an alarm (D-16). Type C gets only its own mode. */
const listAllTopMenus: Handler<typeof menuCalls.listAllTopMenus> = async ({ db, actor }) =>
  (await listTopRows(db)).filter((row) => isStaff(actor) || row.mode === menuModeFor(actor, '')).map(viewTopMenu);

/** Filters for the menus that the user may see, in the requested mode if they may use it (D-17). */
function menuFilters(actor: Actor, requested: '' | MenuMode, isGranted: (menu: MenuKey) => boolean) {
  const mode = menuModeFor(actor, requested);
  return {
    top: (row: TopRow): boolean =>
      row.mode === mode && seesTopMenu(actor, row.id) && isGranted({ type: 'T', id: row.id }),
    left: (row: LeftRow): boolean =>
      row.mode === mode &&
      seesTopMenu(actor, row.top_menu_id) &&
      (row.audience === 'all' || row.audience === actor.userType) &&
      (row.audience === 'C' || isGranted({ type: 'L', id: row.id })),
  };
}

/** The top menus that the caller may see. */
const listTopMenus: Handler<typeof menuCalls.listTopMenus> = async (ctx, input) => {
  const visible = menuFilters(ctx.actor, input.MenuMode, await grantCheckFor(ctx));
  return (await listTopRows(ctx.db)).filter(visible.top).map(viewTopMenu);
};

/** The left menus below one top menu. None for a top menu of the other mode. */
const listLeftMenus: Handler<typeof menuCalls.listLeftMenus> = async (ctx, input) => {
  const visible = menuFilters(ctx.actor, input.MenuMode, await grantCheckFor(ctx));
  return (await listLeftRows(ctx.db, input.TopMenuId)).filter(visible.left).map(viewLeftMenu);
};

/** All menus of every mode that the caller may use, each top menu followed by its left menus. */
const listMenus: Handler<typeof menuCalls.listMenus> = async (ctx) => {
  const isGranted = await grantCheckFor(ctx);
  const tops = await listTopRows(ctx.db);
  const lefts = await listLeftRows(ctx.db);
  return USER_TYPES.filter((mode) => menuModeFor(ctx.actor, mode) === mode).flatMap((mode) => {
    const visible = menuFilters(ctx.actor, mode, isGranted);
    return tops
      .filter(visible.top)
      .flatMap((top) => [
        viewTopMenu(top),
        ...lefts.filter((left) => left.top_menu_id === top.id && visible.left(left)).map(viewLeftMenu),
      ]);
  });
};

/** Handlers of the calls about menus. */
export const menuRoutes: Routes<typeof menuCalls> = { listAllTopMenus, listTopMenus, listLeftMenus, listMenus };
