import type { MenuKey } from '@portal/contract/areas/menu/keys';
import type { UserType } from '@portal/contract/core/actor';
import type { Ctx } from '#context.ts';
import { insertLeftMenu, insertTopMenu, listAllMenus, lockMenus, orderMenuRows, updateMenuRow } from '../queries.ts';
import type { StoredMenu } from '../tables.ts';

type Db = Ctx['db'];

/** All stored menus, each top menu followed by its left menus. */
export const listStoredMenus = (db: Db): Promise<StoredMenu[]> => listAllMenus(db);

/** The stored menus of a change. They hold until its transaction ends. */
export async function lockStoredMenus(db: Db): Promise<StoredMenu[]> {
  await lockMenus(db);
  return listAllMenus(db);
}

type Columns = Partial<Pick<StoredMenu, 'name' | 'link' | 'domain' | 'active'>>;

/** Changes columns of one menu. */
export async function updateMenu(db: Db, menu: MenuKey, columns: Columns): Promise<void> {
  await updateMenuRow(db, menu, columns);
}

/** Sets the order of the menus of one kind to the order of `ids`. */
export async function orderMenus(db: Db, type: MenuKey['type'], ids: readonly number[]): Promise<void> {
  await orderMenuRows(db, type, ids);
}

type NewMenu = Required<Pick<Columns, 'name' | 'link' | 'domain'>>;

/** Adds a menu as the last one below a top menu, or of the top menus of a mode. Returns its id. */
export const insertMenu = (
  db: Db,
  place: { topMenuId: number } | { mode: UserType },
  menu: NewMenu,
): Promise<number> =>
  'mode' in place ? insertTopMenu(db, place.mode, menu) : insertLeftMenu(db, place.topMenuId, menu);
