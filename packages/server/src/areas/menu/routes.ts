import type { menuCalls } from '@portal/contract/areas/menu/calls';
import type { MenuKey } from '@portal/contract/areas/menu/keys';
import { type MenuMode, menuModeFor } from '@portal/contract/areas/menu/mode';
import { seesTopMenu } from '@portal/contract/areas/menu/policy';
import { type Actor, isStaff, USER_TYPES } from '@portal/contract/core/actor';
import type { Handler, Routes } from '#http/handlers.ts';
import { grantedMenus } from './granted-menus.ts';
import { listLeftRows, listTopRows } from './queries.ts';
import { type LeftRow, type TopRow, viewLeftMenu, viewTopMenu } from './view.ts';

/** Every top menu of both modes, to find where an alarm leads (D-16); for type C those of his own mode. */
const listAllTopMenus: Handler<typeof menuCalls.listAllTopMenus> = async ({ db, actor }) =>
  (await listTopRows(db)).filter((row) => isStaff(actor) || row.mode === menuModeFor(actor, '')).map(viewTopMenu);

/** What somebody sees of the menus of the mode he may have (D-17). */
function sightOf(actor: Actor, asked: '' | MenuMode, isGranted: (menu: MenuKey) => boolean) {
  const mode = menuModeFor(actor, asked);
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

/** The caller's top menus. */
const listTopMenus: Handler<typeof menuCalls.listTopMenus> = async (ctx, input) => {
  const sees = sightOf(ctx.actor, input.MenuMode, await grantedMenus(ctx));
  return (await listTopRows(ctx.db)).filter(sees.top).map(viewTopMenu);
};

/** The left menus below one top menu; of the other mode none. */
const listLeftMenus: Handler<typeof menuCalls.listLeftMenus> = async (ctx, input) => {
  const sees = sightOf(ctx.actor, input.MenuMode, await grantedMenus(ctx));
  return (await listLeftRows(ctx.db, input.TopMenuId)).filter(sees.left).map(viewLeftMenu);
};

/** Both at once, for the screen, and of every mode the caller may have: each top menu followed by its left ones. */
const listMenus: Handler<typeof menuCalls.listMenus> = async (ctx) => {
  const isGranted = await grantedMenus(ctx);
  const tops = await listTopRows(ctx.db);
  const lefts = await listLeftRows(ctx.db);
  return USER_TYPES.filter((mode) => menuModeFor(ctx.actor, mode) === mode).flatMap((mode) => {
    const sees = sightOf(ctx.actor, mode, isGranted);
    return tops
      .filter(sees.top)
      .flatMap((top) => [
        viewTopMenu(top),
        ...lefts.filter((left) => left.top_menu_id === top.id && sees.left(left)).map(viewLeftMenu),
      ]);
  });
};

export const menuRoutes: Routes<typeof menuCalls> = { listAllTopMenus, listTopMenus, listLeftMenus, listMenus };
