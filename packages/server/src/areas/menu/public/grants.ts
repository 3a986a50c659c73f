import type { MenuKey } from '@portal/contract/areas/menu/keys';
import { needsMenuGrants } from '@portal/contract/areas/menu/mode';
import { isManager } from '@portal/contract/core/actor';
import type { Call } from '@portal/contract/core/call';
import type { CallCtx, Ctx } from '#context.ts';
import { refuse } from '#refuse.ts';
import { deleteGrants, insertGrants, listAllMenus, listGrants, listGrantsOf, listMenuKeys } from '../queries.ts';

export type { MenuKey };

/** A menu key as text, for sets and maps. */
const keyOf = ({ type, id }: MenuKey): string => `${type}${id}`;

/** The menus that were granted to a member of staff. */
export async function grantsOf(db: Ctx['db'], userId: string): Promise<MenuKey[]> {
  return (await listGrants(db, userId)).map(({ menu_type, menu_id }) => ({ type: menu_type, id: menu_id }));
}

/** The granted menus of several users, by user id. */
export async function grantsByUser(db: Ctx['db'], userIds: readonly string[]): Promise<Map<string, MenuKey[]>> {
  const granted = new Map<string, MenuKey[]>(userIds.map((userId) => [userId, []]));
  for (const { user_id, menu_type, menu_id } of await listGrantsOf(db, userIds)) {
    granted.get(user_id)?.push({ type: menu_type, id: menu_id });
  }
  return granted;
}

/** Whether at least one of the menus is among the granted ones. */
export function holdsMenu(granted: readonly MenuKey[], menus: readonly MenuKey[]): boolean {
  const keys = new Set(granted.map(keyOf));
  return menus.some((menu) => keys.has(keyOf(menu)));
}

/** True when at least one of the menus was granted to the user (D-113). */
export const hasMenu = async (db: Ctx['db'], userId: string, menus: readonly MenuKey[]): Promise<boolean> =>
  holdsMenu(await grantsOf(db, userId), menus);

/** Those of the users who were granted at least one of the menus. */
export async function filterHolders(
  db: Ctx['db'],
  userIds: readonly string[],
  menus: readonly MenuKey[],
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const granted = await grantsByUser(db, userIds);
  return userIds.filter((userId) => holdsMenu(granted.get(userId) ?? [], menus));
}

/** Refuses with 403 when none of the menus was granted to the caller (D-113). */
export async function refuseWithoutMenu({ db, actor }: CallCtx, menus: readonly MenuKey[]): Promise<void> {
  if (!(await hasMenu(db, actor.userId, menus))) refuse('FORBIDDEN');
}

/** Refuses with 403 when the call needs a menu that was not granted to the caller (D-23). */
export async function refuseClosedCall(ctx: CallCtx, { menus }: Pick<Call, 'menus'>): Promise<void> {
  if (menus && needsMenuGrants(ctx.actor)) await refuseWithoutMenu(ctx, menus);
}

/** The names of menus in their order: '프로젝트', or '프로젝트 › 프로젝트목록' for a left menu (D-246). */
export async function menuNames(db: Ctx['db'], menus: readonly MenuKey[]): Promise<string[]> {
  const keys = new Set(menus.map(keyOf));
  const all = await listAllMenus(db);
  const nameOfTop = (id: number): string => all.find((menu) => menu.type === 'T' && menu.id === id)?.name ?? '';
  return all
    .filter((menu) => keys.has(keyOf(menu)))
    .map(({ type, name, topMenuId }) => (type === 'T' ? name : `${nameOfTop(topMenuId)} › ${name}`));
}

/** The menus that a replacement of grants added and removed. */
export type GrantChange = { added: MenuKey[]; removed: MenuKey[] };

/**
 * Sets the granted menus of a member of staff. Refuses BAD_REQUEST for an unknown menu. A caller without permission M can
 * only grant or remove menus that they have themselves (D-113).
 */
export async function replaceGrants(
  { db, actor }: CallCtx,
  userId: string,
  menus: readonly MenuKey[],
): Promise<GrantChange> {
  const known = new Set((await listMenuKeys(db)).map(keyOf));
  const requested = new Map(menus.map((menu) => [keyOf(menu), menu]));
  if ([...requested.keys()].some((key) => !known.has(key))) refuse('BAD_REQUEST', { field: 'MenuAuthList' });
  const before = await grantsOf(db, userId);
  const current = new Set(before.map(keyOf));
  const added = [...requested.values()].filter((menu) => !current.has(keyOf(menu)));
  const removed = before.filter((menu) => !requested.has(keyOf(menu)));
  if (!isManager(actor)) {
    const own = new Set((await grantsOf(db, actor.userId)).map(keyOf));
    if ([...added, ...removed].some((menu) => !own.has(keyOf(menu)))) refuse('FORBIDDEN', { field: 'MenuAuthList' });
  }
  await deleteGrants(db, userId, removed);
  await insertGrants(db, userId, added);
  return { added, removed: removed };
}
