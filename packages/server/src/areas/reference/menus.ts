import type { MenuRow, referenceCalls } from '@portal/contract/areas/reference/calls';
import { menuChecks } from '@portal/contract/areas/reference/forms';
import { UserType } from '@portal/contract/core/actor';
import { toYesNo } from '@portal/contract/core/formats';
import { firstFailure } from '@portal/contract/core/forms';
import { changedText, logChange } from '#areas/audit/public/log.ts';
import {
  insertMenu,
  listStoredMenus,
  lockStoredMenus,
  orderMenus as orderStoredMenus,
  updateMenu,
} from '#areas/menu/public/menu-entries.ts';
import type { CallCtx } from '#context.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuseStale } from '#records/edits.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import { refuseOtherOrder } from './order.ts';
import { retire } from './retire.ts';

type Calls = typeof referenceCalls;
type StoredMenu = Awaited<ReturnType<typeof listStoredMenus>>[number];
type Key = Pick<StoredMenu, 'type' | 'id'>;

/** Lists the menus with their links and domains (D-133). */
export const listMenus: Handler<Calls['listMenus']> = async ({ db }) =>
  (await listStoredMenus(db)).map(
    (menu): MenuRow => ({
      menuId: menu.id,
      type: menu.type,
      topMenuId: menu.topMenuId,
      menuMode: menu.mode,
      menuName: menu.name,
      menuLink: menu.link,
      menuDomain: menu.domain,
      activeYN: toYesNo(menu.active),
      version: menu.version,
    }),
  );

const find = async ({ db }: CallCtx, { type, id }: Key): Promise<StoredMenu> =>
  (await listStoredMenus(db)).find((menu) => menu.type === type && menu.id === id) ?? refuse('NOT_FOUND');

type Seen = { Type: Key['type']; MenuId: number; Version?: number | undefined };

/** The menu that a call changes, as the caller has seen it. */
async function findSeen({ db }: CallCtx, { Type, MenuId, Version }: Seen): Promise<StoredMenu> {
  const menus = await lockStoredMenus(db);
  const menu = menus.find(({ type, id }) => type === Type && id === MenuId) ?? refuse('NOT_FOUND');
  refuseStale(Version, menu);
  return menu;
}

const log = (ctx: CallCtx, { type, id }: Key, note: { name: string; action: string; detail?: string }) =>
  logChange(ctx, { subject: '메뉴', key: `${type}${id}`, ...note });

/** Adds a menu; nobody sees it until it is granted. */
export const addMenu: Handler<Calls['addMenu']> = async (ctx, input) => {
  refuseFailedCheck(firstFailure(menuChecks, input));
  if (input.TopMenuId !== 0) await find(ctx, { type: 'T', id: input.TopMenuId });
  const place = input.TopMenuId === 0 ? { mode: input.MenuMode || UserType.Staff } : { topMenuId: input.TopMenuId };
  const name = input.MenuName.trim();
  const id = await insertMenu(ctx.db, place, { name, link: input.MenuLink, domain: input.MenuDomain });
  await log(ctx, { type: input.TopMenuId === 0 ? 'T' : 'L', id }, { name, action: '등록' });
  return { id };
};

/** Changes the name, link and domain of a menu. */
export const editMenu: Handler<Calls['editMenu']> = async (ctx, input) => {
  const menu = await findSeen(ctx, input);
  refuseFailedCheck(firstFailure(menuChecks, input));
  const columns = { name: input.MenuName.trim(), link: input.MenuLink, domain: input.MenuDomain };
  await updateMenu(ctx.db, menu, columns);
  const detail = changedText([
    ['메뉴명', menu.name, columns.name],
    ['링크', menu.link, columns.link],
    ['도메인', menu.domain, columns.domain],
  ]);
  if (detail !== '') await log(ctx, menu, { name: columns.name, action: '수정', detail });
};

/** Reorders the top menus of one mode, or the left menus of one top menu. The request must name all of them once. */
export const orderMenus: Handler<Calls['orderMenus']> = async (ctx, { Type, Ids, FormerIds }) => {
  const ids = Ids.map(({ Id }) => Id);
  const menus = (await lockStoredMenus(ctx.db)).filter((menu) => menu.type === Type);
  const first = menus.find((menu) => menu.id === ids[0]) ?? refuse('NOT_FOUND');
  const siblings = menus.filter((menu) => menu.mode === first.mode && menu.topMenuId === first.topMenuId);
  const isWhole = new Set(ids).size === ids.length && siblings.length === ids.length;
  if (!isWhole || !siblings.every((menu) => ids.includes(menu.id))) refuse('STALE', { field: 'Ids' });
  refuseOtherOrder(siblings, FormerIds);
  await orderStoredMenus(ctx.db, Type, ids);
  const nameOf = (id: number) => menus.find((menu) => menu.id === id)?.name ?? '';
  await log(ctx, first, { name: '', action: '순서 변경', detail: ids.map(nameOf).join(', ') });
};

/** Retires a menu or puts it back into use. A retired menu is hidden, but its grants stay. */
export const retireMenu: Handler<Calls['retireMenu']> = async (ctx, input) => {
  const { ActiveYN } = input;
  const menu = await findSeen(ctx, input);
  await retire(menu, ActiveYN, {
    write: (active) => updateMenu(ctx.db, menu, { active }),
    log: (action) => log(ctx, menu, { name: menu.name, action }),
  });
};
