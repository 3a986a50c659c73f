import type { MenuItem, menuCalls } from '@portal/contract/areas/menu/calls';
import { type MenuMode, menuModeFor } from '@portal/contract/areas/menu/mode';
import { hostMenuOf, seesTopMenu } from '@portal/contract/areas/menu/policy';
import { isStaff, USER_TYPES } from '@portal/contract/core/actor';
import type { CallCtx } from '#context.ts';
import type { Handler, Routes } from '#http/handler-types.ts';
import { grantCheckFor } from './granted-menus.ts';
import { listLeftRows, listTopRows } from './queries.ts';
import { type LeftRow, viewLeftMenu, viewTopMenu } from './view.ts';

/** The top menus of both modes, to find the menu of an alarm (D-16). Type C gets only its own mode. */
const listAllTopMenus: Handler<typeof menuCalls.listAllTopMenus> = async ({ db, actor }) =>
  (await listTopRows(db)).filter((row) => isStaff(actor) || row.mode === menuModeFor(actor, '')).map(viewTopMenu);

/** Reads the menus that the caller may see, by the mode that was requested. */
async function readMenus(ctx: CallCtx) {
  const { actor, db } = ctx;
  const isGranted = await grantCheckFor(ctx);
  const isShared = ({ top_menu_id }: LeftRow): boolean => hostMenuOf(actor, top_menu_id) !== top_menu_id;
  const isVisible = ({ id, top_menu_id, audience }: LeftRow): boolean =>
    seesTopMenu(actor, top_menu_id) &&
    (audience === 'all' || audience === actor.userType) &&
    (audience === 'C' || isGranted({ type: 'L', id }));
  const topRows = (await listTopRows(db)).filter(({ id }) => seesTopMenu(actor, id));
  // Menus of the other mode come behind those of the top menu itself.
  const leftRows = (await listLeftRows(db)).filter(isVisible).toSorted((one, two) => one.top_menu_id - two.top_menu_id);
  // The calendar is below a top menu of both modes and shows once (D-334).
  const isRepeated = (row: LeftRow, index: number, rows: readonly LeftRow[]): boolean =>
    row.link !== '' && rows.findIndex(({ link }) => link === row.link) < index;
  const leftIn = (mode: MenuMode, topMenuId: number): LeftRow[] =>
    leftRows
      .filter((row) => hostMenuOf(actor, row.top_menu_id) === topMenuId && (row.mode === mode || isShared(row)))
      .filter((row, index, rows) => !isRepeated(row, index, rows));
  return (requested: '' | MenuMode) => {
    const mode = menuModeFor(actor, requested);
    const leftBelow = (topMenuId: number): MenuItem[] =>
      leftIn(mode, topMenuId).map((row) => ({ ...viewLeftMenu(row), topMenuId, menuMode: mode }));
    const tops = topRows
      .filter(({ id, mode: own }) => own === mode && (isGranted({ type: 'T', id }) || leftIn(mode, id).some(isShared)))
      .map(viewTopMenu);
    return { tops, leftBelow };
  };
}

/** The top menus that the caller may see. */
const listTopMenus: Handler<typeof menuCalls.listTopMenus> = async (ctx, input) =>
  (await readMenus(ctx))(input.MenuMode).tops;

/** The left menus below one top menu. None for a top menu of the other mode. */
const listLeftMenus: Handler<typeof menuCalls.listLeftMenus> = async (ctx, input) =>
  (await readMenus(ctx))(input.MenuMode).leftBelow(input.TopMenuId);

/** All menus of every mode that the caller may use, each top menu followed by its left menus. */
const listMenus: Handler<typeof menuCalls.listMenus> = async (ctx) => {
  const menusOf = await readMenus(ctx);
  return USER_TYPES.filter((mode) => menuModeFor(ctx.actor, mode) === mode).flatMap((mode) => {
    const { tops, leftBelow } = menusOf(mode);
    return tops.flatMap((top) => [top, ...leftBelow(top.topMenuId)]);
  });
};

/** Handlers of the calls about menus. */
export const menuRoutes: Routes<typeof menuCalls> = { listAllTopMenus, listTopMenus, listLeftMenus, listMenus };
